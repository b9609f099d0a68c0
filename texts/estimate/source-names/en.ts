import { OWN } from '#domain/estimate/figure.ts';
import type { SourceWords } from '#texts/estimate/source-names/source-words.ts';

/** The engine speaks English. */
export const en: Partial<SourceWords> = {
  [OWN]: 'our assumption',
};
