import * as z from 'zod/mini';

/** A row of the American table of incentives. */
export const localIncentiveSchema = z.strictObject({
  id: z.string(),
  /** Two letters. */
  state: z.string(),
  /** What it pays for. */
  things: z.readonly(z.array(z.enum(['solar', 'battery', 'airHeatPump', 'groundHeatPump', 'charger']))),
  amount: z.strictObject({
    kind: z.enum(['dollar_amount', 'percent', 'dollars_per_unit']),
    number: z.number(),
    most: z.optional(z.number()),
    unit: z.optional(z.enum(['ton', 'kilowatt', 'watt', 'btuh10k', 'kilowatt_hour'])),
  }),
  owners: z.boolean(),
  renters: z.boolean(),
  /** It holds in the whole state, whatever the income, and is paid for the purchase: nothing else is counted. */
  isForAll: z.boolean(),
  program: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  url: z.string(),
});

export type LocalIncentive = z.infer<typeof localIncentiveSchema>;
export type LocalThing = LocalIncentive['things'][number];
