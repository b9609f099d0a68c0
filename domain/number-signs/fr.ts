import { type NumberSigns, SWISS_GROUP } from '#domain/number-signs/number-signs.ts';

export const fr: NumberSigns = {
  de: { group: '\u202f', decimal: ',', beforePercent: '\u00a0' },
  at: { group: '\u202f', decimal: ',', beforePercent: '\u00a0' },
  ch: { group: SWISS_GROUP, decimal: ',', beforePercent: '\u202f' },
  us: { group: '\u202f', decimal: ',', beforePercent: '\u00a0' },
};
