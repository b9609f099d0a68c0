import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { daySchema, ofProject } from '#domain/contract/project-parts.ts';
import { MOST_COUNTED_KWH, MOST_READINGS } from '#domain/projects/readings.ts';

const count = z.int().check(z.gte(0), z.lte(MOST_COUNTED_KWH));
const counted = z.nullable(count);
const kwh = z.number();
const projectionSchema = z.strictObject({ low: kwh, middle: kwh, high: kwh });

const readingSchema = z.strictObject({
  id: z.string(),
  day: daySchema,
  producedKwh: counted,
  fedInKwh: counted,
  drawnKwh: counted,
  heatingKwh: counted,
});
export type MeterReading = z.infer<typeof readingSchema>;

const readingsSchema = z.strictObject({
  projectId: z.string(),
  /** The oldest first. */
  readings: z.array(readingSchema).check(z.maxLength(MOST_READINGS)),
  /** What the detailed estimate expects of the roof in a year; null where there is none. */
  yearly: z.nullable(projectionSchema),
  /** The first year so far; null before its first reading, and without a projection. */
  measure: z.nullable(
    z.strictObject({
      standing: z.enum(['begun', 'running', 'kept', 'missed']),
      days: z.int(),
      measuredKwh: kwh,
      projected: projectionSchema,
      lineKwh: kwh,
    }),
  ),
  claim: z.nullable(z.strictObject({ openedAt: z.string(), measuredKwh: kwh, lineKwh: kwh })),
  /** Whether the reader may enter readings: theirs is the home, or they advise it, and a company has the order. */
  mayEnter: z.boolean(),
  /** Whether the guarantee can be claimed now. */
  mayClaim: z.boolean(),
});
export type MeterReadings = z.infer<typeof readingsSchema>;

const failures = ['not-found', 'second-factor-required'] as const;
const changing = [...failures, 'forbidden', 'status-not-possible'] as const;
const path = '/api/projects/{projectId}/readings';

export const readReadings = defineEndpoint({
  name: 'readReadings',
  summary: 'The meter readings of a project against what was projected',
  method: 'GET',
  path,
  parameters: ofProject,
  body: null,
  reply: readingsSchema,
  status: 200,
  idempotency: 'exempt',
  failures,
});

/** Counters run upwards from reading to reading; one a day. */
export const addReading = defineEndpoint({
  name: 'addReading',
  summary: 'Enter what the counters of a home show',
  method: 'POST',
  path,
  parameters: ofProject,
  body: z
    .strictObject({
      day: daySchema,
      producedKwh: z.optional(count),
      fedInKwh: z.optional(count),
      drawnKwh: z.optional(count),
      heatingKwh: z.optional(count),
    })
    .check(
      z.refine(({ day: _, ...counts }) => Object.values(counts).some((it) => it !== undefined), {
        path: ['producedKwh'],
        params: { problem: 'required' },
      }),
    ),
  reply: readingsSchema,
  status: 201,
  idempotency: 'required',
  failures: changing,
});

export const removeReading = defineEndpoint({
  name: 'removeReading',
  summary: 'Take a wrong meter reading back',
  method: 'DELETE',
  path: `${path}/{readingId}`,
  parameters: { ...ofProject, readingId: idSchema },
  body: null,
  reply: readingsSchema,
  status: 200,
  idempotency: 'required',
  failures: changing,
});

/** Possible once a full year lies more than 15 % below the lower end of the projection. */
export const openClaim = defineEndpoint({
  name: 'openClaim',
  summary: 'Claim the guarantee',
  method: 'POST',
  path: '/api/projects/{projectId}/claim',
  parameters: ofProject,
  body: z.strictObject({}),
  reply: readingsSchema,
  status: 201,
  idempotency: 'required',
  failures: changing,
});
