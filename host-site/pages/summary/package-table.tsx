import type { Market } from '#domain/place.ts';
import type { PackageName, PackageOption } from '#domain/questionnaire/packages.ts';
import { leading } from '#domain/questionnaire/recommendation.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { costTable } from '#texts/costs/cost-table.ts';

interface PackageTableProps {
  options: readonly PackageOption[];
  first: PackageName | undefined;
  market: Market;
}

/** Rows are packages, the recommended one first. Where it is narrow each row becomes a block, and every cell names its column. */
export function PackageTable({ options, first, market }: PackageTableProps) {
  const { language } = useNavigation().address;
  const { home } = useTexts();
  const { costs, recommendation } = useSummaryTexts();
  const { columns, rows, noExtras } = costTable(leading(options, first), costs, home, { language, market });
  return (
    <>
      <div className="package-frame">
        <table className="packages">
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
            {rows.map(({ name, title, includes, cells }) => (
              <tr key={name}>
                <th scope="row">
                  {name === first ? `${title} (${recommendation.mark})` : title}
                  <small>{includes}</small>
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
      </div>
      {noExtras && <p className="small">{noExtras}</p>}
    </>
  );
}
