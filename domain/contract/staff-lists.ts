import * as z from 'zod/mini';
import { assessmentKinds } from '#domain/assessment-kinds.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import { pauseSchema } from '#domain/contract/company.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineCsv, defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { consultationSchema, projectMilestoneSchema } from '#domain/contract/summary.ts';
import { leadStatuses } from '#domain/leads/lead-status.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

const shared = { query: searchSchema, order: orderSchema };
const moment = z.string();

/** An assessment that somebody has asked to have, without a word of theirs. */
const assessmentEntrySchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  kind: z.enum(assessmentKinds),
  language: languageSchema,
  market: marketSchema,
  /** With a detailed estimate. */
  isEstimated: z.boolean(),
});
export type AssessmentEntry = z.infer<typeof assessmentEntrySchema>;

const assessmentFilters = {
  ...shared,
  kind: z.optional(z.enum(assessmentKinds)),
  market: z.optional(marketSchema),
};

export const listAssessments = defineList({
  name: 'listAssessments',
  summary: 'The assessments that are stored; `query` searches the beginning of their number',
  path: '/api/admin/assessments',
  entry: assessmentEntrySchema,
  filters: assessmentFilters,
  failures: [],
});

export const exportAssessments = defineCsv({
  name: 'exportAssessments',
  summary: 'The assessments as a file',
  path: '/api/admin/assessments/csv',
  filters: assessmentFilters,
});

/** Reading it is noted. */
export const readAssessment = defineEndpoint({
  name: 'readAssessment',
  summary: 'An assessment as its own page shows it',
  method: 'GET',
  path: '/api/admin/assessments/{assessmentId}',
  parameters: { assessmentId: idSchema },
  body: null,
  reply: consultationSchema,
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** How a lead stands with us. */
export const leadStates = ['handed', 'unassigned', 'unconfirmed', 'withdrawn', 'won'] as const;
export type LeadState = (typeof leadStates)[number];

/** Of one that nobody has confirmed, or that was taken back, no word is told. */
const leadEntrySchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  name: z.nullable(z.string()),
  place: z.nullable(z.string()),
  kind: z.enum(assessmentKinds),
  market: marketSchema,
  site: z.string(),
  confirmedAt: z.nullable(moment),
  withdrawnAt: z.nullable(moment),
  partners: z.array(z.strictObject({ id: z.string(), name: z.string(), status: z.enum(leadStatuses) })),
});
export type LeadEntry = z.infer<typeof leadEntrySchema>;

const leadFilters = { ...shared, state: z.optional(z.enum(leadStates)) };

export const listLeads = defineList({
  name: 'listLeads',
  summary: 'All leads; `query` searches the beginning of their number, of the name and of the place',
  path: '/api/manager/leads',
  entry: leadEntrySchema,
  filters: leadFilters,
  failures: [],
});

export const exportLeads = defineCsv({
  name: 'exportLeads',
  summary: 'The leads as a file',
  path: '/api/manager/leads/csv',
  filters: leadFilters,
});

const leadDetailSchema = z.strictObject({
  lead: leadEntrySchema,
  /** Null until the owner of the address has confirmed the lead, and once it is taken back. */
  contact: z.nullable(contactSchema),
  /** What its own page shows. */
  consultation: consultationSchema,
  projectId: z.nullable(z.string()),
  /** How many companies more may have it: none where the person agreed to companies by name. */
  mayTake: z.int(),
  /** Those of the country, those that serve the place first; empty where none may have it. One that pauses takes none. */
  candidates: z.array(z.strictObject({ id: z.string(), name: z.string(), city: z.string(), isPaused: z.boolean() })),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** Reading it is noted. */
export const readLead = defineEndpoint({
  name: 'readLead',
  summary: 'A lead with its contact and what was found out',
  method: 'GET',
  path: '/api/manager/leads/{leadId}',
  parameters: { leadId: idSchema },
  body: null,
  reply: leadDetailSchema,
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** The company is told as of every lead. */
export const assignPartner = defineEndpoint({
  name: 'assignPartner',
  summary: 'Hand a lead to one more company, as far as the person agreed',
  method: 'POST',
  path: '/api/manager/leads/{leadId}/partners',
  parameters: { leadId: idSchema },
  body: z.strictObject({ partnerId: idSchema }),
  reply: leadDetailSchema,
  status: 200,
  idempotency: 'required',
  failures: ['not-found', 'status-not-possible'],
});

export const projectStates = ['running', 'completed', 'withdrawn'] as const;
export type ProjectState = (typeof projectStates)[number];

const projectEntrySchema = z.strictObject({
  id: z.string(),
  leadId: z.string(),
  createdAt: moment,
  name: z.nullable(z.string()),
  place: z.nullable(z.string()),
  market: marketSchema,
  withdrawnAt: z.nullable(moment),
  partners: z.array(z.strictObject({ id: z.string(), name: z.string(), status: z.enum(leadStatuses) })),
  milestones: z.array(projectMilestoneSchema),
});
export type ProjectEntry = z.infer<typeof projectEntrySchema>;

const projectFilters = { ...shared, state: z.optional(z.enum(projectStates)) };

export const listAllProjects = defineList({
  name: 'listAllProjects',
  summary: 'All projects; `query` searches as among the leads',
  path: '/api/manager/projects',
  entry: projectEntrySchema,
  filters: projectFilters,
  failures: [],
});

export const exportProjects = defineCsv({
  name: 'exportProjects',
  summary: 'The projects as a file',
  path: '/api/manager/projects/csv',
  filters: projectFilters,
});

export const companyStates = ['taking', 'paused'] as const;
export type CompanyState = (typeof companyStates)[number];

const companyEntrySchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  name: z.string(),
  country: marketSchema,
  city: z.string(),
  postcodes: z.array(z.string()),
  onlyArea: z.boolean(),
  pause: pauseSchema,
  /** Who of it may read requests. */
  readers: z.int(),
});
export type CompanyEntry = z.infer<typeof companyEntrySchema>;

export const listAvailability = defineList({
  name: 'listAvailability',
  summary: 'The companies, where they work and who of them pauses; `query` searches the words of their name',
  path: '/api/manager/companies',
  entry: companyEntrySchema,
  filters: { ...shared, state: z.optional(z.enum(companyStates)) },
  failures: [],
});
