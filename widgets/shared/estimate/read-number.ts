import type { Market } from '#domain/place.ts';

/** A number as people of a market write it: `1.234,5` in Germany, `1,234.5` in the United States, `1’234.5` in Switzerland. NaN for what is none, undefined for nothing. */
export function readNumber(written: string, market: Market): number | undefined {
  const text = written.replace(/[\s’'\u00a0\u202f]/g, '');
  if (text === '') return undefined;
  const group = market === 'us' || market === 'ch' ? ',' : '.';
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(?!\\d)`).test(text);
  const plain = isGrouped ? text.replaceAll(group, '') : text;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
