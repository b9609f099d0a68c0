import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { formatNumber } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { amountLabel, moneyRange } from '#texts/estimate/ranges.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Chart, roundTop } from '#widgets/shared/estimate/charts/chart.tsx';
import { sourcesOf } from '#widgets/shared/estimate/tell.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [64, 10, 284, 150];
const ticks = [0, 5, 10, 15, 20, 25];

interface CostLineProps {
  estimate: Estimate;
  options: WidgetOptions;
}

export function CostLine({ estimate, options }: CostLineProps) {
  const { charts } = estimateTexts[options.language];
  const { costLine, money, currency } = estimate;
  const write = (value: number) => amountLabel(value, currency, options);
  const range = (it: Range | undefined) => (it ? moneyRange(it, currency, options) : '');
  const { doNothing, withMeasures, years } = charts.cost;
  return (
    <Chart
      title={charts.cost.title}
      says={charts.cost.says(write(money.over25Years.low), write(money.over25Years.high))}
      source={sourcesOf(
        estimate,
        ['electricityPrice', 'exportPrice', 'fuelPrice', 'costs.solar', 'costs.heatPump'],
        options,
      )}
      table={{
        first: years,
        columns: [doNothing, withMeasures],
        rows: ticks.map((year) => ({
          name: String(year),
          cells: [range(costLine.doNothing[year]), range(costLine.withMeasures[year])],
        })),
      }}
      options={options}
    >
      <Lines estimate={estimate} options={options} />
      <ul className="legend">
        <li className="nothing">{doNothing}</li>
        <li className="measures">{withMeasures}</li>
      </ul>
    </Chart>
  );
}

function Lines({ estimate: { costLine, currency }, options }: CostLineProps) {
  const all = [...costLine.doNothing, ...costLine.withMeasures];
  const top = roundTop(Math.max(...all.map(({ high }) => high)));
  const bottom = Math.min(0, ...all.map(({ low }) => low));
  const x = (year: number) => LEFT + (WIDTH * year) / 25;
  const y = (value: number) => TOP + HEIGHT * (1 - (value - bottom) / (top - bottom));
  const points = (line: readonly Range[], edge: keyof Range) => line.map((it, year) => `${x(year)} ${y(it[edge])}`);
  const band = (line: readonly Range[]) => `M${[...points(line, 'high'), ...points(line, 'low').reverse()].join('L')}Z`;
  const { doNothing, withMeasures } = costLine;
  return (
    <svg viewBox="0 0 360 184" aria-hidden="true">
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}h${WIDTH}`} className="grid-line" />
          <text x={LEFT - 6} y={y(value) + 4} className="end">
            {amountLabel(value, currency, options)}
          </text>
        </g>
      ))}
      {ticks.map((year) => (
        <text key={year} x={x(year)} y={TOP + HEIGHT + 17} className="centre">
          {formatNumber(year, options)}
        </text>
      ))}
      <path d={band(doNothing)} className="band nothing" />
      <path d={band(withMeasures)} className="band measures" />
      <path d={`M${points(doNothing, 'middle').join('L')}`} className="line nothing" />
      <path d={`M${points(withMeasures, 'middle').join('L')}`} className="line measures" />
    </svg>
  );
}
