import { type Amount, isMoney, type Line, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { hasRole } from '#api/advisor/builtin/sums/words/all.ts';
import { energyOfLitres, KWH_PER_THERM } from '#domain/estimate/sums.ts';
import type { Language } from '#domain/place.ts';

/** What a kWh of electricity and one of fuel cost as a message says, in the market's currency, and what a boiler makes of the fuel. */
export interface NamedPrices {
  powerPrice: number[];
  fuelPrice: number[];
  efficiency: number[];
}

const CENTS = 100;
const PERCENT = 100;
/** What a kWh may cost; other money is of something else. */
const LEAST = 0.02;
const MOST = 1;
/** Parts of the energy in a fuel. */
const LEAST_EFFICIENCY = 0.6;
type Kind = 'power' | 'fuel';

const kindAt = ({ tokens, language }: Line, place: number): Kind | undefined =>
  (['power', 'fuel'] as const).find((it) => hasRole(tokens[place]?.word, language, it));

/** What a price is of: "11 cents gas", else what stands before it, else what stands behind it, up to the next number. */
function kindOf(line: Line, amount: Amount): Kind | undefined {
  const at = line.amounts.indexOf(amount);
  const from = line.amounts[at - 1]?.end ?? 0;
  const to = line.amounts[at + 1]?.at ?? line.tokens.length;
  const kinds = line.tokens.map((_, place) => kindAt(line, place));
  return (
    kinds[amount.end] ??
    kinds.slice(from, amount.at).findLast((it) => it !== undefined) ??
    kinds.slice(amount.end, to).find((it) => it !== undefined)
  );
}

/** kWh in what a price is of: a therm, a litre of oil or else a kWh. */
function kwhOf({ tokens, language }: Line, { each, end }: Amount): number | undefined {
  const isTherm = [end, end + 1].some((place) => hasRole(tokens[place]?.word, language, 'therm'));
  if (isTherm) return KWH_PER_THERM;
  if (each === 'litres') return energyOfLitres(1);
  return each === undefined || each === 'kwh' ? 1 : undefined;
}

/** What a kWh costs by an amount, where that may be. */
function priceOf(line: Line, amount: Amount): { price: number; isFuel: boolean } | undefined {
  const { unit, value, period, per } = amount;
  const kwh = kwhOf(line, amount);
  if (!isMoney(unit) || period !== undefined || per !== undefined || kwh === undefined) return undefined;
  const price = value / (unit === 'cents' ? CENTS : 1) / kwh;
  return price >= LEAST && price <= MOST ? { price, isFuel: kwh !== 1 } : undefined;
}

const isShare = ({ unit, value }: Amount) =>
  unit === 'percent' && value / PERCENT >= LEAST_EFFICIENCY && value <= PERCENT;

/** The prices of energy that a message names. */
export function readPrices(text: string, language: Language): NamedPrices {
  const line = readLine(text, language);
  const prices: NamedPrices = { powerPrice: [], fuelPrice: [], efficiency: [] };
  const unclear: number[] = [];
  for (const amount of line.amounts) {
    const kind = kindOf(line, amount);
    if (isShare(amount) && kind === 'fuel') prices.efficiency.push(amount.value / PERCENT);
    const found = priceOf(line, amount);
    if (!found) continue;
    if (found.isFuel || kind === 'fuel') prices.fuelPrice.push(found.price);
    else if (kind === 'power') prices.powerPrice.push(found.price);
    else if (amount.each === 'kwh') unclear.push(found.price);
  }
  // Beside a price of fuel one of a kWh is of electricity
  const isPower = prices.fuelPrice.length > 0 && prices.powerPrice.length === 0;
  return isPower ? { ...prices, powerPrice: unclear } : prices;
}
