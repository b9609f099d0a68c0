import * as z from 'zod/mini';
import { defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';

/** What staff narrows the trail by; the trail holds others too. */
export const auditVerbs = [
  'sign-in',
  'sign-in-refused',
  'read',
  'export',
  'assign',
  'change-role',
  'make-admin',
  'take-admin',
  'verify',
  'take-verification',
  'suspend',
  'take-suspension',
  'end-sessions',
  'create',
  'confirm',
  'withdraw',
  'erase',
  'delete',
  'partner.area-changed',
  'partner.paused',
  'partner.resumed',
  'partner.invited',
  'partner.invitation-revoked',
  'partner.joined',
  'partner.member-changed',
  'partner.left',
  'partner.lead-assigned',
  'application.begun',
  'application.submitted',
  'application.erased',
  'application.accepted',
  'application.refused',
  'retry',
  'grade',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];
export const auditEntities = [
  'user',
  'lead',
  'assessment',
  'project',
  'summary',
  'person',
  'webhook',
  'partner',
  'application',
  'job',
  'suppression',
  'answer',
  'site',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

const values = z.record(z.string(), z.union([z.string(), z.boolean()]));

const auditEntrySchema = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  /** `user:ID`, `visit:ID`, `anonymous` or `operator`. */
  actor: z.string(),
  /** Of an account that is still there. */
  actorName: z.nullable(z.string()),
  actorEmail: z.nullable(z.string()),
  verb: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** Name and address, where it is an account that is still there. */
  entityName: z.nullable(z.string()),
  /** What was so before and is so since. */
  change: z.nullable(z.strictObject({ before: values, after: values })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = defineList({
  name: 'listAudit',
  summary: 'Who did what; `query` is the mail address or user name of who did it, or the number of a record, in full',
  path: '/api/admin/audit',
  entry: auditEntrySchema,
  filters: {
    query: searchSchema,
    order: orderSchema,
    verb: z.optional(z.enum(auditVerbs)),
    entity: z.optional(z.enum(auditEntities)),
  },
  failures: [],
});
