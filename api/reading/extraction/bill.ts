import { type Amount, amountsOf } from '#api/reading/extraction/amounts.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { timesPerYear } from '#api/reading/extraction/periods.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { WordClass } from '#api/reading/extraction/word-classes.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

const MONTHLY_BELOW = 400;
const PLAUSIBLE = { from: 100, to: 40_000 };
/** More is hardly the bill of a home, where nobody says of which time. */
const MOST_BARE = 12_000;

function perYear({ value, period }: Amount): number {
  return value * (period ? timesPerYear[period] : value < MONTHLY_BELOW ? 12 : 1);
}

const SEASONAL_BELOW = 1_000;

/** "In summer" may be one item. */
const saysWord = ({ items }: Clause, { language }: Reading, ...sought: readonly WordClass[]) =>
  items.some(({ raw }) => raw.split(' ').some((word) => isWord(fold(word, language), ...sought)));

/** "400 in summer, 150 the rest of the year" are months of one year; half of it each, for want of anything better. */
function overSeasons(reading: Reading): number | undefined {
  const clauses = reading.statements.filter((clause) => saysWord(clause, reading, 'seasons', 'restOfYear'));
  const months = clauses
    .flatMap((clause) => amountsOf(reading, clause, true))
    .filter(({ value }) => value < SEASONAL_BELOW);
  const saysRest = clauses.some((clause) => saysWord(clause, reading, 'restOfYear'));
  if (months.length !== 2 && !(months.length === 1 && saysRest)) return undefined;
  return (12 / months.length) * months.reduce((sum, { value }) => sum + value, 0);
}

/** What energy costs a year, in the market's currency. Different uses named in a message are added, else the last amount counts. */
export function readBill(reading: Reading): Pick<ChatFacts, 'energyBill' | 'energyBillCovers'> {
  const seasonal = overSeasons(reading);
  if (seasonal !== undefined) return { energyBill: seasonal };
  const amounts = reading.statements
    .filter(({ isSought }) => !isSought)
    .flatMap((clause) => amountsOf(reading, clause));
  const last = amounts.at(-1);
  if (!last || (last.period === undefined && last.value > MOST_BARE)) return {};
  const inAll = reading.statements
    .filter((clause) => some(clause, 'so'))
    .flatMap((clause) => amountsOf(reading, clause))
    .at(-1);
  const parts = [...new Map(amounts.map((amount) => [amount.use, amount])).values()].filter(({ use }) => use !== '');
  const isSum = parts.length > 1 && !reading.statements.some((clause) => some(clause, 'wrong'));
  const counted = inAll ? [inAll] : isSum ? parts : [last];
  const total = Math.round(counted.reduce((sum, amount) => sum + perYear(amount), 0));
  if (total < PLAUSIBLE.from || total > PLAUSIBLE.to) return {};
  const [part, ...others] = new Set(counted.map((it) => it.part));
  return { energyBill: total, ...(part && others.length === 0 && { energyBillCovers: part }) };
}
