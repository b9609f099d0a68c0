export interface FoundNumber {
  raw: string;
  at: number;
  end: number;
}

/** Digits with what parts thousands and decimals; a space parts thousands alone. */
const NUMBER = /\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g;
/** An offer has fewer. */
const MOST_NUMBERS = 4_000;

export function numbersOf(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const { 0: raw, index } of text.matchAll(NUMBER)) {
    found.push({ raw, at: index, end: index + raw.length });
    if (found.length === MOST_NUMBERS) break;
  }
  return found;
}

const THOUSAND = 3;

/**
 * Reads what may be written `24.900,00`, `24,900.00`, `24’900.00`, `24 900,00`. Of one sign before three digits, a size is
 * `9.84` and an amount `9840`.
 */
export function readWritten(raw: string, isAmount: boolean): number {
  const digits = raw.replace(/['’ \u00a0\u202f]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits);
  const sign = digits[last] ?? '';
  const isRepeated = digits.indexOf(sign) !== last;
  const hasBoth = digits.includes('.') && digits.includes(',');
  const isGroup = isRepeated || (!hasBoth && isAmount && digits.length - last - 1 === THOUSAND);
  if (isGroup) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}
