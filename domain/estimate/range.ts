import * as z from 'zod/mini';

/** What is likely at least, most likely, and likely at most; `low <= middle <= high`. */
export const rangeSchema = z.strictObject({ low: z.number(), middle: z.number(), high: z.number() });
export type Range = z.infer<typeof rangeSchema>;
