import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { edgesOf } from '#domain/estimate/spread.ts';

/** What is known of the heat that is bought in a year: its cost, or how much of it. */
export type BoughtHeat = { kind: 'cost'; perYear: Range } | { kind: 'fuel'; kwh: number } | { kind: 'estimated' };

/** Heating as it is and with a heat pump, currency units per year. */
export interface HeatingCompared {
  today: Range;
  /** Electricity of the heat pump. */
  heatPump: Range;
  /** Below zero where the heat pump costs more. */
  saving: Range;
  /** Terms: currency units per kWh, and heat of a kWh of electricity. */
  fuelPrice: Range;
  powerPrice: Range;
  seasonal: Range;
  /** Heat of a kWh of electricity from which on the heat pump costs less. */
  breakEven: number;
}

/** An assumption of an estimate as a range; what was told is a range of one value. */
export function assumed({ assumptions }: Estimate, name: string): Range | undefined {
  const found = assumptions.find((it) => it.name === name);
  if (typeof found?.value !== 'number') return undefined;
  return { low: found.low ?? found.value, middle: found.value, high: found.high ?? found.value };
}

type Terms = Record<'bought' | 'efficiency' | 'fuelPrice' | 'powerPrice' | 'seasonal', Range>;
type Term = keyof Terms;

const middleOf = (terms: Terms) =>
  Object.fromEntries(Object.entries(terms).map(([name, { middle }]) => [name, middle])) as Record<Term, number>;

/** A result of the terms with its range: each of them at its edges, one after the other. */
function ranged(terms: Terms, result: (it: Record<Term, number>) => number): Range {
  const middle = middleOf(terms);
  const others = (Object.entries(terms) as [Term, Range][]).flatMap(([name, { low, high }]) =>
    [low, high].map((edge) => result({ ...middle, [name]: edge })),
  );
  const [low, high] = edgesOf(result(middle), others);
  return { low, middle: result(middle), high };
}

/** What heating costs today and with the heat pump of an estimate; undefined where it has none. Service is taken to cost the same. */
export function compareHeating(estimate: Estimate, known: BoughtHeat): HeatingCompared | undefined {
  const { heatPump } = estimate;
  const efficiency = assumed(estimate, 'boilerEfficiency');
  const fuelPrice = assumed(estimate, 'fuelPrice');
  const powerPrice = assumed(estimate, 'electricityPrice');
  if (!heatPump || !efficiency || !fuelPrice || !powerPrice) return undefined;
  const seasonal = heatPump.seasonalPerformance;
  const isCost = known.kind === 'cost';
  const bought = isCost
    ? known.perYear
    : known.kind === 'fuel'
      ? { low: known.kwh, middle: known.kwh, high: known.kwh }
      : heatPump.heatKwh;
  const terms: Terms = { bought, efficiency, fuelPrice, powerPrice, seasonal };
  const fuelKwh = (it: Record<Term, number>) =>
    isCost ? it.bought / it.fuelPrice : known.kind === 'fuel' ? it.bought : it.bought / it.efficiency;
  const today = (it: Record<Term, number>) => fuelKwh(it) * it.fuelPrice;
  const withHeatPump = (it: Record<Term, number>) => ((fuelKwh(it) * it.efficiency) / it.seasonal) * it.powerPrice;
  return {
    today: isCost ? known.perYear : ranged(terms, today),
    heatPump: ranged(terms, withHeatPump),
    saving: ranged(terms, (it) => today(it) - withHeatPump(it)),
    ...{ fuelPrice, powerPrice, seasonal },
    breakEven: (powerPrice.middle * efficiency.middle) / fuelPrice.middle,
  };
}
