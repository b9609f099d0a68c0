import { formatMoney } from '#domain/format.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';
import { costTexts } from '#texts/costs/all.ts';
import { costColumns, costRows } from '#texts/costs/cost-rows.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';
import { Tabs } from '#widgets/shared/ui/tabs.tsx';

interface PackagesProps {
  packages: readonly PackageOption[];
  options: WidgetOptions;
}

export function CostsAndPackages(props: PackagesProps) {
  const { tabs, typical } = resultTexts[props.options.language];
  return (
    <div className="costs">
      <Tabs
        label={tabs.label}
        tabs={[
          { key: 'costs', title: tabs.costs, panel: <CostTable {...props} /> },
          { key: 'packages', title: tabs.packages, panel: <PackageDetails {...props} /> },
        ]}
      />
      <p className="small">{typical}</p>
    </div>
  );
}

/** Rows are packages. On a narrow widget each row becomes a block, and every cell names its column. */
function CostTable({ packages, options }: PackagesProps) {
  const texts = costTexts[options.language];
  return (
    <table part="cost-table">
      <thead>
        <tr>
          {costColumns(texts).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costRows(packages, texts, homeTexts[options.language], options).map(({ name, title, cells }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            {cells.map(({ key, column, value }) => (
              <td key={key} data-column={column} className={key === 'total' ? key : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PackageDetails({ packages, options }: PackagesProps) {
  const { language } = options;
  const home = homeTexts[language];
  const labels = costTexts[language];
  return (
    <ul className="packages">
      {packages.map((it) => {
        const { savings, payback } = packageFigures(it, home, options);
        return (
          <li key={it.name} part="package">
            <p className="glyphs">
              {it.includedSolutions.map((solution) => (
                <SolutionGlyph key={solution} solution={solution} />
              ))}
            </p>
            <h3>{home.package[it.name]}</h3>
            <p className="soft">
              {resultTexts[language].includes}:{' '}
              {it.includedSolutions.map((solution) => home.solution[solution]).join(', ')}
            </p>
            <p className="price">{formatMoney(it.totalCost, options)}</p>
            <dl>
              <div className="row">
                <dt>{labels.savings}</dt>
                <dd>{savings}</dd>
              </div>
              <div className="row">
                <dt>{labels.payback}</dt>
                <dd>{payback}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
