import { isPaid } from '#api/advisor/builtin/sums/carried/given.ts';
import {
  type Amount,
  currencies,
  isRole,
  type Line,
  periodNear,
  readLine,
} from '#api/advisor/builtin/sums/plain/read-line.ts';
import { currencyIn } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { termWriter } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import type { Locale } from '#domain/format.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

/** Whether of three amounts the first less the second is the third, as the visitor says; null where they name no such three. */
export function checkSums({ money, yearly, saved, kwp, kwh, fuelPrice }: Amounts, locale: Locale): string | null {
  const [whole, part, said] = money;
  const isOther = money.length !== 3 || yearly.length + saved.length + kwp.length + kwh.length + fuelPrice.length > 0;
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

const MONTHS = 12;
/** Parts of one within which a round number is right, and beyond which it is of something else. */
const RIGHT = 0.015;
const NEAR = 0.5;
/** Words from the one that sums up to the sum: "so about". */
const REACH = 2;

/** What is added up, a year each where one is said of a time. */
interface Addition {
  terms: readonly Amount[];
  said: Amount;
}

/** "2,700 a year, 90 a month, so about 3,780". */
function additionIn(line: Line, currency: string): Addition | undefined {
  const paid = line.amounts
    .map((it) => ({ ...it, period: periodNear(line, it) }))
    .filter((it) => isPaid(it) && it.each === undefined && (it.unit ?? currency) === currency);
  const said = paid.at(-1);
  const terms = paid.slice(0, -1);
  if (!said || terms.length < 2 || said.period === 'month' || terms.some(({ period }) => period === undefined))
    return undefined;
  const from = line.amounts.findLast((it) => it.end <= said.at)?.end ?? 0;
  const sums = line.tokens.findLastIndex((_, at) => at >= from && at < said.at && isRole(line, at, 'concludes'));
  const between = line.tokens.slice(sums + 1, said.at).filter((_, at) => !isRole(line, sums + 1 + at, ...currencies));
  return sums >= 0 && between.length <= REACH ? { terms, said } : undefined;
}

/** Whether what is paid a year and a month comes to what the visitor makes of it; null where nothing is added up. */
export function checkAddition(text: string, { language, market }: Locale): string | null {
  const currency = currencyIn([], market);
  const found = additionIn(readLine(text, language), currency);
  if (!found) return null;
  const { terms, said } = found;
  const sum = terms.reduce((total, { value, period }) => total + (period === 'month' ? value * MONTHS : value), 0);
  if (Math.abs(sum - said.value) > NEAR * sum) return null;
  const { amount } = termWriter({ language, market });
  const told = terms.map(({ value, period }) =>
    period === 'month' ? `${amount(value, currency)} × ${MONTHS}` : amount(value, currency),
  );
  const { addedRight, addedWrong } = sumTexts[language];
  const [added, whole] = [told.join(' + '), amount(sum, currency)];
  const isRight = Math.abs(sum - said.value) <= RIGHT * sum;
  return isRight ? addedRight(added, whole) : addedWrong(added, whole, amount(said.value, currency));
}
