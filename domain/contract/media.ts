import * as z from 'zod/mini';
import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import { chatFactsSchema } from '#domain/contract/chat.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import {
  MAX_MEDIA_BODY_BYTES,
  MAX_MEDIA_URL_LENGTH,
  MAX_QUESTION_LENGTH,
  mediaFlawsSchema,
  mediaKinds,
  mediaSubjectSchema,
} from '#domain/media/media.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

const kindSchema = z.enum(mediaKinds);
const pixels = z.int().check(z.gt(0));

/** A picture of a visit as it is kept: a JPEG without any word of the camera. */
export const mediaSchema = z.strictObject({
  id: z.string(),
  /** `video`: frames of one, side by side. */
  mediaType: kindSchema,
  subject: mediaSubjectSchema,
  width: pixels,
  height: pixels,
  bytes: pixels,
  /** What measuring found wrong with it; nothing, where it is good enough. */
  flaws: mediaFlawsSchema,
  /** What was told of it. */
  analysis: z.string(),
  /** What was seen in it. */
  facts: z.optional(chatFactsSchema),
  advisor: z.enum(advisorKinds),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Path of the picture on this server, good for twelve hours; the next answer of a list names another. */
  path: z.string(),
});
export type Media = z.infer<typeof mediaSchema>;

/** A picture beside a request, as its companies and its owner see it. */
export const shownPhotoSchema = z.pick(mediaSchema, {
  id: true,
  mediaType: true,
  subject: true,
  flaws: true,
  facts: true,
  path: true,
});
export type ShownPhoto = z.infer<typeof shownPhotoSchema>;

/**
 * A photo of the home, or frames of a video on one sheet, for the consultation and for the installers who are asked later.
 * It is read by content, whatever its name, and kept as a JPEG of at most 2,048 pixels without any data of the camera. JPEG, PNG, WebP
 * and GIF are taken; drawings in XML, sound and films are refused. Where an AI looks at pictures it says what it sees;
 * else the answer tells how good the picture is, and nothing more. Takes bodies of 12 MB.
 */
export const analyzeMedia = defineEndpoint({
  name: 'analyzeMedia',
  summary: 'Hand in a picture of the home',
  method: 'POST',
  path: '/api/analyze-media',
  body: z.strictObject({
    mediaUrl: z.string().check(
      z.maxLength(MAX_MEDIA_URL_LENGTH),
      z.refine((url) => url.startsWith('data:image/'), { params: { problem: 'not-a-picture' } }),
    ),
    mediaType: kindSchema,
    question: z.optional(z.string().check(z.trim(), z.maxLength(MAX_QUESTION_LENGTH))),
    /** Without it, `other`. */
    subject: z.optional(mediaSubjectSchema),
    /** Without it, the visit's, else the one the browser asks for. */
    language: z.optional(languageSchema),
    /** Without it, the visit's, else the usual one of the language. */
    market: z.optional(marketSchema),
  }),
  maxBodyBytes: MAX_MEDIA_BODY_BYTES,
  reply: z.strictObject({ analysis: z.string(), media: mediaSchema }),
  status: 200,
  idempotency: 'optional',
  failures: ['too-much-stored', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});

/** Those of the visit whose token comes along, whichever device sent them. */
export const listMedia = defineList({
  name: 'listMedia',
  summary: 'The pictures of a visit, newest first',
  path: '/api/media',
  entry: mediaSchema,
  failures: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
});

/** Its file goes with it. Repeating it answers `not-found`. */
export const removeMedia = defineEndpoint({
  name: 'removeMedia',
  summary: 'Take a picture of the visit back',
  method: 'DELETE',
  path: '/api/media/{mediaId}',
  parameters: { mediaId: idSchema },
  body: null,
  reply: z.strictObject({ removed: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
