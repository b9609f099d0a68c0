import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { quoteSchema } from '#domain/quote-check/quote.ts';
import { quoteCheckSchema } from '#domain/quote-check/quote-check.ts';
import { MOST_OFFER_TEXT } from '#domain/quote-check/read/read-offer.ts';

/** Holds an offer against typical prices and against the home: the one told along, else the visit's kept estimate. Keeps nothing. */
export const checkQuote = defineEndpoint({
  name: 'checkQuote',
  summary: "Hold an installer's offer against typical prices and the home",
  method: 'POST',
  path: '/api/quote-check',
  body: z.strictObject({ quote: quoteSchema, home: z.optional(estimateInputSchema) }),
  reply: quoteCheckSchema,
  status: 200,
  idempotency: 'exempt',
  failures: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
});

/** Bytes of a PDF. */
export const MOST_PDF_BYTES = 5 * 1024 * 1024;
export const MOST_PDF_PAGES = 20;
const MOST_BASE64 = Math.ceil(MOST_PDF_BYTES / 3) * 4;

/**
 * Finds the fields of an offer in its text, or in that of a PDF as base64. What is found may be wrong and is to be shown for
 * correction. Keeps nothing. A PDF that cannot be read, has too many pages or takes too long is refused as field `pdf`.
 */
export const readQuote = defineEndpoint({
  name: 'readQuote',
  summary: "Find the fields of an installer's offer in its text or PDF",
  method: 'POST',
  path: '/api/quote-check/read',
  maxBodyBytes: MOST_BASE64 + 1_024,
  body: z.strictObject({
    text: z.optional(z.string().check(z.maxLength(MOST_OFFER_TEXT))),
    pdf: z.optional(z.string().check(z.maxLength(MOST_BASE64))),
  }),
  reply: z.strictObject({
    quote: z.omit(quoteSchema, { market: true }),
    /** False for a PDF of pictures alone. */
    hasText: z.boolean(),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
