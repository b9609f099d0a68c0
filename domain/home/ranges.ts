import type { EnergyBill, HomeSize } from '#domain/home/enumerations.ts';

/** A half-open range; a missing edge is open. */
export interface Range {
  from?: number;
  to?: number;
}

/** Square feet behind each stored size. */
export const homeSizeSqft: Record<HomeSize, Range> = {
  under_1000: { to: 1000 },
  '1000_1500': { from: 1000, to: 1500 },
  '1500_2000': { from: 1500, to: 2000 },
  '2000_3000': { from: 2000, to: 3000 },
  over_3000: { from: 3000 },
};

/** Square metres by which each stored size is offered where people count in them: the same sizes as round numbers. */
export const homeSizeM2: Record<HomeSize, Range> = {
  under_1000: { to: 90 },
  '1000_1500': { from: 90, to: 140 },
  '1500_2000': { from: 140, to: 185 },
  '2000_3000': { from: 185, to: 280 },
  over_3000: { from: 280 },
};

/** Currency units per year behind each stored bill. */
export const energyBillPerYear: Record<Exclude<EnergyBill, 'unsure'>, Range> = {
  under_1000: { to: 1000 },
  '1000_2000': { from: 1000, to: 2000 },
  '2000_3000': { from: 2000, to: 3000 },
  '3000_4000': { from: 3000, to: 4000 },
  over_4000: { from: 4000 },
};

/** What a lowest range stands for, as a share of its upper edge: nobody lives on nothing, so not its middle. */
const TYPICAL_SHARE_OF_LOWEST = 0.75;

/** A value inside the range: its middle; three quarters of the edge of a lowest range, the edge of a highest one. */
export function typicalValue({ from, to }: Range): number {
  if (from === undefined) return (to ?? 0) * TYPICAL_SHARE_OF_LOWEST;
  return to === undefined ? from : (from + to) / 2;
}

/** The key whose range holds `value`. */
export function keyOfValue<Key extends string>(ranges: Record<Key, Range>, value: number): Key {
  const keys = Object.keys(ranges) as Key[];
  const found = keys.find(
    (key) => value >= (ranges[key].from ?? 0) && value < (ranges[key].to ?? Number.POSITIVE_INFINITY),
  );
  if (!found) throw new RangeError(`no range holds ${value}`);
  return found;
}
