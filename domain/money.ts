import * as z from 'zod/mini';

/** ISO 4217 codes of the markets served. */
export const currencies = ['EUR', 'CHF', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (cents, Rappen). Amounts of two currencies are never added or exchanged. */
export const moneySchema = z.strictObject({ minor: z.int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof moneySchema>;

const MINOR_PER_MAJOR = 100;

/** `amount` in whole currency units, as the price rules are written. */
export function wholeMoney(amount: number, currency: Currency): Money {
  return { minor: Math.round(amount * MINOR_PER_MAJOR), currency };
}

/** The sum of amounts of one currency. Throws `RangeError` for a mix: that is a bug, never an input error. */
export function addMoney(first: Money, ...others: Money[]): Money {
  let { minor } = first;
  for (const other of others) {
    if (other.currency !== first.currency) throw new RangeError(`cannot add ${other.currency} to ${first.currency}`);
    minor += other.minor;
  }
  return { minor, currency: first.currency };
}

/** The amount in whole currency units, for display. */
export function majorUnits(money: Money): number {
  return money.minor / MINOR_PER_MAJOR;
}
