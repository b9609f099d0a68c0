import { formatMoney } from '#domain/format.ts';
import { costTexts } from '#texts/costs/all.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import type { PackagesProps } from '#widgets/shared/results/costs-and-packages.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

export function PackageDetails({ packages, home, texts, options }: PackagesProps) {
  const { savings, payback } = costTexts[options.language];
  return (
    <ul className="packages">
      {packages.map((it) => (
        <li key={it.name} part="package">
          <p className="glyphs">
            {it.includedSolutions.map((solution) => (
              <SolutionGlyph key={solution} solution={solution} />
            ))}
          </p>
          <h3>{home.package[it.name]}</h3>
          <p className="soft">
            {texts.includes}: {it.includedSolutions.map((solution) => home.solution[solution]).join(', ')}
          </p>
          <p className="price">{formatMoney(it.totalCost, options)}</p>
          <dl>
            <div className="row">
              <dt>{savings}</dt>
              <dd>{packageFigures(it, home, options).savings}</dd>
            </div>
            <div className="row">
              <dt>{payback}</dt>
              <dd>{packageFigures(it, home, options).payback}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
