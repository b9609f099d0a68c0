import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { memberRoles } from '#domain/partners/member-roles.ts';

/** Why somebody's workspace is open, or not yet: their company's calls answer once it is `open`. */
export const standings = ['open', 'unverified', 'no-company', 'not-partner'] as const;

export const readWorkspace = defineEndpoint({
  name: 'readWorkspace',
  summary: 'Whether the own workspace as a partner is open, and of which company',
  method: 'GET',
  path: '/api/partner/workspace',
  body: null,
  reply: z.strictObject({
    standing: z.enum(standings),
    company: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
    /** What the caller is in it. */
    role: z.nullable(z.enum(memberRoles)),
    /** Into a company, for who belongs to none: what the link in its mail carries. */
    invitation: z.nullable(z.strictObject({ token: z.string(), company: z.string() })),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: ['unauthenticated', 'origin-not-allowed'],
});
