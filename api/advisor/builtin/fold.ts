import { readOnce } from '#api/reading/read-once.ts';

/** Letters that one sign may stand for; a few signs stand for a whole sentence. */
const MOST_LETTERS = 2;

const hasOthers = /[^\0-\x7f]/;

const withoutAccents = (text: string, most: number) =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFKD')
    .slice(0, most)
    .replaceAll(/\p{Mark}/gu, '');

/** Lower case without accents; German umlauts are one letter, however they are typed. */
export const fold = readOnce((text: string): string => {
  const lower = text.toLowerCase();
  const plain = hasOthers.test(lower) ? withoutAccents(lower, MOST_LETTERS * text.length) : lower;
  return plain.replaceAll(/([aou])e/g, '$1');
});
