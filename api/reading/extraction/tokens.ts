import { fold } from '#api/reading/extraction/fold.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Language } from '#domain/place.ts';

export interface Token {
  raw: string;
  /** Folded. */
  word: string;
  /** Digits read as a number. */
  value: number | undefined;
  /** What stands between the token before and this one. */
  gap: string;
  /** Place of the first character. */
  start: number;
}

const PIECE =
  /\d{1,3}(?:[.,'][0-9]{3}|[ \u00a0\u202f]\d{3}(?![\d-]))+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?(?!\d)|\d+|x(?=\d)|\p{L}[\p{L}\d]*|[€$%£]/gu;

/** Quotes, powers and dashes as a keyboard has them, and of a date the year alone; the length stays. */
const plain = (text: string, language: Language) =>
  text
    .replace(/[’‘ʼ`´]/g, "'")
    .replaceAll('²', '2')
    .replace(/(?<!\d)(?:\d{1,2}[./]\s?)?\d{1,2}[./]\s?(?=(?:19|20)\d\d(?!\d))/g, (date) => ' '.repeat(date.length))
    .replace(/[‐‑–—]/g, '-')
    .replace(/(?<=\d)[.,]-(?![\d-])(?!\s*(?:€|eur|fr|chf|sfr))/gi, writing[language].dashForCents)
    .replace(/(?<=\d)[.,]-(?![\d-])/g, '  ');

/** "1.500", "1'500", "1,500.75", "132,5" and "0.078" as numbers. Three digits after a sign are thousands, but none follow a nought. */
export function numberOf(digits: string): number {
  const compact = digits.replace(/[' \u00a0\u202f]/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  const isThousands = compact.length - last === 4 && !/^0[.,]/.test(compact);
  if (last < 0 || isThousands) return Number(compact.replace(/[.,]/g, ''));
  return Number(`${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`);
}

const TWO_NUMBERS = /^(\d{3})( )(\d{3})$/;
const WIDEST_RANGE = 1.5;
/** "150 160" are two numbers, "120 000" is one. */
function numbersIn(piece: string, at: number): [string, number][] {
  const [, low = '', , high = ''] = TWO_NUMBERS.exec(piece) ?? [];
  const isRange = Number(high) > Number(low) && Number(high) <= Number(low) * WIDEST_RANGE;
  return isRange
    ? [
        [low, at],
        [high, at + piece.length - high.length],
      ]
    : [[piece, at]];
}

/** "-10 outside": a dash at the number and none before it. */
const BELOW_ZERO = /\s-$/;

/** Words, numbers and signs of a text in order. Apostrophes and hyphens part words. */
export function tokensOf(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  const read = plain(text, language);
  let end = 0;
  const pieces = [...read.matchAll(PIECE)].flatMap(({ 0: piece, index }) => numbersIn(piece, index));
  for (const [piece, index] of pieces) {
    const isNumber = /^\d/.test(piece);
    const raw = text.slice(index, index + piece.length);
    const gap = read.slice(end, index);
    const isFrost = BELOW_ZERO.test(gap) && piece.length <= 2;
    tokens.push({
      raw,
      gap,
      start: index,
      word: isNumber ? piece : fold(piece, language),
      value: isNumber && !isFrost ? numberOf(piece) : undefined,
    });
    end = index + piece.length;
  }
  tokens.push({ raw: '', gap: read.slice(end), word: '', value: undefined, start: text.length });
  return tokens;
}
