import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { callSchema } from '#domain/contract/project-calls.ts';
import { installerReportSchema } from '#domain/contract/project-installers.ts';
import { daySchema, ofProject, reasonSchema } from '#domain/contract/project-parts.ts';
import { quoteSchema } from '#domain/contract/project-quotes.ts';
import { consultationSchema } from '#domain/contract/summary.ts';
import { leadStatuses } from '#domain/leads/lead-status.ts';
import { milestones } from '#domain/leads/timeline.ts';
import { marketSchema } from '#domain/place.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';

/** ISO 8601, UTC. */
const moment = z.string();
const named = z.strictObject({
  side: z.enum(projectSides),
  /** Of the company, or of our adviser; null once nobody is known by it. */
  name: z.nullable(z.string()),
});

const stepSchema = z.strictObject({
  kind: z.enum(milestones),
  dueFrom: daySchema,
  dueUntil: daySchema,
  doneAt: z.nullable(moment),
  doneBy: z.nullable(named),
  /** Why it is open again, of one that was done before. */
  reopenedReason: z.nullable(z.string()),
});
export type ProjectStep = z.infer<typeof stepSchema>;

const unread = z.int();

const companySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  logoUrl: z.optional(z.string()),
  city: z.string(),
  status: z.enum(leadStatuses),
  /** Its people who look after requests. */
  contacts: z.array(z.strictObject({ name: z.string(), email: z.string() })),
  /** Messages of the others that the reader has not seen. */
  unread,
});
export type ProjectCompany = z.infer<typeof companySchema>;

const projectSchema = z.strictObject({
  id: z.string(),
  /** How people name it. */
  reference: z.string(),
  createdAt: moment,
  market: marketSchema,
  status: z.enum(projectStatuses),
  /** As whom it is read. */
  as: z.enum(projectSides),
  /** Whether the reader may do anything beyond reading. */
  mayWrite: z.boolean(),
  /** In order. */
  steps: z.array(stepSchema),
  /** A company sees itself alone. */
  companies: z.array(companySchema),
  /** Ours; null until one has taken part. A company has no conversation with us alone. */
  adviser: z.strictObject({ name: z.nullable(z.string()), unread }),
  /** Who asked; null to themselves, and to companies once the request is withdrawn. */
  customer: z.nullable(contactSchema),
  /** What the project began with, as the page behind the mail's link shows it; null to companies once it is withdrawn. */
  consultation: z.nullable(consultationSchema),
  /** With one of our experts; null without one, and to companies. */
  call: z.nullable(callSchema),
  /** Whether the reader can book, move or cancel it. */
  mayCall: z.boolean(),
  /** The newest of each company, the cheapest first; a company sees its own. */
  quotes: z.array(quoteSchema),
  /** Whether the customer can have another company in place of one. */
  mayChangeInstaller: z.boolean(),
  /** What the customer told of companies; to nobody but our staff. */
  reports: z.array(installerReportSchema),
});
export type Project = z.infer<typeof projectSchema>;

const listedSchema = z.extend(
  z.pick(projectSchema, { id: true, reference: true, createdAt: true, market: true, status: true, as: true }),
  {
    place: z.string(),
    /** Null to companies once the request is withdrawn. */
    customer: z.nullable(z.string()),
    companies: z.array(z.pick(companySchema, { id: true, name: true, status: true })),
    /** The first step that is not done. */
    next: z.nullable(z.pick(stepSchema, { kind: true, dueFrom: true, dueUntil: true })),
    unread,
  },
);
export type ListedProject = z.infer<typeof listedSchema>;

/** Own ones; to somebody of a company its own, to managers and administrators all. */
export const listProjects = defineList({
  name: 'listProjects',
  summary: 'The projects one may see, newest first',
  path: '/api/projects',
  entry: listedSchema,
  failures: ['second-factor-required'],
});

const path = '/api/projects/{projectId}';

export const readProject = defineEndpoint({
  name: 'readProject',
  summary: 'A project: its steps, its people and what it began with',
  method: 'GET',
  path,
  parameters: ofProject,
  body: null,
  reply: projectSchema,
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found', 'second-factor-required'],
});

/** Ticking needs nothing more, taking it back a reason; the days of a step that is open can be moved. */
export const changeStep = defineEndpoint({
  name: 'changeStep',
  summary: 'Say that a step of a project is done, open again, or planned for other days',
  method: 'PATCH',
  path: `${path}/steps/{kind}`,
  parameters: { ...ofProject, kind: z.enum(milestones) },
  body: z.union([
    z.strictObject({ done: z.literal(true) }),
    z.strictObject({ done: z.literal(false), reason: reasonSchema }),
    z.strictObject({ dueFrom: daySchema, dueUntil: daySchema }),
  ]),
  reply: stepSchema,
  status: 200,
  idempotency: 'required',
  failures: ['not-found', 'forbidden', 'status-not-possible', 'second-factor-required'],
});
