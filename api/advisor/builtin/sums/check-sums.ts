import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import type { Item } from '#api/reading/extraction/items.ts';
import { readMessage } from '#api/reading/extraction/reading.ts';
import type { Locale } from '#domain/format.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

/** Of three amounts the first less the second is the third. */
function checkDifference({ money, yearly, kwp, kwh }: Amounts, locale: Locale): string | null {
  const [whole, part, said] = money;
  const isOther = money.length !== 3 || yearly.length + kwp.length + kwh.length > 0;
  if (isOther || whole === undefined || part === undefined || said === undefined) return null;
  if (part >= whole || said >= whole) return null;
  const { checkedRight, checkedWrong } = sumTexts[locale.language];
  const { money: write } = amountWriter(locale);
  const rest = whole - part;
  const isRight = Math.abs(rest - said) < 1;
  return isRight
    ? checkedRight(write(whole), write(part), write(rest))
    : checkedWrong(write(whole), write(part), write(rest), write(said));
}

/** Items between a factor and the next number: "46 percent of the 28,000". */
const REACH = 4;
/** A round number is meant as about what it says. */
const EXACT = 0.015;
/** Beyond it, the next number is no result of the two before. */
const NEAR = 2;
const PERCENT = 100;

interface Product {
  share: number;
  of: number;
  /** What the visitor makes of it. */
  said: number | undefined;
}

/** "46 percent of 28,000, that is 12,880": a share, what it is of, and what is said to be that. */
function shareIn(items: readonly Item[]): Product | undefined {
  for (const [at, item] of items.entries()) {
    if (item.value === undefined || !isWord(items[at + 1]?.word, 'percent')) continue;
    const next = items.slice(at + 2).findIndex(({ value }) => value !== undefined);
    const whole = items[at + 2 + next];
    const isShareOf = next >= 0 && next < REACH && !isWord(items[at + 3 + next]?.word, 'percent');
    if (!isShareOf || !whole?.value || item.value > PERCENT || whole.value < PERCENT) continue;
    const said = items.slice(at + 3 + next).find(({ value }) => value !== undefined)?.value;
    return { share: item.value, of: whole.value, said };
  }
  return undefined;
}

function checkShare(message: string, locale: Locale): string | null {
  const found = shareIn(readMessage(message, locale).clauses.flatMap(({ items }) => items));
  if (!found) return null;
  const { share, of, said } = found;
  const { shareRight, shareWrong, shareOf } = sumTexts[locale.language];
  const { money, percent } = amountWriter(locale);
  const result = (share / PERCENT) * of;
  const terms = [percent([share / PERCENT, share / PERCENT]), money(of), money(Math.round(result))] as const;
  if (said === undefined || said > result * NEAR || said < result / NEAR) return shareOf(...terms);
  return Math.abs(said - result) <= result * EXACT ? shareRight(...terms) : shareWrong(...terms, money(said));
}

/** "10 times 1,100, that makes 11,000": whether two numbers make the third. */
function checkProduct(message: string, locale: Locale): string | null {
  const items = readMessage(message, locale).clauses.flatMap((clause) => clause.items);
  const at = items.findIndex(
    ({ value, raw }, place) =>
      value !== undefined && /^[\d.,'’\s]+$/.test(raw) && isWord(items[place - 1]?.word, 'times'),
  );
  const numbers = (from: number, to: number) => items.slice(from, to).flatMap(({ value }) => value ?? []);
  const [one, other, said] = [numbers(0, Math.max(0, at)).at(-1), items[at]?.value, numbers(at + 1, items.length)[0]];
  if (at < 0 || one === undefined || other === undefined || said === undefined) return null;
  const { productRight, productWrong } = sumTexts[locale.language];
  const { number } = amountWriter(locale);
  const write = (value: number) => number([value, value]);
  const result = one * other;
  if (said > result * NEAR || said < result / NEAR) return null;
  const terms = [write(one), write(other), write(result)] as const;
  return Math.abs(said - result) <= result * EXACT ? productRight(...terms) : productWrong(...terms, write(said));
}

/** Whether a sum of the visitor's own is right, or what a share comes to that they name; null where they reckon nothing. */
export const checkSums = (message: string, amounts: Amounts, locale: Locale): string | null =>
  checkShare(message, locale) ?? checkProduct(message, locale) ?? checkDifference(amounts, locale);
