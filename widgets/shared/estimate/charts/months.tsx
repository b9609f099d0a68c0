import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { formatNumber, type Locale } from '#domain/format.ts';
import { numberLocale } from '#domain/place.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { rounded } from '#texts/estimate/ranges.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Chart, rangeTable, roundTop } from '#widgets/shared/estimate/charts/chart.tsx';
import { sourcesOf } from '#widgets/shared/estimate/tell.ts';

function monthNames({ language, market }: Locale, month: 'long' | 'narrow'): string[] {
  const { format } = new Intl.DateTimeFormat(numberLocale(language, market), { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)));
}

const [LEFT, TOP, HEIGHT, STEP, BAR] = [40, 14, 130, 26.5, 16];

interface MonthsProps {
  estimate: Estimate;
  solar: NonNullable<Estimate['solar']>;
  options: WidgetOptions;
}

export function Months({ estimate, solar, options }: MonthsProps) {
  const { charts } = estimateTexts[options.language];
  const write = (value: number) => `${formatNumber(rounded(value), options)} kWh`;
  const names = monthNames(options, 'long');
  const { low, high } = solar.yieldKwh;
  return (
    <Chart
      title={charts.months.title}
      says={charts.months.says(write(low), write(high))}
      source={sourcesOf(estimate, ['yieldFactor', 'systemLoss'], options)}
      table={rangeTable(
        charts.month,
        solar.monthlyKwh.map((it, index) => [names[index] ?? '', it]),
        write,
        options,
      )}
      options={options}
    >
      <MonthBars monthlyKwh={solar.monthlyKwh} options={options} />
    </Chart>
  );
}

/** A bar for what is most likely, a whisker from what is likely at least to what is likely at most. */
function MonthBars({
  monthlyKwh,
  options,
}: {
  monthlyKwh: MonthsProps['solar']['monthlyKwh'];
  options: WidgetOptions;
}) {
  const top = roundTop(Math.max(...monthlyKwh.map(({ high }) => high)));
  const y = (value: number) => TOP + HEIGHT * (1 - value / top);
  const initials = monthNames(options, 'narrow');
  return (
    <svg viewBox="0 0 360 168" aria-hidden="true">
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H358`} className="grid-line" />
          <text x={LEFT - 5} y={y(value) + 4} className="end">
            {formatNumber(value, options)}
          </text>
        </g>
      ))}
      {monthlyKwh.map(({ low, middle, high }, index) => {
        const x = LEFT + 4 + index * STEP;
        const centre = x + BAR / 2;
        return (
          <g key={x}>
            <rect x={x} y={y(middle)} width={BAR} height={y(0) - y(middle)} className="bar" />
            <path d={`M${centre} ${y(low)}V${y(high)}m-4 0h8M${centre - 4} ${y(low)}h8`} className="whisker" />
            <text x={centre} y={TOP + HEIGHT + 15} className="centre">
              {initials[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
