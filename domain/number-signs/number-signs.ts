import type { Market } from '#domain/place.ts';

/** What stands between groups of three digits, before decimals, and before a percent sign. */
export interface Signs {
  group: string;
  decimal: string;
  beforePercent: string;
}

/** How a language writes numbers in each country. */
export type NumberSigns = Record<Market, Signs>;

/** Swiss official writing groups with U+2019; Unicode's locale data has moved between it and the typewriter apostrophe. */
export const SWISS_GROUP = '’';
