import type { Range } from '#domain/estimate/range.ts';

/** A tree of numbers with each of them as a range. */
export type Ranged<T> = T extends number ? Range : { [Key in keyof T]: Ranged<T[Key]> };

/** Figures that may be below zero. */
const mayBeNegative = new Set(['savingPerYear', 'over25Years', 'doNothing', 'withMeasures', 'co2KgPerYear']);
/** Figures with a highest value. */
const most: Readonly<Record<string, number>> = { selfSufficiency: 0.89, selfConsumption: 1, fromSolar: 1 };
/** Figures that rules cap: no further than a single change takes them. */
const isCapped = new Set(['subsidy', 'subsidyAmounts', 'kwp', 'batteryKwh', 'investment']);

/** Four decimals: a share needs no more, and replies stay short. */
const STEPS = 10_000;

const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value * STEPS) / STEPS : value);

/** Lowest and highest: uncertainties that know nothing of each other add up as squares. */
export function edgesOf(middle: number, others: readonly number[]): [low: number, high: number] {
  let [down, up] = [0, 0];
  for (const other of others) {
    const change = other - middle;
    if (change < 0) down += change * change;
    else up += change * change;
  }
  return [middle - Math.sqrt(down), middle + Math.sqrt(up)];
}

/** Where the middle has no end, the best single change is the low edge. */
function rangeOf(middle: number, others: readonly number[], key: string): Range {
  if (!Number.isFinite(middle)) return { low: rounded(Math.min(middle, ...others)), middle, high: middle };
  const isSingle = isCapped.has(key);
  const [low, high] = isSingle ? [Math.min(middle, ...others), Math.max(middle, ...others)] : edgesOf(middle, others);
  const floor = mayBeNegative.has(key) ? low : Math.max(0, low);
  const roof = Math.min(high, Math.max(middle, most[key] ?? high));
  return { low: rounded(floor), middle: rounded(middle), high: rounded(roof) };
}

type Tree = Record<string, unknown>;

function combine(middle: unknown, others: readonly unknown[], key: string): unknown {
  if (typeof middle === 'number') return rangeOf(middle, others as number[], key);
  if (Array.isArray(middle))
    return middle.map((it, at) =>
      combine(
        it,
        others.map((other) => (other as unknown[])[at]),
        key,
      ),
    );
  const result: Tree = {};
  for (const name of Object.keys(middle as Tree))
    result[name] = combine(
      (middle as Tree)[name],
      others.map((it) => (it as Tree)[name]),
      key === 'subsidyAmounts' ? key : name,
    );
  return result;
}

/** A result with a range for each number: `others` are results of the same shape, each with one assumption at an edge of its span. */
export function spread<T extends object>(middle: T, others: readonly T[]): Ranged<T> {
  return combine(middle, others, '') as Ranged<T>;
}
