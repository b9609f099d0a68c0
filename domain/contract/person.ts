import * as z from 'zod/mini';
import { chatTagsSchema } from '#domain/chat/tags.ts';
import { assessmentResultSchema } from '#domain/contract/assessment-result.ts';
import { chatFactsSchema } from '#domain/contract/chat.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { mediaSchema } from '#domain/contract/media.ts';
import { idSchema, tokenSchema } from '#domain/contract/parameters.ts';
import { quoteSizeSchema } from '#domain/contract/project-quotes.ts';
import { potentialsSchema, summaryAuthors } from '#domain/contract/summary.ts';
import { keptEstimateSchema } from '#domain/estimate/estimate-report.ts';
import { homeProfileSchema } from '#domain/home/fact-schemas.ts';
import { leadReasons, leadStatuses } from '#domain/leads/lead-status.ts';
import { milestones } from '#domain/leads/timeline.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { documentKinds } from '#domain/projects/documents.ts';
import { quoteParts } from '#domain/projects/quotes.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';

/** Takes one request back: its companies are told and see no contact any more. Repeating it changes nothing. */
export const withdrawLead = defineEndpoint({
  name: 'withdrawLead',
  summary: 'Withdraw a request',
  method: 'POST',
  path: '/api/summary/{token}/leads/{leadId}/withdraw',
  parameters: { token: tokenSchema, leadId: idSchema },
  body: z.strictObject({}),
  /** ISO 8601, UTC. */
  reply: z.strictObject({ withdrawnAt: z.string() }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'link-ended', 'origin-not-allowed'],
});

const moment = z.string();
const momentOrNull = z.nullable(moment);
const textOrNull = z.nullable(z.string());

const countOrNull = z.nullable(z.int());

/** Of each conversation its company's name; null for the one with our adviser. */
const exportedProjectSchema = z.strictObject({
  messages: z.array(
    z.strictObject({ company: textOrNull, side: z.enum(projectSides), text: z.string(), createdAt: moment }),
  ),
  read: z.array(z.strictObject({ conversation: z.string(), side: z.enum(projectSides), readAt: moment })),
  quotes: z.array(
    z.strictObject({
      company: z.string(),
      createdAt: moment,
      priceMinor: z.int(),
      currency: z.string(),
      size: quoteSizeSchema,
      includes: z.array(z.enum(quoteParts)),
      bindingUntil: z.string(),
      note: textOrNull,
      answer: textOrNull,
      answeredAt: momentOrNull,
      replacedAt: momentOrNull,
    }),
  ),
  readings: z.array(
    z.strictObject({
      day: z.string(),
      producedKwh: countOrNull,
      fedInKwh: countOrNull,
      drawnKwh: countOrNull,
      heatingKwh: countOrNull,
      createdAt: moment,
    }),
  ),
  installerReports: z.array(
    z.strictObject({
      company: z.string(),
      kind: z.string(),
      reason: z.string(),
      text: textOrNull,
      createdAt: moment,
    }),
  ),
  claims: z.array(z.strictObject({ measuredKwh: z.int(), lineKwh: z.int(), openedAt: moment })),
  documents: z.array(
    z.strictObject({
      company: textOrNull,
      name: z.string(),
      kind: z.enum(documentKinds),
      bytes: z.int(),
      side: z.enum(projectSides),
      createdAt: moment,
      /** Of the file, for who is signed in with the account of the project. */
      path: z.string(),
    }),
  ),
  calls: z.array(
    z.strictObject({
      startsAt: moment,
      phone: z.string(),
      timeZone: z.string(),
      createdAt: moment,
      cancelledAt: momentOrNull,
    }),
  ),
});
export type ExportedProject = z.infer<typeof exportedProjectSchema>;

const exportedLead = z.strictObject({
  id: z.string(),
  createdAt: moment,
  /** When the owner of the address said that they asked. */
  confirmedAt: momentOrNull,
  withdrawnAt: momentOrNull,
  /** On whose page it was asked for. */
  site: z.string(),
  assessmentId: z.string(),
  name: z.string(),
  place: z.string(),
  phone: textOrNull,
  partners: z.array(
    z.strictObject({
      name: z.string(),
      handedOverAt: moment,
      status: z.enum(leadStatuses),
      reason: z.nullable(z.enum(leadReasons)),
      statusChangedAt: moment,
    }),
  ),
  milestones: z.array(
    z.strictObject({
      kind: z.enum(milestones),
      dueFrom: z.string(),
      dueUntil: z.string(),
      doneAt: momentOrNull,
      reopenedReason: textOrNull,
    }),
  ),
  /** What happened in its project. */
  project: exportedProjectSchema,
});

/** Everything stored about the person behind an address. Moments are ISO 8601, UTC. */
const personSchema = z.strictObject({
  exportedAt: moment,
  address: z.strictObject({
    email: z.string(),
    language: languageSchema,
    createdAt: moment,
    confirmedAt: momentOrNull,
    updatesWantedAt: momentOrNull,
    updatesConfirmedAt: momentOrNull,
    suppressedAt: momentOrNull,
    suppressedFor: textOrNull,
    /** When the link in the last mail ends. */
    linkEndsAt: moment,
  }),
  consents: z.array(
    z.strictObject({
      purpose: z.string(),
      version: z.string(),
      language: languageSchema,
      sentence: z.string(),
      givenAt: moment,
      leadId: textOrNull,
    }),
  ),
  leads: z.array(exportedLead),
  summaryRequests: z.array(
    z.strictObject({
      id: z.string(),
      createdAt: moment,
      confirmedAt: momentOrNull,
      assessmentId: textOrNull,
      name: z.string(),
      language: languageSchema,
      market: marketSchema,
      potentials: z.record(z.string(), z.string()),
      consultationSummary: textOrNull,
      /** Whose words the summary is. */
      summaryBy: z.nullable(z.enum(summaryAuthors)),
    }),
  ),
  assessments: z.array(
    z.strictObject({
      id: z.string(),
      createdAt: moment,
      kind: z.string(),
      language: languageSchema,
      market: marketSchema,
      answers: toldAnswersSchema,
      result: assessmentResultSchema,
      /** The detailed estimate that stands in its place, with what was told to make it. */
      estimate: z.nullable(keptEstimateSchema),
      /** What the chat had shown by then. */
      tags: z.nullable(chatTagsSchema),
      homeProfile: homeProfileSchema,
    }),
  ),
  visits: z.array(
    z.strictObject({
      id: z.string(),
      site: z.string(),
      language: z.nullable(languageSchema),
      market: z.nullable(marketSchema),
      createdAt: moment,
      lastSeenAt: moment,
    }),
  ),
  /** What was said in the chats of these visits, in order. */
  messages: z.array(
    z.strictObject({
      visitId: z.string(),
      role: z.string(),
      content: z.string(),
      /** What a message taught, or what was set beside the chat (role `stated`); null takes a fact back. */
      facts: z.nullable(chatFactsSchema),
      /** What it showed of what matters to the person, worries them and is not known to them. */
      tags: z.nullable(chatTagsSchema),
      asked: textOrNull,
      /** Who answered: `automatic` by rules, `ai` with a language model. */
      advisor: textOrNull,
      isCut: z.boolean(),
      createdAt: moment,
      /** What our staff found of an answer, and their note. */
      grade: textOrNull,
      note: textOrNull,
    }),
  ),
  /** The pictures handed in in these visits, each with a link that is good for twelve hours. */
  media: z.array(z.extend(mediaSchema, { visitId: z.string() })),
  /** The last detailed estimate of each kind in these visits, and the home as it was known with it. */
  estimates: z.array(
    z.strictObject({
      visitId: z.string(),
      kind: z.string(),
      createdAt: moment,
      estimate: keptEstimateSchema,
      homeProfile: z.nullable(homeProfileSchema),
    }),
  ),
  /** The home as the chat of a visit has shown it, and what was recommended for it. */
  chatHomes: z.array(
    z.strictObject({
      visitId: z.string(),
      createdAt: moment,
      homeProfile: homeProfileSchema,
      potentials: potentialsSchema,
    }),
  ),
  mails: z.array(
    z.strictObject({
      kind: textOrNull,
      /** Null for a mail to the person, and for one to our staff (`unreadLead`). */
      toPartner: textOrNull,
      status: z.string(),
      createdAt: moment,
      finishedAt: momentOrNull,
    }),
  ),
  webhookDeliveries: z.array(
    z.strictObject({
      partner: z.string(),
      event: z.string(),
      leadId: textOrNull,
      status: z.string(),
      createdAt: moment,
      finishedAt: momentOrNull,
    }),
  ),
});
export type Person = z.infer<typeof personSchema>;

export const exportPerson = defineEndpoint({
  name: 'exportPerson',
  summary: 'Everything we hold about the person behind a confirmed address',
  method: 'GET',
  path: '/api/summary/{token}/export',
  parameters: { token: tokenSchema },
  body: null,
  reply: personSchema,
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found', 'link-ended', 'address-unconfirmed', 'origin-not-allowed'],
});

/** No Idempotency-Key: its stored reply would outlive what it erases. A repeated call answers `not-found`. */
export const erasePerson = defineEndpoint({
  name: 'erasePerson',
  summary: 'Erase everything we hold about the person behind the address',
  method: 'POST',
  path: '/api/summary/{token}/erase',
  parameters: { token: tokenSchema },
  body: z.strictObject({}),
  reply: z.strictObject({ erased: z.literal(true) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found', 'link-ended', 'origin-not-allowed'],
});
