import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { type Given, givenBefore, givenIn, isPaid } from '#api/advisor/builtin/sums/carried/given.ts';
import {
  type FollowUp,
  readFollowUp,
  sharersIn,
  type Wanted,
} from '#api/advisor/builtin/sums/carried/read-follow-up.ts';
import type { Step } from '#api/advisor/builtin/sums/plain/read-chain.ts';
import { type Amount, type Period, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { currencyIn, operandOf, type Reckoned, reckon } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { termWriter, told, writeTerms } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import type { Locale } from '#domain/format.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

const MONTHS = 12;
/** kWh; so much is used in a year and not in a month. */
const YEARLY_KWH = 1500;

/** What is left after a grant is left of an offer. */
const LEAST_OFFER = 1000;

const plain = { label: undefined, per: undefined, each: undefined, period: undefined, at: 0, end: 0 };
const number = (value: number, unit?: Amount['unit']): Amount => ({ ...plain, value, unit });
const by = (operator: Step['operator'], amount: Amount): Step => ({ operator, amount });

/** What is reckoned, and of which time it is. */
interface Sum {
  first: Amount;
  steps: Step[];
  period?: Period | undefined;
  /** It holds while prices stay. */
  isAtSamePrice?: boolean;
}

/** All figures at hand: those of the sentence and its message, then of the messages before. */
interface Pool {
  here: readonly Amount[];
  before: readonly Given[];
  facts: KnownFacts;
  followUp: FollowUp;
  sharers: number | undefined;
}

const paid = (amounts: readonly Amount[]) =>
  amounts.filter((it) => isPaid(it) && it.each === undefined && it.per === undefined);

/** What is paid again and again: as said here, or in a message that asked nothing else, or what is known of the bill. */
function regular({ here, before, facts, followUp }: Pool, isWanted: (period: Period) => boolean): Amount | undefined {
  const fits = (it: Amount) => it.period !== undefined && isWanted(it.period);
  const [last] = before;
  const said =
    paid(here).findLast(fits) ?? (here.length === 0 && last?.isAlone ? paid(last.amounts).findLast(fits) : undefined);
  if (said) return said;
  const bill = followUp.isOfBill && here.length === 0 ? facts.energyBill : undefined;
  return bill && isWanted('year') ? { ...number(bill), period: 'year' } : undefined;
}

/** Sums of money that are paid once, each value once, of as few messages as hold enough of them. */
function sumsOf({ here, before }: Pool, enough: number): Amount[] {
  let found: Amount[] = [];
  for (const amounts of [here, ...before.map((it) => it.amounts)]) {
    const known = new Set(found.map(({ value }) => value));
    found = [...found, ...paid(amounts).filter(({ value }) => !known.has(value))];
    if (found.length >= enough) return found;
  }
  return found;
}

function perPeriod(pool: Pool, period: Period): Sum | undefined {
  const base = regular(pool, (it) => it !== period);
  if (!base) return undefined;
  return { first: base, steps: [by(period === 'year' ? 'times' : 'over', number(MONTHS))], period };
}

function overYears(pool: Pool, years: number): Sum | undefined {
  const base = regular(pool, () => true);
  if (!base) return undefined;
  const months = base.period === 'month' ? [by('times', number(MONTHS))] : [];
  return { first: base, steps: [...months, by('times', number(years))], isAtSamePrice: true };
}

function sharing(pool: Pool, among = pool.sharers): Sum | undefined {
  const [first, ...more] = sumsOf(pool, 1);
  return first && among && more.length === 0
    ? { first, steps: [by('over', number(among))], period: first.period }
    : undefined;
}

/** Of two sums the larger less the smaller one; with `share` less a share of it too. */
function lessOf(pool: Pool, share = false): Sum | undefined {
  const sums = sumsOf(pool, 2);
  const [one, other, ...more] = sums;
  const percent = [pool.here, ...pool.before.map((it) => it.amounts)].flat().find(({ unit }) => unit === 'percent');
  if (share && one && !other && percent && percent.value <= 100) return { first: one, steps: [by('less', percent)] };
  if (!one || !other || more.length > 0 || one.period !== other.period) return undefined;
  if (share && (one.period !== undefined || Math.max(one.value, other.value) < LEAST_OFFER)) return undefined;
  const [larger, smaller] = one.value > other.value ? [one, other] : [other, one];
  return { first: larger, steps: [by('less', smaller)], period: larger.period };
}

function percentOf(pool: Pool, { percent, rises }: Extract<Wanted, { kind: 'percent' }>): Sum | undefined {
  const [base, ...more] = sumsOf(pool, 1);
  if (!base || more.length > 0) return undefined;
  const share = number(percent, 'percent');
  return { first: base, steps: [by(rises ? 'more' : 'times', share)], period: base.period };
}

/** What a kWh costs: what is paid in a year over what is used in it. */
function perKwh(pool: Pool): Sum | undefined {
  const used = [pool.here, ...pool.before.map((it) => it.amounts)]
    .flat()
    .filter(({ unit, each }) => unit === 'kwh' && !each);
  const [kwh, ...more] = used;
  const [said, ...others] = sumsOf(pool, 1);
  const known = pool.facts.energyBillCovers === 'electricity' ? pool.facts.energyBill : undefined;
  const cost = said ?? (known ? { ...number(known), period: 'year' as const } : undefined);
  if (!kwh || !cost || more.length + others.length > 0) return undefined;
  const isOfYear = kwh.period !== 'month' && kwh.value >= YEARLY_KWH;
  const months = cost.period === 'month' && isOfYear ? [by('times', number(MONTHS))] : [];
  if (cost.period === 'year' && !isOfYear) return undefined;
  return { first: cost, steps: [...months, by('over', { ...kwh, period: undefined })] };
}

function sumFor(wanted: Wanted, pool: Pool): Sum | undefined {
  switch (wanted.kind) {
    case 'period':
      return perPeriod(pool, wanted.period);
    case 'years':
      return overYears(pool, wanted.years);
    case 'share':
      return sharing(pool, wanted.among);
    case 'left':
      return lessOf(pool, true);
    case 'difference':
      return lessOf(pool);
    case 'percent':
      return percentOf(pool, wanted);
    case 'perKwh':
      return perKwh(pool);
  }
}

/** Money keeps the currency it was said in, and has the country's where none was. */
function inCurrency(amount: Amount, amounts: readonly Amount[], { market }: Locale): Amount {
  const currency = currencyIn(amounts, market);
  return isPaid(amount) || amount.period !== undefined
    ? operandOf({ ...amount, unit: amount.unit ?? currency }, currency)
    : amount;
}

function written({ first, steps, period, isAtSamePrice }: Sum, locale: Locale): string | undefined {
  const all = [first, ...steps.map(({ amount }) => amount)];
  const [opening, ...others] = all.map((it) => inCurrency(it, all, locale));
  if (!opening) return undefined;
  const given = others.map((amount, at) => ({ operator: steps[at]?.operator ?? 'more', amount }));
  const reckoned: Reckoned | undefined = reckon({ first: opening, steps: given, at: 0, end: 0 }, locale.market);
  if (!reckoned) return undefined;
  const { sum, about, ofPeriod, atSamePrices } = sumTexts[locale.language];
  const { result } = reckoned;
  const isExact = told(result.value, result.unit) === Number(result.value.toFixed(6));
  const value = termWriter(locale).result(result);
  const text = (isExact ? sum : about)(writeTerms(reckoned, locale), period ? ofPeriod[period](value) : value);
  return isAtSamePrice ? `${text} ${atSamePrices}` : text;
}

/** What a sentence asks of figures that were said before it. */
export function sayCarried(
  sentence: string,
  earlier: readonly string[],
  { history, facts }: Pick<AdvisorTurn, 'history' | 'facts'>,
  locale: Locale,
): string | undefined {
  const followUp = readFollowUp(sentence, locale.language);
  if (!followUp) return undefined;
  const own = followUp.line.amounts.filter(({ at, unit }) => at < followUp.from || unit === 'kwh');
  const told = givenIn(earlier, locale);
  const here = [...told.amounts, ...own.filter((it) => isPaid(it) || it.unit === 'kwh' || it.unit === 'percent')];
  const sharers = earlier.map((it) => sharersIn(readLine(it, locale.language))).find((it) => it !== undefined);
  const before = givenBefore(history, locale);
  const sum = sumFor(followUp.wanted, { here, before, facts, followUp, sharers });
  return sum && written(sum, locale);
}
