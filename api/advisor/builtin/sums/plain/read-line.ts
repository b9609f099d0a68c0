import { hasRole } from '#api/advisor/builtin/sums/words/all.ts';
import { type SumRole, type SumUnit, sumUnits } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { numberAt } from '#api/reading/extraction/number-words.ts';
import { type Token, tokensOf } from '#api/reading/extraction/tokens.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import type { Language } from '#domain/place.ts';

export type Period = 'month' | 'year';

/** A number of a line with what it counts. */
export interface Amount {
  value: number;
  unit: SumUnit | undefined;
  /** What is counted, where that is no unit: "12 panels". */
  label: string | undefined;
  /** "18 kWh on 100 km": of how many. */
  per: number | undefined;
  /** "35 cents per kWh": of one of these. */
  each: SumUnit | undefined;
  period: Period | undefined;
  /** Places of its first word and of the one after its last. */
  at: number;
  end: number;
}

/** A sentence as words and numbers. */
export interface Line {
  tokens: readonly Token[];
  amounts: readonly Amount[];
  /** What stands after the last word. */
  mark: string;
  language: Language;
}

export const currencies = ['eur', 'chf', 'usd'] as const;
export const isMoney = (unit: SumUnit | undefined) =>
  unit === 'cents' || currencies.some((currency) => currency === unit);

const THOUSAND = 1000;
/** "one car", "un" and "ein" are hardly numbers. */
const LEAST_WORD = 2;

export const isRole = ({ tokens, language }: Line, at: number, ...roles: readonly SumRole[]) =>
  hasRole(tokens[at]?.word, language, ...roles);

type Read = Pick<Line, 'tokens' | 'language'>;

/** A number in digits or words, and how many words it takes. */
function numberIn({ tokens, language }: Read, at: number): readonly [value: number, length: number] | undefined {
  const digits = tokens[at]?.value;
  if (digits === undefined) {
    const [value, length] = numberAt(tokens, at, language);
    return length > 0 && value >= LEAST_WORD ? [value, length] : undefined;
  }
  const next = tokens[at + 1];
  const isThousands = digits < THOUSAND && (next?.gap.length ?? 2) <= 1 && hasRole(next?.word, language, 'thousand');
  return isThousands ? [digits * THOUSAND, 2] : [digits, 1];
}

/** Letters that are units only where they are written so: "63 A", "40 l", not "l'année". */
function isLetterOfUnit({ tokens }: Read, at: number): boolean {
  const { word = '', raw = '', gap = '' } = tokens[at] ?? {};
  if (word.length > 1 || !/\p{L}/u.test(word)) return true;
  return (gap === '' || raw !== 'a') && !/^['’]/.test(tokens[at + 1]?.gap ?? '');
}

function unitAt(read: Read, at: number): SumUnit | undefined {
  const word = read.tokens[at]?.word;
  const isApart = /[.!?;:,\n]/.test(read.tokens[at]?.gap ?? '');
  const isUnit = (unit: SumUnit) => hasRole(word, read.language, unit);
  return isApart || !isLetterOfUnit(read, at) ? undefined : sumUnits.find(isUnit);
}

export function periodAt(
  { tokens, language }: Read,
  at: number,
): readonly [period: Period, length: number] | undefined {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (hasRole(word, language, 'monthly')) return ['month', 1];
  if (hasRole(word, language, 'yearly')) return ['year', 1];
  if (!hasRole(word, language, 'perTime')) return undefined;
  // "a year" and "par an", but not "for years"
  if (hasRole(next, language, 'oneMonth')) return ['month', 2];
  return hasRole(next, language, 'oneYear') ? ['year', 2] : undefined;
}

/** Cents after a currency: "16 francs 80". */
const CENTS = 100;
const isCents = ({ tokens, language }: Read, at: number) =>
  /^\d\d$/.test(tokens[at]?.raw ?? '') &&
  tokens[at]?.gap === ' ' &&
  !sumUnits.some((unit) => hasRole(tokens[at + 1]?.word, language, unit));

/** "on 100 km": of how many something is said, and how many words that takes. */
function perOf(read: Read, at: number): readonly [per: number | undefined, length: number] {
  const { tokens, language } = read;
  const number = hasRole(tokens[at]?.word, language, 'per') ? tokens[at + 1]?.value : undefined;
  if (number !== CENTS) return [undefined, 0];
  return [number, unitAt(read, at + 2) === undefined ? 2 : 3];
}

const roleless = [
  ...(['between', 'each', 'per', 'light', 'asks', 'times', 'over', 'less', 'more', 'at', 'of'] as const),
  ...(['grant', 'left', 'difference', 'rises', 'bill', 'monthly', 'yearly', 'night', 'day'] as const),
] as const;
/** Letters; a shorter word says not what is counted. */
const SHORTEST_LABEL = 3;

/** What is counted in a word of its own. */
function labelAt(read: Read, at: number): string | undefined {
  const token = read.tokens[at];
  if (token?.gap !== ' ' || token.word.length < SHORTEST_LABEL || token.value !== undefined) return undefined;
  const isLabel = !hasRole(token.word, read.language, ...roleless) && numberIn(read, at) === undefined;
  return isLabel ? token.raw : undefined;
}

const times: readonly (SumUnit | undefined)[] = ['hours', 'days', 'months', 'years'];

/** What one of an amount is for: "35 cents per kWh", and of a price "380 euros the tonne". */
function eachAt(read: Read, at: number, unit: SumUnit | undefined): SumUnit | undefined {
  const { word, gap = '' } = read.tokens[at] ?? {};
  const each = unitAt(read, at + 1);
  if (hasRole(word, read.language, 'per')) return each;
  const isPrice = isMoney(unit) && hasRole(word, read.language, 'ofOne') && !/[,;:]/.test(gap);
  return isPrice && !times.includes(each) ? each : undefined;
}

function amountAt(read: Read, at: number): Amount | undefined {
  const number = numberIn(read, at);
  if (number === undefined) return undefined;
  const [value, length] = number;
  const after = at + length;
  const before = currencies.find((it) => hasRole(read.tokens[at - 1]?.word, read.language, it));
  const following = unitAt(read, after);
  const unit = before ?? following;
  const label = unit === undefined ? labelAt(read, after) : undefined;
  let end = after + (following || label ? 1 : 0);
  const cents = following && following !== 'cents' && isMoney(following) && isCents(read, end) ? end : undefined;
  if (cents !== undefined) end++;
  const [per, taken] = perOf(read, end);
  end += taken;
  const each = eachAt(read, end, unit);
  const isEach = taken === 0 && each !== undefined && each !== 'months' && each !== 'years' && each !== 'percent';
  if (isEach) end += 2;
  const period = periodAt(read, end);
  const whole = value + (cents === undefined ? 0 : (read.tokens[cents]?.value ?? 0) / CENTS);
  return {
    value: whole,
    unit,
    label,
    per,
    each: isEach ? each : undefined,
    period: period?.[0],
    at,
    end: end + (period?.[1] ?? 0),
  };
}

/** Words from what is paid to the time for which it is. */
const REACH = 3;

/** The time for which an amount is, which may stand after what is paid for: "2,700 oil a year". */
export function periodNear(line: Line, { end, period }: Amount): Period | undefined {
  const next = line.amounts.find(({ at }) => at >= end)?.at ?? line.tokens.length;
  const places = Array.from({ length: Math.max(0, Math.min(next, end + REACH) - end) }, (_, step) => end + step);
  return period ?? places.map((at) => periodAt(line, at)?.[0]).find((it) => it !== undefined);
}

/** Characters; no sum takes more. */
const LONGEST = 500;

export const readLine = readOnceIn((text: string, language: Language): Line => {
  const all = tokensOf(text.slice(0, LONGEST), language);
  const mark = all.pop()?.gap ?? '';
  const read = { tokens: all, language };
  const amounts: Amount[] = [];
  for (let at = 0; at < all.length; at++) {
    const amount = amountAt(read, at);
    if (amount === undefined) continue;
    amounts.push(amount);
    at = amount.end - 1;
  }
  return { ...read, amounts, mark };
});
