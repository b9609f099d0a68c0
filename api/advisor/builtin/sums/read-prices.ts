import { type FuelSold, fuels } from '#api/advisor/builtin/sums/fuels.ts';
import {
  type Amount,
  currencies,
  isMoney,
  isRole,
  type Line,
  periodNear,
  readLine,
} from '#api/advisor/builtin/sums/plain/read-line.ts';
import { hasRole } from '#api/advisor/builtin/sums/words/all.ts';
import type { SumRole } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { KWH_PER_THERM } from '#domain/estimate/sums.ts';
import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';

/** What a kWh of electricity and one of fuel cost as a message says, in the market's currency, and what a boiler makes of the fuel. */
export interface NamedPrices {
  powerPrice: number[];
  fuelPrice: number[];
  soldPrice: SoldPrice[];
  /** What is paid for fuel in a year. */
  fuelPerYear: number[];
  efficiency: number[];
}

/** What so much of a fuel costs, in the measure in which it is sold. */
export interface SoldPrice {
  fuel: FuelSold;
  price: number;
}

/** A fuel of which a measure is not oil's. */
export type FuelNamed = 'propane' | 'pellets' | 'pelletTons';

export function fuelNamed(text: string, { language, market }: Locale): FuelNamed | undefined {
  const { tokens } = readLine(text, language);
  const named = (['propane', 'pellets'] as const).find((it) => tokens.some(({ word }) => hasRole(word, language, it)));
  return named === 'pellets' && market === 'us' ? 'pelletTons' : named;
}

const CENTS = 100;
const PERCENT = 100;
const MONTHS = 12;
/** What a kWh may cost; other money is of something else. */
const LEAST = 0.02;
const MOST = 1;
/** Parts of the energy in a fuel. */
const LEAST_EFFICIENCY = 0.6;
type Kind = 'power' | 'fuel';

const kindAt = ({ tokens, language }: Line, place: number): Kind | undefined =>
  (['power', 'fuel'] as const).find((it) => hasRole(tokens[place]?.word, language, it));

/** From the number before an amount to the one after it. */
function windowOf({ amounts, tokens }: Line, at: number): readonly [from: number, to: number] {
  return [amounts[at - 1]?.end ?? 0, amounts[at + 1]?.at ?? tokens.length];
}

/** What a price is of: "11 cents gas", else what stands before it, else what stands behind it, up to the next number. */
function kindOf(line: Line, at: number): Kind | undefined {
  const { at: begin = 0, end = 0 } = line.amounts[at] ?? {};
  const [from, to] = windowOf(line, at);
  const kinds = line.tokens.slice(from, to).map((_, place) => kindAt(line, from + place));
  return (
    kindAt(line, end) ??
    kinds.slice(0, begin - from).findLast((it) => it !== undefined) ??
    kinds.slice(end - from).find((it) => it !== undefined)
  );
}

const hasNext = ({ tokens, language }: Line, { end }: Amount, role: SumRole) =>
  [end, end + 1].some((place) => hasRole(tokens[place]?.word, language, role));

const isTonnes = ({ tokens, language }: Line, { label, end }: Amount) =>
  label !== undefined && hasRole(tokens[end - 1]?.word, language, 'tonnes');

/** "600 gallons at 2.60": what a price is of that names nothing itself. */
function countedBefore(line: Line, amount: Amount, at: number): Amount | undefined {
  const before = isRole(line, amount.at - 1, ...currencies) ? amount.at - 2 : amount.at - 1;
  const isAt = amount.each === undefined && isRole(line, before, 'at');
  return isAt ? line.amounts[at - 1] : undefined;
}

/** The fuel that a price is of, as it is sold. */
function soldIn(line: Line, amount: Amount, at: number, fuel: FuelNamed | undefined): FuelSold | undefined {
  const counted = countedBefore(line, amount, at);
  const unit = amount.each ?? counted?.unit;
  if (unit === 'litres') return 'oilLitres';
  if (unit === 'gallons') return fuel === 'propane' ? fuel : 'oilGallons';
  const isOfTonne = hasNext(line, amount, 'tonnes') || (counted !== undefined && isTonnes(line, counted));
  return fuel !== 'propane' && isOfTonne ? fuel : undefined;
}

/** kWh in what a price is of: a therm, a measure of a fuel or else a kWh. */
function kwhOf(line: Line, amount: Amount, sold: FuelSold | undefined): number | undefined {
  if (hasNext(line, amount, 'therm')) return KWH_PER_THERM;
  if (sold) return fuels[sold].energy(1);
  return amount.each === undefined || amount.each === 'kwh' ? 1 : undefined;
}

interface Found {
  price: number;
  isFuel: boolean;
  sold: SoldPrice[];
}

/** What a kWh costs by an amount, where that may be. */
function priceOf(line: Line, amount: Amount, at: number, fuel: FuelNamed | undefined): Found | undefined {
  const { unit, value, period, per } = amount;
  const sold = soldIn(line, amount, at, fuel);
  const kwh = kwhOf(line, amount, sold);
  if (!isMoney(unit) || period !== undefined || per !== undefined || kwh === undefined) return undefined;
  const paid = value / (unit === 'cents' ? CENTS : 1);
  const price = paid / kwh;
  if (price < LEAST || price > MOST) return undefined;
  return { price, isFuel: kwh !== 1, sold: sold ? [{ fuel: sold, price: paid }] : [] };
}

/** What is paid and not saved a year, of a month twelve times. */
function paidPerYear(line: Line, amount: Amount, at: number): number[] {
  const period = periodNear(line, amount);
  const [from, to] = windowOf(line, at);
  const isSaved = line.tokens.slice(from, to).some(({ word }) => hasRole(word, line.language, 'saves'));
  if (!isMoney(amount.unit) || amount.unit === 'cents' || period === undefined || isSaved) return [];
  return [period === 'month' ? amount.value * MONTHS : amount.value];
}

const isShare = ({ unit, value }: Amount) =>
  unit === 'percent' && value / PERCENT >= LEAST_EFFICIENCY && value <= PERCENT;

/** The prices of energy that a message names. */
export function readPrices(text: string, language: Language, fuel?: FuelNamed): NamedPrices {
  const line = readLine(text, language);
  const prices: NamedPrices = { powerPrice: [], fuelPrice: [], soldPrice: [], fuelPerYear: [], efficiency: [] };
  const unclear: number[] = [];
  for (const [at, amount] of line.amounts.entries()) {
    const kind = kindOf(line, at);
    if (isShare(amount) && kind === 'fuel') prices.efficiency.push(amount.value / PERCENT);
    if (kind === 'fuel') prices.fuelPerYear.push(...paidPerYear(line, amount, at));
    const found = priceOf(line, amount, at, fuel);
    if (!found) continue;
    prices.soldPrice.push(...found.sold);
    if (found.isFuel || kind === 'fuel') prices.fuelPrice.push(found.price);
    else if (kind === 'power') prices.powerPrice.push(found.price);
    else if (amount.each === 'kwh') unclear.push(found.price);
  }
  // Beside a price of fuel one of a kWh is of electricity
  const isPower = prices.fuelPrice.length > 0 && prices.powerPrice.length === 0;
  return isPower ? { ...prices, powerPrice: unclear } : prices;
}
