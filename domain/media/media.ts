import * as z from 'zod/mini';
import type { FactName } from '#domain/home/facts.ts';
import { type MediaSubject, mediaSubjects } from '#domain/media/subjects.ts';

/** A picture, or frames of a video side by side on one sheet: the video itself stays in the browser. */
export const mediaKinds = ['image', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Bytes of a body that carries one. Source: design, section 4. */
export const MAX_MEDIA_BODY_BYTES = 12 * 1024 * 1024;
/** Its other fields have room beside it. */
export const MAX_MEDIA_URL_LENGTH = MAX_MEDIA_BODY_BYTES - 8 * 1024;
export const MAX_QUESTION_LENGTH = 1_000;
/** Of what is kept: the longer side, in pixels. */
export const MAX_MEDIA_PIXELS = 2_048;

/** What measuring finds wrong with a picture. */
const mediaFlaws = ['small', 'dark', 'blurred'] as const;
export type MediaFlaw = (typeof mediaFlaws)[number];

export const mediaSubjectSchema = z.enum(mediaSubjects);
export const mediaFlawsSchema = z.array(z.enum(mediaFlaws));

/** The facts that a picture of each subject can show; nothing else is believed of it. */
export const factsOfSubject: Record<MediaSubject, readonly FactName[]> = {
  exterior: ['roofOrientation', 'roofMaterial'],
  roof: ['roofOrientation', 'roofMaterial'],
  electricalPanel: ['electrical'],
  garage: [],
  attic: [],
  heating: ['currentHeatingSystem'],
  other: [],
};
