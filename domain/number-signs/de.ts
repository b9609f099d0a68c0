import type { NumberSigns } from '#domain/number-signs/number-signs.ts';

export const de: NumberSigns = {
  de: '.,\u00a0',
  at: '\u00a0,\u00a0',
  ch: '’.',
  us: '.,\u00a0',
};
