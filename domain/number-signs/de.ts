import { type NumberSigns, SWISS_GROUP } from '#domain/number-signs/number-signs.ts';

export const de: NumberSigns = {
  de: { group: '.', decimal: ',', beforePercent: '\u00a0' },
  at: { group: '\u00a0', decimal: ',', beforePercent: '\u00a0' },
  ch: { group: SWISS_GROUP, decimal: '.', beforePercent: '' },
  us: { group: '.', decimal: ',', beforePercent: '\u00a0' },
};
