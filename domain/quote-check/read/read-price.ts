import type { Currency } from '#domain/money.ts';
import { type PriceKind, priceBounds, type ReadQuote } from '#domain/quote-check/quote.ts';
import { has, lastOf, wordsOf } from '#domain/quote-check/read/find-words.ts';
import { type FoundNumber, readWritten } from '#domain/quote-check/read/numbers.ts';

const total = wordsOf((words) => words.total);
const notTotal = wordsOf((words) => words.notTotal);
const tax = wordsOf((words) => words.tax);
const kinds: Record<PriceKind, RegExp> = { gross: wordsOf((it) => it.gross), net: wordsOf((it) => it.net) };

const signs: Record<Currency, RegExp> = {
  EUR: /€|\beur(?:o|os)?\b/g,
  CHF: /\bs?chf\b|\bsfr\.?|\bfr\.(?=\s?\d)/g,
  USD: /\$|\busd\b/g,
};
const SIGN_BEFORE = /(?:€|\$|\b(?:eur|chf|usd|sfr\.?|fr\.))\s{0,2}$/;
const SIGN_AFTER = /^\s{0,2}(?:€|\$|(?:euros?|eur|chf|usd)\b)|^[.,][-–—]/;
const TWO_DECIMALS = /[.,]\d\d$/;
/** What makes a number of two decimals something else than an amount. */
const UNIT_AFTER = /^\s{0,2}(?:%|kw|wp|mm|cm|m2|m²|m\b|w\b|a\b|kg|h\b|v\b|ct|cent|rp|¢)/;

/** The price stands nearer to an offer's end than so many amounts. */
const MOST_AMOUNTS = 300;
const BEFORE = 90;
const AFTER = 60;

interface Amount {
  value: number;
  before: string;
  /** To the end of the line, or to the next amount. */
  after: string;
  /** How the next line begins. */
  below: string;
}

function isAmount(text: string, { raw, at, end }: FoundNumber): boolean {
  const before = text.slice(Math.max(0, at - 8), at);
  const after = text.slice(end, end + 8);
  if (SIGN_BEFORE.test(before) || SIGN_AFTER.test(after)) return true;
  return TWO_DECIMALS.test(raw) && !UNIT_AFTER.test(after);
}

/** Amounts with what is said around them; where nothing is said between two, what is said of the first holds for both. */
function amountsOf(text: string, numbers: readonly FoundNumber[]): Amount[] {
  const found = numbers.filter((it) => isAmount(text, it)).slice(-MOST_AMOUNTS);
  const amounts: Amount[] = [];
  for (const [index, { raw, at, end }] of found.entries()) {
    const from = Math.max(found[index - 1]?.end ?? 0, at - BEFORE);
    const between = text.slice(from, at);
    const before = /\p{L}{4}/u.test(between) || index === 0 ? between : (amounts.at(-1)?.before ?? '') + between;
    const [line = '', below = ''] = text
      .slice(end, Math.min(found[index + 1]?.at ?? text.length, end + AFTER))
      .split('\n');
    amounts.push({
      value: readWritten(raw, true),
      before: before.slice(-BEFORE),
      after: line,
      below: below.trimStart(),
    });
  }
  return amounts;
}

/** What is said last before an amount, or else behind it. */
function kindOf({ before, after, below }: Amount): PriceKind | undefined {
  for (const text of [before, after]) {
    const [gross, net] = [lastOf(kinds.gross, text), lastOf(kinds.net, text)];
    if (gross !== net) return gross > net ? 'gross' : 'net';
  }
  if (below.search(kinds.net) === 0) return 'net';
  return below.search(kinds.gross) === 0 ? 'gross' : undefined;
}

const NAMED = 4;
const NAMED_BEHIND = 2;
const SOMETHING_ELSE = -6;
const WITH_TAX = 1;

function scoreOf(amount: Amount): number {
  const line = amount.before.slice(amount.before.lastIndexOf('\n', amount.before.length - 2) + 1);
  const isNamed = has(total, amount.before);
  const isNamedBehind = has(total, amount.after);
  const isTax = !isNamed && has(tax, line) && kindOf(amount) !== 'gross';
  return (
    (isNamed ? NAMED : isNamedBehind ? NAMED_BEHIND : 0) +
    (has(notTotal, line) || isTax ? SOMETHING_ELSE : 0) +
    (kindOf(amount) === 'gross' ? WITH_TAX : 0)
  );
}

function currencyOf(text: string): Currency | undefined {
  const counts = Object.entries(signs).map(([currency, sign]) => [currency, text.match(sign)?.length ?? 0] as const);
  const [most] = counts.toSorted(([, a], [, b]) => b - a);
  return most?.[1] ? (most[0] as Currency) : undefined;
}

/** The price of everything: what is called so, with tax rather than without, the highest of equals. */
export function readPrice(
  text: string,
  numbers: readonly FoundNumber[],
): Pick<ReadQuote, 'price' | 'priceKind' | 'currency'> {
  const currency = currencyOf(text);
  const scored = amountsOf(text, numbers)
    .filter(({ value }) => value >= priceBounds.least && value <= priceBounds.most)
    .map((amount) => ({ amount, score: scoreOf(amount) }))
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score || b.amount.value - a.amount.value);
  const [best] = scored;
  const priceKind = best && kindOf(best.amount);
  return { ...(currency && { currency }), ...(best && { price: best.amount.value }), ...(priceKind && { priceKind }) };
}
