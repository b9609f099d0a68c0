import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { potentialSchema } from '#domain/home/enumerations.ts';
import { homeDataSchema } from '#domain/home/fact-schemas.ts';

/** A potential whose deciding field is unknown is left out. */
export const calculateRecommendations = defineEndpoint({
  name: 'calculateRecommendations',
  summary: 'Potentials of a home from what is known of it',
  method: 'POST',
  path: '/api/calculate-recommendations',
  body: homeDataSchema,
  reply: z.strictObject({
    solarPotential: z.optional(potentialSchema),
    heatPumpPotential: z.optional(potentialSchema),
    evChargingPotential: z.optional(potentialSchema),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
