import { formatMoney } from '#domain/format.ts';
import type { Market } from '#domain/place.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

interface PackageTableProps {
  options: readonly PackageOption[];
  market: Market;
}

/** Rows are packages. Where the page is narrow each row becomes a block, and every cell names its column. */
export function PackageTable({ options, market }: PackageTableProps) {
  const { columns } = useSummaryTexts().summary;
  return (
    <table className="packages">
      <thead>
        <tr>
          {Object.values(columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <PackageRow key={option.name} option={option} market={market} />
        ))}
      </tbody>
    </table>
  );
}

function PackageRow({ option, market }: { option: PackageOption; market: Market }) {
  const { language } = useNavigation().address;
  const { home } = useTexts();
  const { columns } = useSummaryTexts().summary;
  const { baseCost, additionalCosts, totalCost, estimatedSavings, paybackYears } = option;
  return (
    <tr>
      <th scope="row">
        {home.package[option.name]}
        <small>{option.includedSolutions.map((solution) => home.solution[solution]).join(', ')}</small>
      </th>
      <td data-column={columns.base}>{formatMoney(baseCost, { language, market })}</td>
      <td data-column={columns.additional}>{formatMoney(additionalCosts, { language, market })}</td>
      <td data-column={columns.total}>
        <b>{formatMoney(totalCost, { language, market })}</b>
      </td>
      <td data-column={columns.savings}>
        {estimatedSavings ? home.perYear(formatMoney(estimatedSavings, { language, market })) : home.savingsByUse}
      </td>
      <td data-column={columns.payback}>{home.years(paybackYears.from, paybackYears.to)}</td>
    </tr>
  );
}
