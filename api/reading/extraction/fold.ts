import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Language } from '#domain/place.ts';

const isPlain = /^[a-z0-9$%]*$/;

/** A word without case and accents; German umlauts fall together with their spelling as two letters and with none. */
export function fold(word: string, language: Language): string {
  const lower = word.toLowerCase();
  const plain = isPlain.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return writing[language].hasUmlauts ? plain.replace(/([aou])e/g, '$1') : plain.replaceAll('œ', 'oe');
}
