import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { estimateSchema } from '#domain/estimate/estimate-result.ts';

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
