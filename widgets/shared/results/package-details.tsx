import { formatMoney } from '#domain/format.ts';
import type { PackagesProps } from '#widgets/shared/results/costs-and-packages.tsx';
import { savingsText } from '#widgets/shared/results/savings-text.ts';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

export function PackageDetails({ packages, home, texts, options }: PackagesProps) {
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
              <dt>{texts.columns.savings}</dt>
              <dd>{savingsText(it, home, options)}</dd>
            </div>
            <div className="row">
              <dt>{texts.columns.payback}</dt>
              <dd>{home.years(it.paybackYears.from, it.paybackYears.to)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
