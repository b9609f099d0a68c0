import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { solutions } from '#domain/home/enumerations.ts';
import {
  APPLICATION_CONSENT_VERSION,
  applicationStates,
  documentKinds,
  MAX_DOCUMENT_BYTES,
} from '#domain/partners/application.ts';
import { MAX_PREFIXES } from '#domain/partners/service-area.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

/** ISO 8601, UTC. */
const moment = z.string();
const line = (most: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(most));

/** What a company says of itself. */
const factsShape = {
  company: line(120),
  /** Of the commercial or trade register, or whatever a country has in its place. */
  registerNumber: line(80),
  country: marketSchema,
  state: line(80),
  city: line(80),
  postcodes: z.array(z.string().check(z.regex(/^\d{1,5}$/))).check(z.minLength(1), z.maxLength(MAX_PREFIXES)),
  solutions: z.array(z.enum(solutions)).check(z.minLength(1), z.maxLength(solutions.length)),
  contactName: contactSchema.shape.name,
  email: contactSchema.shape.email,
  phone: contactSchema.shape.phone,
  message: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
} as const;

/** Says the same whoever asks: what follows is behind the link of a mail. */
export const applyAsPartner = defineEndpoint({
  name: 'applyAsPartner',
  summary: 'Apply as a partner; documents follow behind the link of the mail',
  method: 'POST',
  path: '/api/partner-applications',
  body: z.strictObject({
    ...factsShape,
    language: z.optional(languageSchema),
    consent: z.strictObject({
      version: z.literal(APPLICATION_CONSENT_VERSION),
      agree: z.boolean().check(z.refine((agreed) => agreed, { params: { problem: 'must-agree' } })),
    }),
  }),
  reply: z.strictObject({ asked: z.literal(true) }),
  status: 200,
  idempotency: 'required',
  failures: [],
});

const documentSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** As its owner called it. */
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg']),
  bytes: z.int(),
  createdAt: moment,
  /** Where it is downloaded, for an hour. */
  path: z.string(),
});
export type ApplicationDocument = z.infer<typeof documentSchema>;

const applicationSchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  standing: z.enum(applicationStates),
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Why it was refused, as our staff wrote it. */
  reason: z.nullable(z.string()),
  ...factsShape,
  phone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  consentVersion: z.string(),
  documents: z.array(documentSchema),
});
export type Application = z.infer<typeof applicationSchema>;

const token = z.string().check(z.maxLength(200));
const linked = { method: 'POST', reply: applicationSchema, status: 200, idempotency: 'exempt' } as const;

/** POST, so that the token stands in no address; nothing changes. All that is held of it. */
export const readApplication = defineEndpoint({
  ...linked,
  name: 'readApplication',
  summary: 'An application, for whoever has the link of its mail',
  path: '/api/partner-applications/link',
  body: z.strictObject({ token }),
  failures: ['not-found'],
});

/** Base64 of the file, and the rest of the body. */
const MOST_BASE64 = Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4;

/** A PDF or a picture, known by its content whatever its name; pictures are kept without any data of the camera. */
export const addProof = defineEndpoint({
  ...linked,
  name: 'addProof',
  summary: 'Add a document to an application that is not sent yet',
  path: '/api/partner-applications/documents',
  maxBodyBytes: MOST_BASE64 + 2_048,
  body: z.strictObject({
    token,
    kind: z.enum(documentKinds),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    file: z.string().check(z.maxLength(MOST_BASE64)),
  }),
  failures: ['not-found', 'status-not-possible', 'unavailable', 'storage-full'],
});

export const removeProof = defineEndpoint({
  ...linked,
  name: 'removeProof',
  summary: 'Take a document out of an application that is not sent yet',
  path: '/api/partner-applications/documents/remove',
  body: z.strictObject({ token, documentId: idSchema }),
  failures: ['not-found', 'status-not-possible'],
});

/** Needs the proof of an insurance. */
export const submitApplication = defineEndpoint({
  ...linked,
  name: 'submitApplication',
  summary: 'Send an application to our staff',
  path: '/api/partner-applications/submit',
  body: z.strictObject({ token }),
  failures: ['not-found', 'status-not-possible'],
});

/** All that is held of it goes, documents too. One that was accepted belongs to the company by then. */
export const eraseApplication = defineEndpoint({
  ...linked,
  name: 'eraseApplication',
  summary: 'Take an application back and erase it',
  path: '/api/partner-applications/erase',
  body: z.strictObject({ token }),
  reply: z.strictObject({ erased: z.literal(true) }),
  failures: ['not-found', 'status-not-possible'],
});

const entrySchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  standing: z.enum(applicationStates),
  company: z.string(),
  city: z.string(),
  country: marketSchema,
  documents: z.int(),
});
export type ApplicationEntry = z.infer<typeof entrySchema>;

export const sentStates = ['submitted', 'accepted', 'refused'] as const;

export const listApplications = defineList({
  name: 'listApplications',
  summary: 'The applications that were sent to us; `query` searches the words of the company’s name',
  path: '/api/manager/applications',
  entry: entrySchema,
  filters: { query: searchSchema, order: orderSchema, state: z.optional(z.enum(sentStates)) },
  failures: [],
});

const ofApplication = { parameters: { applicationId: idSchema }, reply: applicationSchema, status: 200 } as const;

/** Reading it is noted. */
export const openApplication = defineEndpoint({
  ...ofApplication,
  name: 'openApplication',
  summary: 'An application with its documents',
  method: 'GET',
  path: '/api/manager/applications/{applicationId}',
  body: null,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** Accepting makes the company and invites who applied as its owner; both are told by mail. */
export const decideApplication = defineEndpoint({
  ...ofApplication,
  name: 'decideApplication',
  summary: 'Accept an application, or refuse it with a reason',
  method: 'POST',
  path: '/api/manager/applications/{applicationId}/decision',
  body: z.union([
    z.strictObject({ accept: z.literal(true) }),
    z.strictObject({ accept: z.literal(false), reason: line(1_000) }),
  ]),
  idempotency: 'required',
  failures: ['not-found', 'status-not-possible'],
});
