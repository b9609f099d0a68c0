import { type Amount, isRole, type Line, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { currencyIn } from '#api/advisor/builtin/sums/plain/reckon.ts';
import type { SumRole } from '#api/advisor/builtin/sums/words/sum-words.ts';
import type { Language, Market } from '#domain/place.ts';
import { marketCurrency } from '#domain/place.ts';

/** Prices of a kWh that a message names, in the market's currency, and how much is used when. */
export interface Tariffs {
  night?: number;
  day?: number;
  /** Prices at all hours, with what is paid a month beside them. */
  flat: readonly FlatTariff[];
  /** Share of the use at night, of one. */
  nightShare?: number;
  /** kWh in a year or in a month. */
  use?: Amount;
}

export interface FlatTariff {
  price: number;
  feePerMonth?: number;
}

const times = ['night', 'day'] as const;
type Time = (typeof times)[number];

const CENTS = 100;
const PERCENT = 100;
/** Of a kWh, in hundredths. */
const PRICE = { from: 3, to: 90 };
/** A month. */
const FEE = { from: 2, to: 60 };
const LEAST_USE = 100;

const isBreak = (gap: string | undefined) => /[,;:()]|\.\s/.test(gap ?? '');

/** How far a word is from an amount, and without bound where the sentence goes on with something else between them. */
function distance({ tokens }: Line, { at, end }: Amount, place: number): number {
  const [from, to] = place < at ? [place + 1, at] : [end, place];
  const isCut = tokens.slice(from, to + 1).some(({ gap }) => isBreak(gap));
  return isCut ? Number.POSITIVE_INFINITY : place < at ? at - place : place - end + 0.5;
}

const timeAt = (line: Line, at: number): Time | undefined => times.find((it) => isRole(line, at, it));

/** Of which time amounts are: one has the time that stands nearest; of more the two that are nearest to both. */
function timesOf(line: Line, amounts: readonly Amount[]): Map<Amount, Time> {
  const places = (time: Time) => line.tokens.flatMap((_, at) => (timeAt(line, at) === time ? [at] : []));
  const far = (amount: Amount, time: Time) => Math.min(...places(time).map((at) => distance(line, amount, at)));
  const isNear = (it: number) => it < Number.POSITIVE_INFINITY;
  const pairs = amounts.flatMap((night) =>
    amounts.filter((it) => it !== night).map((day) => ({ night, day, far: far(night, 'night') + far(day, 'day') })),
  );
  const [pair] = pairs.filter((it) => isNear(it.far)).toSorted((one, other) => one.far - other.far);
  if (pair) return new Map([[pair.night, 'night'] as const, [pair.day, 'day'] as const]);
  const single = amounts.flatMap((amount) => times.map((time) => ({ amount, time, far: far(amount, time) })));
  const [nearest] = single.filter((it) => isNear(it.far)).toSorted((one, other) => one.far - other.far);
  return new Map(nearest ? [[nearest.amount, nearest.time]] : []);
}

/** "12 cents at night and 30 by day": beside a price in cents a number is one too. */
function priceOf(amount: Amount, hasCents: boolean): number | undefined {
  const { unit, value, each, period, label } = amount;
  const isCents = unit === 'cents' || (unit === undefined && label === undefined && hasCents);
  const cents = isCents ? value : each === 'kwh' && unit !== undefined ? value * CENTS : undefined;
  const isOfKwh = each === undefined || each === 'kwh';
  const isPrice = cents !== undefined && isOfKwh && period === undefined && cents >= PRICE.from && cents <= PRICE.to;
  return isPrice ? cents / CENTS : undefined;
}

const isFee = ({ unit, value, period }: Amount, market: Market) =>
  unit === marketCurrency(market).toLowerCase() && period !== 'year' && value >= FEE.from && value <= FEE.to;

const shares: readonly (readonly [SumRole, number])[] = [
  ['halves', 1 / 2],
  ['thirds', 1 / 3],
  ['quarters', 1 / 4],
];

interface Share {
  amount: Amount;
  share: number;
}

/** "A third", "two thirds", "40 %": as if each were an amount. */
function sharesIn(line: Line): Share[] {
  const percents = line.amounts
    .filter(({ unit, value }) => unit === 'percent' && value < PERCENT)
    .map((amount) => ({ amount, share: amount.value / PERCENT }));
  const parts = line.tokens.flatMap((_, at): Share[] => {
    const part = shares.find(([role]) => isRole(line, at, role))?.[1];
    const count = line.amounts.find(({ end, unit }) => end === at && unit === undefined);
    const counted = count ?? line.amounts.find(({ end, label }) => end === at + 1 && label !== undefined);
    const share = part === undefined ? 1 : part * (counted?.value ?? 1);
    const none = { value: 0, unit: undefined, label: undefined, per: undefined, each: undefined, period: undefined };
    return share < 1 ? [{ amount: { ...none, at, end: at + 1 }, share }] : [];
  });
  return [...percents, ...parts];
}

function shareAtNight(line: Line): number | undefined {
  const all = sharesIn(line);
  const of = timesOf(
    line,
    all.map(({ amount }) => amount),
  );
  const [said] = all.filter(({ amount }) => of.has(amount));
  if (said) return of.get(said.amount) === 'night' ? said.share : 1 - said.share;
  const used = line.amounts.filter(({ unit }) => unit === 'kwh');
  const when = timesOf(line, used);
  const kwh = (time: Time) => used.find((it) => when.get(it) === time)?.value;
  const [night, day] = [kwh('night'), kwh('day')];
  return night === undefined || day === undefined ? undefined : night / (night + day);
}

/** What is used in all: of several amounts by the hour their sum. */
function usedIn({ amounts }: Line): Amount | undefined {
  const used = amounts.filter(({ unit, each, value }) => unit === 'kwh' && !each && value >= LEAST_USE);
  const [first] = used;
  return first && { ...first, value: used.reduce((sum, { value }) => sum + value, 0) };
}

/** The tariffs that a message names. */
export function readTariffs(message: string, language: Language, market: Market): Tariffs | undefined {
  const line = readLine(message, language);
  const hasCents = line.amounts.some(({ unit }) => unit === 'cents');
  const priced = line.amounts.filter((it) => priceOf(it, hasCents) !== undefined);
  const isForeign = currencyIn(line.amounts, market) !== marketCurrency(market).toLowerCase();
  if (priced.length < 2 || isForeign) return undefined;
  const of = timesOf(line, priced);
  const at = (time: Time) => priced.find((it) => of.get(it) === time);
  const price = (it: Amount | undefined) => it && priceOf(it, hasCents);
  const flat = priced
    .filter((it) => !of.has(it))
    .map((it): FlatTariff => {
      const next = priced.find((other) => other.at > it.at)?.at ?? Number.POSITIVE_INFINITY;
      const fee = line.amounts.find((other) => other.at > it.at && other.at < next && isFee(other, market));
      return { price: price(it) ?? 0, ...(fee && { feePerMonth: fee.value }) };
    });
  const [night, day, nightShare, use] = [price(at('night')), price(at('day')), shareAtNight(line), usedIn(line)];
  return {
    flat,
    ...(night !== undefined && { night }),
    ...(day !== undefined && { day }),
    ...(nightShare !== undefined && { nightShare }),
    ...(use && { use }),
  };
}
