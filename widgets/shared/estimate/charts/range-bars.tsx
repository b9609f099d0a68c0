import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { formatNumber, formatPercent } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { rounded } from '#texts/estimate/ranges.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Chart, rangeTable, roundTop } from '#widgets/shared/estimate/charts/chart.tsx';
import { sourcesOf } from '#widgets/shared/estimate/tell.ts';

interface ChartProps {
  estimate: Estimate;
  options: WidgetOptions;
}

export function SelfSufficiency({ estimate, options, share }: ChartProps & { share: Range }) {
  const { charts } = estimateTexts[options.language];
  const write = (value: number) => formatPercent(value * 100, options);
  const { title, says } = charts.selfSufficiency;
  return (
    <Chart
      title={title}
      says={says(write(share.low), write(share.high))}
      source={sourcesOf(estimate, ['householdFit', 'annualUseKwh'], options)}
      table={rangeTable('', [[title, share]], write, options)}
      options={options}
    >
      <RangeBar range={share} least={0} most={1} write={write} hue="sun" />
    </Chart>
  );
}

export function CarbonSaved({ estimate, options }: ChartProps) {
  const { charts } = estimateTexts[options.language];
  const { co2KgPerYear: kg } = estimate;
  const write = (value: number) => `${formatNumber(rounded(value), options)} kg`;
  const { title, says, more } = charts.co2;
  return (
    <Chart
      title={title}
      says={kg.low < 0 ? more(write(-kg.low), write(Math.max(0, kg.high))) : says(write(kg.low), write(kg.high))}
      source={sourcesOf(estimate, ['gridCarbon', 'fuelCarbon'], options)}
      table={rangeTable('', [[title, kg]], write, options)}
      options={options}
    >
      <RangeBar
        range={kg}
        least={kg.low < 0 ? -roundTop(-kg.low) : 0}
        most={roundTop(Math.max(kg.high, 0))}
        write={write}
        hue="leaf"
      />
    </Chart>
  );
}

interface RangeBarProps {
  range: Range;
  least: number;
  most: number;
  write: (value: number) => string;
  hue: 'sun' | 'leaf';
}

const [LEFT, WIDTH, TOP, BAR] = [6, 348, 6, 22];

/** A bar from nothing to what is most likely, with its whisker. */
function RangeBar({ range: { low, middle, high }, least, most, write, hue }: RangeBarProps) {
  const x = (value: number) => LEFT + (WIDTH * (value - least)) / (most - least);
  const [from, to] = [Math.min(x(0), x(middle)), Math.max(x(0), x(middle))];
  const centre = TOP + BAR / 2;
  return (
    <svg viewBox="0 0 360 52" aria-hidden="true">
      <rect x={LEFT} y={TOP} width={WIDTH} height={BAR} rx="4" className="track" />
      <rect x={from} y={TOP} width={to - from} height={BAR} rx="4" className={`bar ${hue}`} />
      <path d={`M${x(low)} ${centre}H${x(high)}m0-6v12M${x(low)} ${centre - 6}v12`} className="whisker" />
      <text x={LEFT} y={46}>
        {write(least)}
      </text>
      <text x={LEFT + WIDTH} y={46} className="end">
        {write(most)}
      </text>
    </svg>
  );
}
