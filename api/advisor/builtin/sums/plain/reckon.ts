import type { Chain, Step } from '#api/advisor/builtin/sums/plain/read-chain.ts';
import { type Amount, currencies, isMoney } from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { SumUnit } from '#api/advisor/builtin/sums/words/sum-words.ts';
import type { Market } from '#domain/place.ts';
import { marketCurrency } from '#domain/place.ts';

const PERCENT = 100;
/** Of more nobody asks an adviser for homes. */
const MOST = 1e9;

export type Currency = (typeof currencies)[number];

/** What a sum comes to. */
export interface Result {
  value: number;
  unit: SumUnit | undefined;
  /** "€ per kWh". */
  each?: SumUnit | undefined;
}

/** An amount as it is reckoned with: cents are parts of their currency. */
export type Operand = Amount;

const usualCurrency = (market: Market): Currency => marketCurrency(market).toLowerCase() as Currency;

/** The currency that is named, or else the country's. */
export const currencyIn = (amounts: readonly Amount[], market: Market): Currency =>
  currencies.find((it) => amounts.some(({ unit }) => unit === it)) ?? usualCurrency(market);

export function operandOf(amount: Amount, currency: Currency): Operand {
  if (amount.unit !== 'cents') return amount;
  return { ...amount, value: amount.value / PERCENT, unit: currency };
}

/** A number without a unit is money from here on where it is a round one. */
const LARGE = 2000;
const ROUND = 100;
export const isLikelyMoney = ({ unit, label, value }: Amount) =>
  unit === undefined && label === undefined && value >= LARGE && value % ROUND === 0;

/** "15 % of 28,000": of money, where nothing else is said. */
function asShared(amounts: readonly Operand[], currency: Currency): Operand[] {
  const isShare = amounts.length === 2 && amounts.some(({ unit }) => unit === 'percent');
  return amounts.map((it) => (isShare && isLikelyMoney(it) ? { ...it, unit: currency } : it));
}

const isPair = (one: SumUnit | undefined, other: SumUnit | undefined, ...pair: readonly SumUnit[]) =>
  pair.every((it) => it === one || it === other) && one !== other;

/** Prices of a kWh; a smaller or a larger number beside kWh may be anything. */
const PRICE = { from: 0.01, to: 1 };
const isPrice = ({ unit, value }: Pick<Operand, 'unit' | 'value'>) =>
  unit === undefined && value >= PRICE.from && value < PRICE.to;

/** Units that a product does not come to: 149 times 240 months are no months. */
const uncounted: readonly SumUnit[] = ['percent', 'hours', 'days', 'months', 'years'];

const isLong = (unit: SumUnit | undefined) => unit === 'km' || unit === 'miles';

function unitOfProduct(one: Result, other: Operand, currency: Currency): SumUnit | undefined {
  const money = [one.unit, other.unit].find(isMoney);
  if (money) return money;
  if (isPair(one.unit, other.unit, 'kw', 'hours')) return 'kwh';
  if (isPair(one.unit, other.unit, 'kwp', 'kwh')) return 'kwh';
  if (isLong(one.unit) && other.unit !== undefined) return other.unit;
  if ((one.unit === 'kwh' && isPrice(other)) || (other.unit === 'kwh' && isPrice(one))) return currency;
  if (one.unit === 'percent') return other.unit;
  const units = [one.unit, other.unit].filter((it) => it !== undefined && !uncounted.includes(it));
  return units.length === 1 ? units[0] : undefined;
}

const shared: readonly (SumUnit | undefined)[] = [
  'kwh',
  'kwp',
  'kw',
  'watts',
  'km',
  'miles',
  'm2',
  'litres',
  'gallons',
];

function unitOfQuotient(one: Result, other: Operand): Pick<Result, 'unit' | 'each'> {
  if (one.unit === other.unit) return { unit: undefined };
  if (isMoney(one.unit) && shared.includes(other.unit)) return { unit: one.unit, each: other.unit };
  return { unit: other.unit === undefined || other.unit === 'months' || other.unit === 'years' ? one.unit : undefined };
}

const factorOf = ({ value, unit }: Pick<Operand, 'value' | 'unit'>) => (unit === 'percent' ? value / PERCENT : value);

/** One that is given on 100 of what the other counts. */
const perOf = (one: Operand | undefined, other: Operand): number => {
  const [isOneLong, isOtherLong] = [one, other].map((it) => isLong(it?.unit));
  const per = isOneLong ? other.per : isOtherLong ? one?.per : undefined;
  return per ?? 1;
};

function product(one: Result, before: Operand | undefined, other: Operand, currency: Currency): Result {
  const value = (factorOf(one) * factorOf(other)) / perOf(before, other);
  return { value, unit: unitOfProduct(one, other, currency) };
}

/** Numbers and units of products, still to be added up. */
interface Part extends Result {
  sign: 1 | -1;
  /** A share of what was reckoned before. */
  isShare: boolean;
}

type Given = { operator: Step['operator']; amount: Operand };

/** Products and quotients first, as at school. */
function partsOf(first: Operand, steps: readonly Given[], currency: Currency): Part[] {
  const parts: Part[] = [{ value: first.value, unit: first.unit, sign: 1, isShare: false }];
  let before: Operand | undefined = first;
  for (const { operator, amount } of steps) {
    const last = parts.at(-1) as Part;
    if (operator === 'times') Object.assign(last, product(last, before, amount, currency));
    else if (operator === 'over')
      Object.assign(last, { value: last.value / factorOf(amount), ...unitOfQuotient(last, amount) });
    else
      parts.push({
        value: amount.value,
        unit: amount.unit,
        sign: operator === 'less' ? -1 : 1,
        isShare: amount.unit === 'percent',
      });
    before = amount;
  }
  return parts;
}

function addUp(parts: readonly Part[]): Result | undefined {
  const units = new Set(parts.filter(({ isShare, unit }) => !isShare && unit !== undefined).map(({ unit }) => unit));
  // Kilowatt-hours and money make no sum
  if (units.size > 1) return undefined;
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  const value = rest.reduce(
    (sum, part) => sum + part.sign * (part.isShare ? (sum * part.value) / PERCENT : part.value),
    first.value,
  );
  return { value, unit: [...units][0], each: rest.length === 0 ? first.each : undefined };
}

const isSensible = (result: Result | undefined): result is Result =>
  result !== undefined && Number.isFinite(result.value) && Math.abs(result.value) <= MOST;

/** A sum as it is told: its terms, and what it comes to. */
export interface Reckoned {
  first: Operand;
  steps: readonly Given[];
  result: Result;
  /** "10 × (0.32 − 0.08)", "(28,000 − 4,000) ÷ 1,500": what is reckoned first, though it stands beside a product. */
  grouped?: 'first' | 'last';
}

function reckonTerms(first: Operand, steps: readonly Given[], currency: Currency): Reckoned | undefined {
  const isDivisible = steps.every(({ operator, amount }) => operator !== 'over' || amount.value !== 0);
  const isBounded = [first, ...steps.map(({ amount }) => amount)].every(({ value }) => value <= MOST);
  const result = isDivisible && isBounded ? addUp(partsOf(first, steps, currency)) : undefined;
  return isSensible(result) ? { first, steps, result } : undefined;
}

/** What a chain comes to; none where it makes no sense. */
export function reckon({ first, steps }: Chain, market: Market): Reckoned | undefined {
  const priced = ({ amount, isPrice }: Step) =>
    isPrice && amount.unit === undefined ? { ...amount, unit: usualCurrency(market), label: undefined } : amount;
  const amounts = [first, ...steps.map(priced)];
  const currency = currencyIn(amounts, market);
  const [opening, ...others] = asShared(
    amounts.map((it) => operandOf(it, currency)),
    currency,
  );
  const given = others.map((amount, at) => ({ operator: steps[at]?.operator ?? 'more', amount }));
  return opening && reckonTerms(opening, given, currency);
}

/** The other way to read "10 times 0.32 less 0.08". */
export function reckonGrouped({ first, steps }: Reckoned, market: Market): Reckoned | undefined {
  const currency = currencyIn([first, ...steps.map(({ amount }) => amount)], market);
  const [times, less, ...more] = steps;
  const isMixed = times?.operator === 'times' && less?.operator === 'less' && more.length === 0;
  if (!isMixed || !times || !less || less.amount.unit === 'percent') return undefined;
  const other = { ...times.amount, value: times.amount.value - less.amount.value };
  const result = { value: factorOf(first) * other.value, unit: unitOfProduct(first, other, currency) };
  return isSensible(result) ? { first, steps, result, grouped: 'last' } : undefined;
}

/** What was reckoned, divided by what is saved in a year: the years in which that is earned. */
export function yearsOf({ first, steps, result }: Reckoned, saving: Operand): Reckoned | undefined {
  if (saving.value <= 0 || result.value <= 0) return undefined;
  const years: Result = { value: result.value / saving.value, unit: 'years' };
  const all: Given[] = [...steps, { operator: 'over', amount: saving }];
  return isSensible(years) ? { first, steps: all, result: years, grouped: 'first' } : undefined;
}
