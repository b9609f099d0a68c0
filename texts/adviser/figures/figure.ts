import type { SourceName } from '#texts/adviser/figures/sources/source-name.ts';

type Year = `${19 | 20}${number}`;
/** `2026`, `2026-03` or `2026-03-01`: as precise as the source is. */
export type AsOf = Year | `${Year}-${number}` | `${Year}-${number}-${number}`;
type Day = `${Year}-${number}-${number}`;

const units = [
  'eur',
  'chf',
  'usd',
  'eurPerKwp',
  'eurPerKwh',
  'usdPerWatt',
  'usdPerKwh',
  'eurPerYear',
  'euroCentPerKwh',
  'rappenPerKwh',
  'usCentPerKwh',
  'percent',
  'kwp',
  'kw',
  'kva',
  'watt',
  'kwhPerKwp',
  'kwhPer100Km',
  'kwhPer100Miles',
  'kwhPerM2',
  'kg',
  'lb',
  'decibel',
  'plain',
] as const;
export type Unit = (typeof units)[number];

/** Lowest and highest value of a range. */
export type Span = readonly [from: number, to: number];

interface Dated {
  source: SourceName;
  asOf: AsOf;
  /** Last day on which it holds; afterwards the answer says that it has ended. */
  validTo?: Day;
}

/** A number, a range or a date somebody can look up. There is none without a source and the time it is from. */
export type Figure = Dated & ({ value: number | Span; unit: Unit } | { on: AsOf });
