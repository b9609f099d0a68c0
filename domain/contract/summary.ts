import * as z from 'zod/mini';
import { assessmentResultSchema } from '#domain/contract/assessment-result.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { shownPhotoSchema } from '#domain/contract/media.ts';
import { idSchema, tokenSchema } from '#domain/contract/parameters.ts';
import { estimateReportSchema } from '#domain/estimate/estimate-report.ts';
import { potentialSchema } from '#domain/home/enumerations.ts';
import { leadStatuses } from '#domain/leads/lead-status.ts';
import { milestones } from '#domain/leads/timeline.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

/** A step after a request; days as `YYYY-MM-DD`. */
export const projectMilestoneSchema = z.strictObject({
  kind: z.enum(milestones),
  dueFrom: z.string(),
  dueUntil: z.string(),
  /** ISO 8601, UTC. */
  doneAt: z.nullable(z.string()),
});
export type ProjectMilestone = z.infer<typeof projectMilestoneSchema>;

export const potentialsSchema = z.strictObject({
  solar: z.optional(potentialSchema),
  heatPump: z.optional(potentialSchema),
  evCharging: z.optional(potentialSchema),
});

/** Whose words a text is: an adviser's by rules or with a language model, or the visitor's own. */
export const summaryAuthors = ['automatic', 'ai', 'visitor'] as const;
export type SummaryAuthor = (typeof summaryAuthors)[number];

/** One request behind the link of the first mail: for partners, or for a summary alone. */
export const consultationSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['lead', 'summary']),
  /** What `withdrawLead` takes. */
  leadId: z.optional(z.string()),
  /** As it was given with the request; only once that is confirmed. */
  name: z.optional(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Null as long as the owner of the address has not said that they asked: until then no word of a visitor is shown. */
  confirmedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  market: marketSchema,
  /** The visitor's notes only once the request is confirmed. */
  answers: toldAnswersSchema,
  /** The answers with size and bill as the numbers that were given; null where a chat sent none. */
  assessment: z.nullable(summaryAssessmentSchema),
  ownsHome: z.optional(z.boolean()),
  /** Of the visit in which it was asked for, newest first; only once it is confirmed, and as long as the visit is kept. */
  photos: z.optional(z.array(shownPhotoSchema)),
  /** Null where a chat sent its potentials alone, and where a detailed estimate stands in its place. */
  result: z.nullable(assessmentResultSchema),
  /** Calculated for the home. The potentials are its own, and nothing typical is told beside it. */
  estimate: z.optional(estimateReportSchema),
  potentials: potentialsSchema,
  /** What the chat's adviser said last, or what the visitor wrote in its place: plain text, only once the request is confirmed. */
  consultationSummary: z.optional(z.strictObject({ by: z.enum(summaryAuthors), text: z.string() })),
  partners: z.array(z.strictObject({ id: z.string(), name: z.string(), status: z.enum(leadStatuses) })),
  /** The partners get it once it is confirmed. */
  waits: z.optional(z.literal(true)),
  /** The company on whose page it was asked for; null on the portal, and once the visit is forgotten. */
  pagePartner: z.nullable(z.string()),
  /** Empty for a summary alone. */
  milestones: z.array(projectMilestoneSchema),
});
export type Consultation = z.infer<typeof consultationSchema>;

/** `wanted`: the box was ticked, nothing is sent yet; `confirmed`: the owner of the address has said so too. */
const updatesSchema = z.enum(['none', 'wanted', 'confirmed']);
export type Updates = z.infer<typeof updatesSchema>;

export const readSummary = defineEndpoint({
  name: 'readSummary',
  summary: 'The consultations behind the link of the first mail, newest first',
  method: 'GET',
  path: '/api/summary/{token}',
  parameters: { token: tokenSchema },
  body: null,
  reply: z.strictObject({
    language: languageSchema,
    /** The owner of the address has confirmed a request before: the export is open. */
    confirmed: z.boolean(),
    updates: updatesSchema,
    /** Nothing is sent to this address any more: its owner wished so, or mails came back. */
    suppressed: z.boolean(),
    consultations: z.array(consultationSchema),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found', 'link-ended'],
});

/**
 * A button posts this for each request; opening the link alone confirms nothing, because mail scanners open links. The
 * full mail follows, and further requests from this visit with this address are confirmed at once.
 */
export const confirmRequest = defineEndpoint({
  name: 'confirmRequest',
  summary: 'Say that a request was the own wish',
  method: 'POST',
  path: '/api/summary/{token}/requests/{requestId}/confirm',
  parameters: { token: tokenSchema, requestId: idSchema },
  body: z.strictObject({}),
  reply: z.strictObject({ confirmed: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'link-ended', 'status-not-possible'],
});

/** Takes back a request that nobody has confirmed: one for partners is withdrawn, a summary is removed. */
export const refuseRequest = defineEndpoint({
  name: 'refuseRequest',
  summary: 'Say that somebody else made a request',
  method: 'POST',
  path: '/api/summary/{token}/requests/{requestId}/refuse',
  parameters: { token: tokenSchema, requestId: idSchema },
  body: z.strictObject({}),
  reply: z.strictObject({ refused: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'link-ended', 'status-not-possible'],
});

/** The second step of the double opt-in for news, and the way out of it. */
export const chooseUpdates = defineEndpoint({
  name: 'chooseUpdates',
  summary: 'Confirm or refuse news by mail',
  method: 'POST',
  path: '/api/summary/{token}/updates',
  parameters: { token: tokenSchema },
  body: z.strictObject({ wanted: z.boolean() }),
  reply: z.strictObject({ updates: updatesSchema }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'link-ended'],
});
