import * as z from 'zod/mini';
import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { checkAnswersSchema, photoTypes } from '#domain/strategy-check/answers.ts';
import { MAX_PHOTOS } from '#domain/strategy-check/photo-type.ts';
import { strategySchema } from '#domain/strategy-check/strategy.ts';

/** A thumbnail: nothing reads more of it, so nobody has to carry more. */
const MAX_PHOTO_URL_LENGTH = 60_000;

/** Drawings in XML are refused: they can hold more than a picture. */
const photoUrlSchema = z
  .string()
  .check(z.maxLength(MAX_PHOTO_URL_LENGTH), z.regex(/^data:image\/(jpeg|png|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/));
const photoTypeSchema = z.enum(photoTypes);

const photoSchema = z.strictObject({ photoType: photoTypeSchema, photoUrl: z.optional(photoUrlSchema) });

const brandsSchema = z.array(z.string());

/**
 * The five-minute check. Source of fields: assessment-flows, sections 3 and 7. Pictures, name and address are taken and
 * not kept: nothing reads them yet. The assessment alone is stored. A place that is not known is refused as field `location`.
 */
export const analyseStrategy = defineEndpoint({
  name: 'analyseStrategy',
  summary: 'Recommend a setup from five answers',
  method: 'POST',
  path: '/api/power-up-strategy',
  body: z.extend(checkAnswersSchema, {
    photoUploaded: z.optional(z.boolean()),
    /** The first of `photos`. */
    photoUrl: z.optional(photoUrlSchema),
    photoType: z.optional(photoTypeSchema),
    photos: z.optional(z.array(photoSchema).check(z.maxLength(MAX_PHOTOS))),
    userName: z.optional(z.string().check(z.maxLength(200))),
    userEmail: z.optional(z.string().check(z.maxLength(254))),
    /** Without it, the visit's, else the one the browser asks for. */
    language: z.optional(languageSchema),
    /** Without it, the visit's, else the usual one of the language. */
    market: z.optional(marketSchema),
  }),
  reply: z.strictObject({
    /** Heat pump and solar are null for who rents, and where they are not worth it; the charger without a car. */
    recommendedSetup: z.strictObject({
      heatPump: z.nullable(z.strictObject({ type: z.string(), brands: brandsSchema })),
      solar: z.nullable(z.strictObject({ capacity: z.string(), storage: z.boolean() })),
      evCharger: z.nullable(z.strictObject({ capacity: z.string(), loadBalancing: z.boolean() })),
    }),
    reasons: z.array(z.string()),
    /** Who found the words of the reasons; decisions and figures are always those of the rules. */
    advisor: z.enum(advisorKinds),
    /** Of all that is said here. */
    language: languageSchema,
    providers: z.array(z.strictObject({ name: z.string(), speciality: z.string() })),
    estimatedSavings: z.string(),
    subsidyInfo: z.optional(z.string()),
    /** The same as figures and codes, for who says it in other words. */
    strategy: strategySchema,
  }),
  status: 200,
  idempotency: 'optional',
  failures: ['too-much-stored', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
