import type { NumberSigns } from '#domain/number-signs/number-signs.ts';

export const en: NumberSigns = {
  de: '.,\u00a0',
  at: '.,\u00a0',
  ch: '’.',
  us: ',.',
};
