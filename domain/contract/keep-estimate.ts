import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { estimateVerdictSchema } from '#domain/estimate/verdict.ts';

/** The detailed estimate of a consultation: computed again on the server, the last one of its kind in a visit stands. */
export const keepEstimate = defineEndpoint({
  name: 'keepEstimate',
  summary: 'Keep the detailed estimate of a consultation',
  method: 'POST',
  path: '/api/assessments/estimate',
  body: z.strictObject({ kind: z.enum(['questionnaire', 'chat', 'check']), input: estimateInputSchema }),
  reply: z.strictObject({ verdict: estimateVerdictSchema }),
  status: 200,
  idempotency: 'exempt',
  failures: ['too-much-stored', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
