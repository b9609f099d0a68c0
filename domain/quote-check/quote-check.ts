import * as z from 'zod/mini';
import { rangeSchema } from '#domain/estimate/range.ts';
import { currencies } from '#domain/money.ts';
import { quoteItems, quoteParts } from '#domain/quote-check/quote.ts';

const pricePlaces = ['below', 'within', 'above'] as const;
const sizeVerdicts = ['small', 'fits', 'large'] as const;
/** `included`, left to the customer, or not a word about it. */
export const itemStates = ['included', 'excluded', 'unsaid'] as const;

/** What an installer should answer before anybody signs. */
const quoteQuestions = [
  'other-currency',
  'no-price',
  'tax',
  'below',
  'above',
  'too-small',
  'too-large',
  'models',
  'guarantee',
  'unsaid',
  'excluded',
  'heat-load',
  'performance',
  'yield',
  'subsidy-order',
  'binding',
] as const;
export type QuoteQuestion = (typeof quoteQuestions)[number];

const typicalPartSchema = z.strictObject({
  part: z.enum(quoteParts),
  /** kWp, kWh or kW; null where the size does not count. */
  size: z.nullable(z.number()),
  /** With tax, whole currency units. */
  typical: rangeSchema,
  source: z.string(),
  asOf: z.string(),
});

const priceCheckSchema = z.strictObject({
  /** With tax; a span where the offer does not say whether its price has it. */
  offered: rangeSchema,
  typical: rangeSchema,
  place: z.enum(pricePlaces),
  parts: z.array(typicalPartSchema),
});

const sizeCheckSchema = z.strictObject({
  part: z.enum(quoteParts),
  offered: z.number(),
  fits: rangeSchema,
  verdict: z.enum(sizeVerdicts),
  /** Against the home as it was told, or against what is usual in the country. */
  basis: z.enum(['home', 'usual']),
  source: z.string(),
  asOf: z.string(),
});

/** An offer held against typical prices and a home. Never about a company. */
export const quoteCheckSchema = z.strictObject({
  currency: z.enum(currencies),
  /** Without a price in the market's currency, or a size, there is nothing to compare. */
  price: z.optional(priceCheckSchema),
  sizes: z.array(sizeCheckSchema),
  items: z.array(z.strictObject({ item: z.enum(quoteItems), state: z.enum(itemStates) })),
  questions: z.array(z.enum(quoteQuestions)),
});
export type QuoteCheck = z.infer<typeof quoteCheckSchema>;
export type PriceCheck = NonNullable<QuoteCheck['price']>;
export type SizeCheck = QuoteCheck['sizes'][number];
