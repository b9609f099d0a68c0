import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';

/** The way of visitors through the widgets of a site, as far as it is counted: each step once in a visit. */
export const conversionSteps = ['opened', 'begun', 'shown', 'requested', 'confirmed'] as const;
export type ConversionStep = (typeof conversionSteps)[number];

/** How many days are told. */
export const conversionSpans = ['30', '90'] as const;
export type ConversionSpan = (typeof conversionSpans)[number];

const count = z.int().check(z.nonnegative());
const counts = { opened: count, begun: count, shown: count, requested: count, confirmed: count };

const conversionSchema = z.strictObject({
  /** `YYYY-MM-DD` in UTC, the oldest first. */
  days: z.array(z.string()),
  sites: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** Those days on which there was anything. */
      days: z.array(z.strictObject({ day: z.string(), ...counts })),
    }),
  ),
});
export type Conversion = z.infer<typeof conversionSchema>;

const reading = {
  method: 'GET',
  body: null,
  query: z.strictObject({ days: z.optional(z.enum(conversionSpans)) }),
  reply: conversionSchema,
  status: 200,
  idempotency: 'exempt',
} as const;

/** Numbers alone: no visitor can be told from another. */
export const readConversion = defineEndpoint({
  ...reading,
  name: 'readConversion',
  summary: 'How far visitors of the own sites went',
  path: '/api/partner/conversion',
  failures: ['unauthenticated', 'forbidden', 'origin-not-allowed'],
});

export const readAllConversion = defineEndpoint({
  ...reading,
  name: 'readAllConversion',
  summary: 'How far visitors of the busiest sites went',
  path: '/api/manager/conversion',
  failures: [],
});
