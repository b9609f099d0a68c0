import * as z from 'zod/mini';
import { failureCodeSchema, fieldErrorSchema } from '#domain/failure.ts';

/** RFC 9457 problem details, as every failing call answers them. `title` and `detail` are in the person's language. */
export const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  code: failureCodeSchema,
  title: z.string(),
  detail: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(z.extend(fieldErrorSchema, { message: z.string() }))),
  /** Only of calls whose replies say `success`. */
  success: z.optional(z.literal(false)),
  error: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
