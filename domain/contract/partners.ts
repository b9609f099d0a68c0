import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';

export const partnerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  logoUrl: z.optional(z.string()),
  city: z.string(),
  /** One of the places in `partnerPlaces`. */
  state: z.string(),
});
export type Partner = z.infer<typeof partnerSchema>;

export const listPartners = defineEndpoint({
  name: 'listPartners',
  summary: 'Installation partners, by place',
  method: 'GET',
  path: '/api/partners',
  body: null,
  reply: z.array(partnerSchema),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
