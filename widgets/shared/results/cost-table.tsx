import { formatMoney } from '#domain/format.ts';
import type { PackagesProps } from '#widgets/shared/results/costs-and-packages.tsx';
import { savingsText } from '#widgets/shared/results/savings-text.ts';

/** Rows are packages. On a narrow widget each row becomes a block, and every cell names its column. */
export function CostTable({ packages, home, texts, options }: PackagesProps) {
  const { columns } = texts;
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, options);
  return (
    <table part="cost-table">
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
        {packages.map((it) => (
          <tr key={it.name}>
            <th scope="row">{home.package[it.name]}</th>
            <td data-column={columns.base}>{money(it.baseCost)}</td>
            <td data-column={columns.additional}>{money(it.additionalCosts)}</td>
            <td data-column={columns.total} className="total">
              {money(it.totalCost)}
            </td>
            <td data-column={columns.savings}>{savingsText(it, home, options)}</td>
            <td data-column={columns.payback}>{home.years(it.paybackYears.from, it.paybackYears.to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
