import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { daySchema, ofProject } from '#domain/contract/project-parts.ts';
import { moneySchema } from '#domain/money.ts';
import { MAX_QUOTE_NOTE_LENGTH, MOST_PRICE, quoteParts, quoteStatuses } from '#domain/projects/quotes.ts';

const size = z.optional(z.number().check(z.positive(), z.maximum(1_000)));

/** In kW, the battery in kWh; what is not offered is left out. */
export const quoteSizeSchema = z.strictObject({ kwp: size, batteryKwh: size, heatPumpKw: size, wallboxKw: size });

const offered = {
  /** With all taxes; in the currency of the project's market. */
  price: moneySchema,
  size: quoteSizeSchema,
  includes: z.array(z.enum(quoteParts)).check(z.maxLength(quoteParts.length)),
  /** The last day on which it can be accepted. */
  bindingUntil: daySchema,
};

export const quoteSchema = z.strictObject({
  id: z.string(),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  ...offered,
  note: z.nullable(z.string()),
  status: z.enum(quoteStatuses),
  answeredAt: z.nullable(z.string()),
  /** Until when the customer can take their answer back; null where they cannot. */
  undoUntil: z.nullable(z.string()),
});
export type Quote = z.infer<typeof quoteSchema>;

const path = '/api/projects/{projectId}/quotes';

/** A newer quote of a company takes the place of its older one. */
export const offerQuote = defineEndpoint({
  name: 'offerQuote',
  summary: 'Make an offer for a project of the own company',
  method: 'POST',
  path,
  parameters: ofProject,
  body: z.strictObject({
    ...offered,
    price: moneySchema.check(
      z.refine(({ minor }) => minor > 0 && minor <= MOST_PRICE * 100, {
        path: ['minor'],
        params: { problem: 'out-of-range' },
      }),
    ),
    note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_QUOTE_NOTE_LENGTH))),
  }),
  reply: quoteSchema,
  status: 201,
  idempotency: 'required',
  failures: ['not-found', 'forbidden', 'status-not-possible'],
});

/** Accepting gives the request to the company; `undo` takes an answer back for ten minutes, unless somebody has acted on it. */
export const answerQuote = defineEndpoint({
  name: 'answerQuote',
  summary: 'Accept or decline a quote, or take that back',
  method: 'POST',
  path: `${path}/{quoteId}/answer`,
  parameters: { ...ofProject, quoteId: idSchema },
  body: z.strictObject({ answer: z.enum(['accept', 'decline', 'undo']) }),
  reply: quoteSchema,
  status: 200,
  idempotency: 'required',
  failures: ['not-found', 'forbidden', 'status-not-possible', 'second-factor-required'],
});
