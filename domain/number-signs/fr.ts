import type { NumberSigns } from '#domain/number-signs/number-signs.ts';

export const fr: NumberSigns = {
  de: '\u202f,\u00a0',
  at: '\u202f,\u00a0',
  ch: '’,\u202f',
  us: '\u202f,\u00a0',
};
