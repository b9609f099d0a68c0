import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { marketSchema } from '#domain/place.ts';

/** What an offer can build. */
export const quoteParts = ['solar', 'battery', 'heatPump', 'charger'] as const;
export type QuotePart = (typeof quoteParts)[number];

/** What an offer includes, or leaves to the customer. */
export const quoteItems = [
  'scaffold',
  'mounting',
  'meterCabinet',
  'registration',
  'hydraulicBalancing',
  'removal',
  'subsidy',
] as const;
export type QuoteItem = (typeof quoteItems)[number];

/** With value added tax, or without it. */
export const priceKinds = ['gross', 'net'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Bounds of what is taken for a size; beyond them it is something else. */
export const sizeBounds = {
  kwp: { least: 0.3, most: 100 },
  batteryKwh: { least: 0.5, most: 200 },
  heatPumpKw: { least: 1, most: 100 },
  chargerKw: { least: 1.4, most: 50 },
} as const;
export type QuoteSize = keyof typeof sizeBounds;

export const sizeOf: Record<QuotePart, QuoteSize> = {
  solar: 'kwp',
  battery: 'batteryKwh',
  heatPump: 'heatPumpKw',
  charger: 'chargerKw',
};

/** Currency units; no home costs more. */
export const priceBounds = { least: 100, most: 1_000_000 } as const;
export const MOST_GUARANTEE_YEARS = 50;
export const MOST_PRODUCTS = 12;
export const LONGEST_PRODUCT = 120;

const between = ({ least, most }: { least: number; most: number }) =>
  z.optional(z.number().check(z.gte(least), z.lte(most)));
const items = z.array(z.enum(quoteItems)).check(z.maxLength(quoteItems.length));

/** An installer's offer, as far as it is known. */
export const quoteSchema = z.strictObject({
  market: marketSchema,
  /** In whole currency units, of everything. */
  price: between(priceBounds),
  priceKind: z.optional(z.enum(priceKinds)),
  currency: z.optional(z.enum(currencies)),
  kwp: between(sizeBounds.kwp),
  batteryKwh: between(sizeBounds.batteryKwh),
  heatPumpKw: between(sizeBounds.heatPumpKw),
  heatPumpKind: z.optional(z.enum(['air', 'ground'])),
  chargerKw: between(sizeBounds.chargerKw),
  /** The shortest that is named. */
  guaranteeYears: between({ least: 0.5, most: MOST_GUARANTEE_YEARS }),
  /** Lines that name a make or a model. */
  products: z.array(z.string().check(z.maxLength(LONGEST_PRODUCT))).check(z.maxLength(MOST_PRODUCTS)),
  included: items,
  /** Left to the customer, in so many words. */
  excluded: items,
});
export type Quote = z.infer<typeof quoteSchema>;

/** What stands in an offer's text. */
export type ReadQuote = Omit<Quote, 'market'>;
