import { costTexts } from '#texts/costs/all.ts';
import { costColumns, costRows } from '#texts/costs/cost-rows.ts';
import type { PackagesProps } from '#widgets/shared/results/costs-and-packages.tsx';

/** Rows are packages. On a narrow widget each row becomes a block, and every cell names its column. */
export function CostTable({ packages, home, options }: PackagesProps) {
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
        {costRows(packages, texts, home, options).map(({ name, title, cells }) => (
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
