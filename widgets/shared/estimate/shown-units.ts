import type { Locale } from '#domain/format.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { numberLocale } from '#domain/place.ts';
import type { Unit } from '#texts/estimate/texts.ts';

/** International mile; NIST Handbook 44, 2024. */
const KM_PER_MILE = 1.609344;

/** A unit as people of the market count, and the way there and back. */
export interface ShownUnit {
  unit: Unit;
  shown(value: number): number;
  told(shown: number): number;
}

const same = (value: number) => value;

export function shownUnit(unit: Unit, { market }: Locale): ShownUnit {
  if (unit === 'share') return { unit, shown: (it) => it * 100, told: (it) => it / 100 };
  if (market !== 'us') return { unit, shown: same, told: same };
  if (unit === 'm2') return { unit: 'sqft', shown: squareFeet, told: squareMetres };
  if (unit === 'km') return { unit: 'miles', shown: (it) => it / KM_PER_MILE, told: (it) => it * KM_PER_MILE };
  return { unit, shown: same, told: same };
}

function decimals(value: number): number {
  if (Math.abs(value) < 1) return 4;
  return Math.abs(value) < 100 ? 2 : 0;
}

/** A number as it can be typed again. */
export function writeNumber(value: number, { language, market }: Locale): string {
  const options = { maximumFractionDigits: decimals(value), useGrouping: false };
  return new Intl.NumberFormat(numberLocale(language, market), options).format(value);
}
