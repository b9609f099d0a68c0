import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { estimateSchema } from '#domain/estimate/estimate-result.ts';
import { localIncentiveSchema } from '#domain/estimate/subsidies/local-incentive.ts';

/** The same engine that browsers run; a place that is not known is refused as field `place`, with `unknown-place` or `other-country`. */
export const estimateHome = defineEndpoint({
  name: 'estimateHome',
  summary: 'Yield, heat, car, subsidies and money of a home, as ranges with their assumptions',
  method: 'POST',
  path: '/api/estimate',
  body: estimateInputSchema,
  reply: estimateSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** What a browser hands the engine for an American home, so that it finds the subsidies that the server finds. */
export const listIncentives = defineEndpoint({
  name: 'listIncentives',
  summary: 'Incentives of an American state, its utilities and towns',
  method: 'GET',
  path: '/api/estimate/incentives/{state}',
  /** As the estimate names the state of a place. */
  parameters: { state: z.string().check(z.regex(/^[A-Z]{2}$/)) },
  body: null,
  reply: z.array(localIncentiveSchema),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
