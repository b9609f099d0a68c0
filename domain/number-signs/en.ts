import { type NumberSigns, SWISS_GROUP } from '#domain/number-signs/number-signs.ts';

export const en: NumberSigns = {
  de: { group: '.', decimal: ',', beforePercent: '\u00a0' },
  at: { group: '.', decimal: ',', beforePercent: '\u00a0' },
  ch: { group: SWISS_GROUP, decimal: '.', beforePercent: '' },
  us: { group: ',', decimal: '.', beforePercent: '' },
};
