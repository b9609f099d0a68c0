import { type Amount, amountsOf } from '#api/reading/extraction/amounts.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { isOnTop } from '#api/reading/extraction/held-bill.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isOfOneSeason } from '#api/reading/extraction/one-season.ts';
import { timesPerYear } from '#api/reading/extraction/periods.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { hasNumber } from '#api/reading/extraction/said-of-amount.ts';
import type { WordClass } from '#api/reading/extraction/word-classes.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

/** Less is hardly what is paid a year: for one use, or for the whole home. */
const MONTHLY_BELOW = { ofUse: 400, ofHome: 600 };
const PLAUSIBLE = { from: 100, to: 40_000 };
/** More is hardly the bill of a home, where nobody says of which time. */
const MOST_BARE = 12_000;

function perYear({ value, period, use, part }: Amount): number {
  const least = use || part ? MONTHLY_BELOW.ofUse : MONTHLY_BELOW.ofHome;
  return value * (period ? timesPerYear[period] : value < least ? 12 : 1);
}

const LEAST_MONTHLY = 20;
const SEASONAL_BELOW = 1_000;

/** "In summer" may be one item. */
const isOneOf = ({ raw }: Item, { language }: Reading, ...sought: readonly WordClass[]) =>
  raw.split(' ').some((word) => isWord(fold(word, language), ...sought));
const saysWord = ({ items }: Clause, reading: Reading, ...sought: readonly WordClass[]) =>
  items.some((item) => isOneOf(item, reading, ...sought));

const countSeasons = (clauses: readonly Clause[], reading: Reading) =>
  clauses.flatMap(({ items }) => items.filter((item) => isOneOf(item, reading, 'seasons', 'restOfYear'))).length;
/** "190 gas and 130 power in winter": of one time. */
const isOfUses = (months: readonly Amount[]) => new Set(months.map(({ use }) => use).filter(Boolean)).size > 1;

/** "$480, winter more like 190": a sum and another of one season, where a bill is asked for. */
function besideSeason(reading: Reading, [clause, ...others]: readonly Clause[]): number[] {
  if (reading.asked !== 'energyBill' || !clause || others.length > 0) return [];
  const around = reading.sentences.get(clause.sentence) ?? [];
  const before = around[around.indexOf(clause) - 1];
  const sums = [before, clause].map((it) => (it ? amountsOf(reading, it, true) : []));
  const isOne = (amounts: readonly Amount[]) =>
    amounts.length === 1 && amounts.every(({ value }) => value < SEASONAL_BELOW);
  return sums.every(isOne) && !isOfUses(sums.flat()) ? sums.flat().map(({ value }) => value) : [];
}

const yearTimes = ['seasons', 'restOfYear'] as const;
const otherTimes = [...yearTimes, 'otherTimes'] as const;
/** "190 otherwise": the sum stands in the clause before. */
function sumBefore(reading: Reading, clause: Clause): Clause {
  if (hasNumber(clause) || !saysWord(clause, reading, 'otherTimes')) return clause;
  const around = reading.sentences.get(clause.sentence) ?? [];
  const before = around[around.indexOf(clause) - 1];
  return before && hasNumber(before) && !saysWord(before, reading, 'seasons') ? before : clause;
}

/** "400 in summer, 150 the rest of the year" are months of one year; half of it each, for want of anything better. */
function overSeasons(reading: Reading): number | undefined {
  const isOfSeasons = reading.statements.some((clause) => saysWord(clause, reading, 'seasons'));
  const times = isOfSeasons ? otherTimes : yearTimes;
  const named = reading.statements.filter((clause) => saysWord(clause, reading, ...times));
  const clauses = [...new Set(named.map((clause) => sumBefore(reading, clause)))];
  const beside = besideSeason(reading, clauses);
  if (beside.length > 0) return (12 / beside.length) * beside.reduce((sum, value) => sum + value, 0);
  const months = clauses
    .flatMap((clause) => amountsOf(reading, clause, true))
    .filter(({ value }) => value >= LEAST_MONTHLY && value < SEASONAL_BELOW);
  const saysRest = clauses.some((clause) => saysWord(clause, reading, 'restOfYear'));
  if (isOfUses(months) && countSeasons(clauses, reading) < 2) return undefined;
  if (months.length !== 2 && !(months.length === 1 && saysRest)) return undefined;
  const period = months.find((it) => it.period !== 'perYear')?.period ?? 'perMonth';
  return (timesPerYear[period] / months.length) * months.reduce((sum, { value }) => sum + value, 0);
}

interface Told {
  clause: Clause;
  amounts: readonly Amount[];
}

/** "1,500 a year (110 most months, 165 the others)": months of a sum that was told for the year. */
const isOfYear = ({ clause, amounts }: Told, before: Told | undefined) =>
  clause.sentence === before?.clause.sentence &&
  before.amounts.at(-1)?.period === 'perYear' &&
  amounts.every(({ period, use }) => period === 'perMonth' && use === '') &&
  !some(clause, 'now', 'wrong', 'no', 'changed');

const SHORT = 4;
/** "240 a month, can I charge at noon then?" answers in a question. */
const answersOf = ({ asked, clauses, whole }: Reading): Clause[] =>
  clauses.slice(0, 1).filter(({ isQuestion, items, sentence }) => {
    const opens = items[0]?.value !== undefined || isAny(items[0], 'eur', 'chf', 'usd');
    return (
      asked === 'energyBill' && isQuestion && opens && items.length <= SHORT && (whole.get(sentence)?.length ?? 0) > 1
    );
  });

/** The clauses that tell what energy costs; what is paid in one sum with the home tells it only where nothing else does. */
function toldIn(reading: Reading): Told[] {
  const all: Told[] = [];
  for (const clause of [...answersOf(reading), ...reading.statements.filter(({ isSought }) => !isSought)]) {
    const told = { clause, amounts: amountsOf(reading, clause) };
    if (told.amounts.length > 0 && !isOfYear(told, all.at(-1))) all.push(told);
  }
  const isOfEnergy = ({ use, isWithHome }: Amount) => use !== '' || !isWithHome;
  const saysEnergy = all.some(({ amounts }) => amounts.some(({ use }) => use !== ''));
  return saysEnergy ? all.map((it) => ({ ...it, amounts: it.amounts.filter(isOfEnergy) })) : all;
}

/** "300 was before the price brake": another sum counts. */
const isOfBefore = ({ items }: Clause) =>
  items.some(({ word }) => isWord(word, 'was')) && items.some((item) => isAny(item, 'ago', 'former'));
const ofNow = (told: readonly Told[]) => {
  const now = told.filter(({ clause }) => !isOfBefore(clause));
  return now.length > 0 ? now : told;
};

/** "In all 3,700", "together with the oil 3,700": not "the gas comes to 1,900" nor what so many litres cost. */
const sumsOf = ({ clause, amounts }: Told) =>
  amounts.filter((it) => !it.isPrice && (it.part === undefined || some(clause, 'both')));

/** What was named before is in it: it is no less. */
const wholeOf = (amounts: readonly Amount[]) =>
  amounts.findLast((it) => it.isWhole && amounts.every((other) => perYear(other) <= perYear(it)));

/** "21,000 francs of oil and 3,000 of common costs": of two in one clause the one that is named. */
const besideUse = (told: readonly Told[]) => {
  const amounts = told.at(-1)?.amounts ?? [];
  return amounts.at(-1)?.use === '' && !amounts.at(-1)?.period ? amounts.findLast(({ use }) => use !== '') : undefined;
};

/** "PGW is 150, PECO another hundred": a sum without a name and what is added to it in the same sentence. */
function addedUp(told: readonly Told[]): readonly Amount[] {
  const last = told.at(-1)?.clause.sentence;
  const amounts = told.filter(({ clause }) => clause.sentence === last).flatMap((it) => it.amounts);
  const first = amounts.findIndex(({ isAdded }) => isAdded) - 1;
  const run = first < 0 ? [] : amounts.slice(first);
  return run.slice(1).every(({ isAdded }) => isAdded) ? run : [];
}

/** What energy costs a year, in the market's currency. Different uses named in a message are added, else the last amount counts. */
export function readBill(reading: Reading): Pick<ChatFacts, 'energyBill' | 'energyBillCovers'> {
  const seasonal = overSeasons(reading);
  if (seasonal !== undefined) return { energyBill: seasonal };
  const all = ofNow(toldIn(reading));
  const isOfTwo = isOfUses(all.flatMap((it) => it.amounts));
  const isWholeYear = ({ clause, amounts }: Told) =>
    isOfTwo || !amounts.every((it) => isOfOneSeason(clause, it, reading.language));
  const told = all.filter(isWholeYear);
  const amounts = told.flatMap((it) => it.amounts);
  const last = amounts.at(-1);
  if (!last || (last.period === undefined && last.value > MOST_BARE)) return {};
  const sums = told.filter(({ clause }) => some(clause, 'so')).flatMap(sumsOf);
  const inAll = sums.at(-1) ?? wholeOf(amounts);
  const parts = [...new Map(amounts.map((amount) => [amount.use, amount])).values()].filter(({ use }) => use !== '');
  const isPlain = !reading.statements.some((clause) => some(clause, 'wrong'));
  const isSum = parts.length > 1 && (isPlain || parts.some(({ isHeld }) => isHeld));
  const added = isPlain ? addedUp(told) : [];
  const single = added.length > 1 ? added : [besideUse(told) ?? last];
  const counted = inAll ? [inAll] : isSum ? parts : single;
  const total = Math.round(counted.reduce((sum, amount) => sum + perYear(amount), 0));
  if (total < PLAUSIBLE.from || total > PLAUSIBLE.to) return {};
  const [part, ...others] = new Set(counted.map((it) => it.part));
  if (part && counted.every(({ isHeld }) => isHeld)) return { energyBillCovers: part };
  if (part && counted.length === 1 && isOnTop(reading, told.at(-1)?.clause))
    return { energyBill: total + (reading.known.energyBill ?? 0) };
  const isOfPart = part && others.length === 0 && counted !== added;
  return { energyBill: total, ...(isOfPart && { energyBillCovers: part }) };
}
