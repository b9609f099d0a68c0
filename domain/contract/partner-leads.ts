import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { companyStrategySchema } from '#domain/contract/assessment-result.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineCsv, defineList, searchSchema } from '#domain/contract/list.ts';
import { shownPhotoSchema } from '#domain/contract/media.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { potentialsSchema } from '#domain/contract/summary.ts';
import { estimateReportSchema } from '#domain/estimate/estimate-report.ts';
import { companyStatuses, leadReasons, leadStatuses, needsReason } from '#domain/leads/lead-status.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';
import { quickResultSchema } from '#domain/questionnaire/packages.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

/** Who asks again within so many days is the same customer. */
export const DUPLICATE_DAYS = 90;

const standing = {
  status: z.enum(leadStatuses),
  /** Why it is lost or rejected. */
  reason: z.nullable(z.enum(leadReasons)),
  /** ISO 8601, UTC. */
  statusChangedAt: z.string(),
};

const assigneeSchema = z.nullable(z.strictObject({ userId: z.string(), name: z.string() }));

/** What a company sees of a lead that was handed to it. */
const partnerLeadSchema = z.strictObject({
  id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  ...standing,
  language: languageSchema,
  market: marketSchema,
  /** Whether the owner of the mail address has confirmed this request. */
  addressConfirmed: z.boolean(),
  withdrawnAt: z.nullable(z.string()),
  /** Who of the company looks after it. */
  assignee: assigneeSchema,
  /** The lead before this one that asked with the same mail address, within `DUPLICATE_DAYS`. */
  duplicateOf: z.nullable(z.string()),
  /** Its page for steps, messages and quotes; null before there is one. */
  projectId: z.nullable(z.string()),
  /** Null once the person has withdrawn the request. */
  request: z.nullable(
    z.strictObject({
      contact: contactSchema,
      answers: toldAnswersSchema,
      ownsHome: z.optional(z.boolean()),
      /** The answers with size (square metres) and bill (currency units of the market per year) as numbers. */
      home: summaryAssessmentSchema,
      /** Of the visit in which it was asked for, newest first; left out where there are none. */
      photos: z.optional(z.array(shownPhotoSchema)),
      potentials: potentialsSchema,
      /** Null where a detailed estimate stands in its place. */
      result: z.nullable(z.union([quickResultSchema, companyStrategySchema])),
      /** Calculated for the home. The potentials are its own, and nothing typical is told beside it. */
      estimate: z.optional(estimateReportSchema),
    }),
  ),
});
export type PartnerLead = z.infer<typeof partnerLeadSchema>;

const refusals = ['unauthenticated', 'forbidden', 'origin-not-allowed'] as const;
/** Whose leads are looked for. */
export const assignments = ['mine', 'nobody'] as const;

const filters = {
  status: z.optional(z.enum(leadStatuses)),
  assigned: z.optional(z.enum(assignments)),
  query: searchSchema,
};

export const listPartnerLeads = defineList({
  name: 'listPartnerLeads',
  summary: 'The leads handed to the own company, newest first; `query` searches the beginnings of names and places',
  path: '/api/partner/leads',
  entry: partnerLeadSchema,
  filters,
  failures: refusals,
});

export const readPartnerLead = defineEndpoint({
  name: 'readPartnerLead',
  summary: 'One lead of the own company',
  method: 'GET',
  path: '/api/partner/leads/{leadId}',
  parameters: { leadId: idSchema },
  body: null,
  reply: partnerLeadSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [...refusals, 'not-found'],
});

export const exportPartnerLeads = defineCsv({
  name: 'exportPartnerLeads',
  summary: 'The same leads as a table for spreadsheets',
  path: '/api/partner/leads/csv',
  filters,
});

/** One step on, or one back to undo a mistake. The company that wins closes the lead for all others. */
export const changeLeadStatus = defineEndpoint({
  name: 'changeLeadStatus',
  summary: 'Say how a lead stands with the own company',
  method: 'PATCH',
  path: '/api/partner/leads/{leadId}',
  parameters: { leadId: idSchema },
  body: z
    .strictObject({
      status: z.enum(companyStatuses),
      /** Required for `lost` and `rejected`, refused for all others. */
      reason: z.optional(z.enum(leadReasons)),
    })
    .check(
      z.refine(({ status, reason }) => reason !== undefined || !needsReason(status), {
        path: ['reason'],
        params: { problem: 'required' },
      }),
      z.refine(({ status, reason }) => reason === undefined || needsReason(status), {
        path: ['reason'],
        params: { problem: 'unknown-field' },
      }),
    ),
  reply: z.strictObject({ leadId: z.string(), ...standing }),
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found', 'status-not-possible'],
});

/** Who looks after a lead sees no more of it than the others. */
export const assignLead = defineEndpoint({
  name: 'assignLead',
  summary: 'Say who of the own company looks after a lead',
  method: 'PATCH',
  path: '/api/partner/leads/{leadId}/assignee',
  parameters: { leadId: idSchema },
  /** Null: nobody in particular. */
  body: z.strictObject({ userId: z.nullable(idSchema) }),
  reply: z.strictObject({ leadId: z.string(), assignee: assigneeSchema }),
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});
