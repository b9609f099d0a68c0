import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { ofProject } from '#domain/contract/project-parts.ts';
import { installerReasons, MAX_REPORT_LENGTH } from '#domain/projects/installers.ts';

const text = z.string().check(z.trim(), z.maxLength(MAX_REPORT_LENGTH));
const parameters = { ...ofProject, companyId: idSchema };
const failures = ['not-found', 'forbidden', 'status-not-possible', 'second-factor-required'] as const;
const path = '/api/projects/{projectId}/companies/{companyId}';

/** The next nearest company that offers what is wanted gets the request in its place, at most twice; not once one has the order. */
export const changeInstaller = defineEndpoint({
  name: 'changeInstaller',
  summary: 'Have another company in place of one',
  method: 'POST',
  path: `${path}/change`,
  parameters,
  body: z.strictObject({ reason: z.enum(installerReasons) }),
  /** Null where there is no other near. */
  reply: z.strictObject({ company: z.nullable(z.strictObject({ id: z.string(), name: z.string() })) }),
  status: 201,
  idempotency: 'required',
  failures,
});

/** Read by our staff alone. */
export const reportInstaller = defineEndpoint({
  name: 'reportInstaller',
  summary: 'Tell us of trouble with a company',
  method: 'POST',
  path: `${path}/report`,
  parameters,
  body: z.strictObject({ reason: z.enum(installerReasons), text: text.check(z.minLength(10)) }),
  reply: z.strictObject({ reportedAt: z.string() }),
  status: 201,
  idempotency: 'required',
  failures,
});

export const installerReportSchema = z.strictObject({
  id: z.string(),
  company: z.string(),
  kind: z.enum(['change', 'report']),
  reason: z.enum(installerReasons),
  text: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
