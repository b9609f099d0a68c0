import type { Range } from '#domain/estimate/range.ts';

/** Years of a payback; null is "not within 25 years". */
export interface Payback {
  low: number | null;
  middle: number | null;
  high: number | null;
}

/** A tree of ranges whose paybacks say null instead of without end. */
export type Finite<T> = T extends Range
  ? Range
  : { [Key in keyof T]: Key extends 'paybackYears' ? Payback : Finite<T[Key]> };

const edge = (years: number) => (Number.isFinite(years) ? years : null);

const payback = ({ low, middle, high }: Range): Payback => ({ low: edge(low), middle: edge(middle), high: edge(high) });

function finiteTree(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(finiteTree);
  const entries = Object.entries(tree).map(([key, value]) => {
    return [key, key === 'paybackYears' ? payback(value as Range) : finiteTree(value)] as const;
  });
  return Object.fromEntries(entries);
}

export function finite<T>(tree: T): Finite<T> {
  return finiteTree(tree) as Finite<T>;
}
