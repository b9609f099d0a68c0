import { useLayoutEffect, useRef } from 'react';
import { costTexts } from '#texts/costs/all.ts';
import { costTable } from '#texts/costs/cost-table.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { asSentence } from '#texts/recommendation/say.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { PackageFigures, WhatIsTypical } from '#widgets/shared/results/package-figures.tsx';
import type { ShownPackage } from '#widgets/shared/results/results-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';
import { Tabs } from '#widgets/shared/ui/tabs.tsx';

interface PackagesProps {
  packages: readonly ShownPackage[];
  options: WidgetOptions;
}

/** All packages: open where there is room for them beside the one that is recommended, folded elsewhere. */
export function CostsAndPackages(props: PackagesProps) {
  const { tabs, compare } = resultTexts[props.options.language];
  const place = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.open = getComputedStyle(place.current).getPropertyValue('--has-room') === '1';
  }, []);
  return (
    <details className="costs" ref={place}>
      <summary>
        <h3>{compare}</h3>
      </summary>
      <WhatIsTypical packages={props.packages} options={props.options} />
      <Tabs
        label={tabs.label}
        tabs={[
          { key: 'costs', title: tabs.costs, panel: <CostTable {...props} /> },
          { key: 'packages', title: tabs.packages, panel: <PackageDetails {...props} /> },
        ]}
      />
    </details>
  );
}

/** Rows are packages. On a narrow widget each row becomes a block, and every cell names its column, for the eye alone. */
function CostTable({ packages, options }: PackagesProps) {
  const { language } = options;
  const { columns, rows, noExtras } = costTable(packages, costTexts[language], homeTexts[language], options);
  return (
    <>
      <table part="cost-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, includes, cells }, index) => (
            <tr key={name}>
              <th scope="row">
                {title} <small>{includes}</small>
                {packages[index]?.isRecommended && <Recommended options={options} />}
                {packages[index] && <Against of={packages[index]} options={options} />}
              </th>
              {cells.map(({ key, column, value }) => (
                <td key={key} data-column={column} className={key === 'total' ? key : undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {noExtras && <p className="small">{noExtras}</p>}
    </>
  );
}

function Recommended({ options }: Pick<PackagesProps, 'options'>) {
  return <span className="recommended-mark">{recommendationTexts[options.language].mark}</span>;
}

/** Why it is not recommended, where a detailed estimate says so. */
function Against({ of: { against }, options: { language } }: { of: ShownPackage; options: WidgetOptions }) {
  if (against.length === 0) return null;
  const { notWorthIt } = recommendationTexts[language];
  const reasons = [...new Set(against.map(({ reason }) => asSentence(notWorthIt[reason])))];
  return (
    <small className="against">
      <strong>{resultTexts[language].notRecommended}</strong> {reasons.join(' ')}
    </small>
  );
}

function PackageDetails({ packages, options }: PackagesProps) {
  const { language } = options;
  const home = homeTexts[language];
  return (
    <ul className="packages">
      {packages.map((it) => (
        <li key={it.name} part="package">
          <p className="glyphs">
            {it.includedSolutions.map((solution) => (
              <SolutionGlyph key={solution} solution={solution} />
            ))}
          </p>
          <h4>{home.package[it.name]}</h4>
          {it.isRecommended && <Recommended options={options} />}
          <Against of={it} options={options} />
          <p className="soft">
            {resultTexts[language].includes}:{' '}
            {it.includedSolutions.map((solution) => home.solution[solution]).join(', ')}
          </p>
          <PackageFigures of={it} options={options} />
        </li>
      ))}
    </ul>
  );
}
