/** Letters that one sign may stand for; a few signs stand for a whole sentence. */
const MOST_LETTERS = 2;

/** Lower case without accents; German umlauts are one letter, however they are typed. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFKD')
    .slice(0, MOST_LETTERS * text.length)
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
}
