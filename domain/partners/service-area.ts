import type { Market } from '#domain/place.ts';

export const MAX_PREFIXES = 200;

/** How many digits a whole postcode has. */
const postcodeLength: Record<Market, number> = { de: 5, at: 4, ch: 4, us: 5 };

/** What somebody has typed, with commas, blanks or lines between. */
export const prefixesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Whether postcodes of a country may begin so: one of 10435 is 1, 10, 104 or itself. */
export function isPrefix(text: string, market: Market): boolean {
  return /^\d+$/.test(text) && text.length <= postcodeLength[market];
}

/** In order, without what a shorter one says already. */
export function tidyPrefixes(prefixes: readonly string[]): string[] {
  const all = [...new Set(prefixes)].sort();
  return all.filter((it) => !all.some((other) => other !== it && it.startsWith(other)));
}
