import * as z from 'zod/mini';
import { companyStrategySchema } from '#domain/contract/assessment-result.ts';
import { potentialsSchema } from '#domain/contract/summary.ts';
import type { WebhookEvent } from '#domain/contract/webhooks.ts';
import { estimateReportSchema } from '#domain/estimate/estimate-report.ts';
import { mediaKinds, mediaSubjectSchema } from '#domain/media/media.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';
import { costFactorsSchema, packageOptionSchema } from '#domain/questionnaire/packages.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

/** All times: ISO 8601, UTC. */
const timeSchema = z.string();

/** A lead as its partner gets it. Amounts are in minor units of the market's currency, those of a strategy in whole ones. */
const leadSchema = z.strictObject({
  leadId: z.string(),
  createdAt: timeSchema,
  contact: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    /** Postcode or city, as the person wrote it. */
    place: z.string(),
  }),
  /** Whether the owner of the address has confirmed this request; `lead.confirmed` follows when they do. */
  emailConfirmed: z.boolean(),
  language: languageSchema,
  market: marketSchema,
  /** One is left out where a chat has not learnt what decides it. */
  potentials: potentialsSchema,
  answers: toldAnswersSchema,
  /** The answers with size (square metres) and bill (currency units of the market per year) as numbers. */
  home: summaryAssessmentSchema,
  /** Pictures of the visit in which it was asked for, newest first: each address shows one for seven days, unless the request is withdrawn before. */
  photos: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        mediaType: z.enum(mediaKinds),
        subject: mediaSubjectSchema,
        url: z.string(),
      }),
    ),
  ),
  /** Calculated for the home: the potentials are its own, and `result`, which would be typical, is null. */
  estimate: z.optional(estimateReportSchema),
});

const quickSchema = z.strictObject({ costFactors: costFactorsSchema, options: z.array(packageOptionSchema) });

const leadDataSchema = z.discriminatedUnion('kind', [
  z.extend(leadSchema, { kind: z.enum(['questionnaire', 'chat']), result: z.nullable(quickSchema) }),
  z.extend(leadSchema, { kind: z.literal('check'), result: z.nullable(companyStrategySchema) }),
]);
export type LeadData = z.infer<typeof leadDataSchema>;

const message = <Type extends WebhookEvent, Data extends z.core.$ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp: timeSchema, data });

/** The body of each message. `timestamp` is the event's time; the attempt's is in the header. */
export const webhookMessages = {
  'lead.created': message('lead.created', leadDataSchema),
  'lead.confirmed': message('lead.confirmed', leadDataSchema),
  'lead.withdrawn': message('lead.withdrawn', z.strictObject({ leadId: z.string(), withdrawnAt: timeSchema })),
  'webhook.test': message('webhook.test', z.strictObject({ webhookId: z.string() })),
} as const satisfies Record<WebhookEvent, z.core.$ZodType>;
export type WebhookMessage = z.infer<(typeof webhookMessages)[WebhookEvent]>;
