import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineCsv, defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';

/** What a person is in the business. Source: portal, section 3. */
export const userRoles = ['customer', 'partner', 'admin', 'manager'] as const;
export type UserRole = (typeof userRoles)[number];

const filters = { query: searchSchema, order: orderSchema };

const adminUserSchema = z.strictObject({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** Null for who came through Google or Apple and chose none. */
  username: z.nullable(z.string()),
  role: z.enum(userRoles),
  isAdmin: z.boolean(),
  /** Checked by staff; a partner reads leads only with it. */
  isVerified: z.boolean(),
  /** The company of a partner. */
  partner: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; null before the first. */
  lastLogin: z.nullable(z.string()),
  /** Since when they are let in no more; ISO 8601, UTC. */
  suspendedAt: z.nullable(z.string()),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const listUsers = defineList({
  name: 'listUsers',
  summary: 'The accounts, newest first; `query` searches the beginnings of names, addresses and user names',
  path: '/api/admin/users',
  entry: adminUserSchema,
  filters,
  failures: [],
});

export const exportUsers = defineCsv({
  name: 'exportUsers',
  summary: 'The accounts as a file',
  path: '/api/admin/users/csv',
  filters,
});

const ofUser = {
  method: 'PATCH',
  parameters: { userId: idSchema },
  reply: adminUserSchema,
  status: 200,
  idempotency: 'optional',
} as const;

/** Whoever gets another role signs in anew. */
export const changeRole = defineEndpoint({
  ...ofUser,
  name: 'changeRole',
  summary: 'Say what a person is in the business',
  path: '/api/admin/users/{userId}/role',
  body: z.strictObject({
    role: z.enum(userRoles),
    /** The company of a partner; without it, the one they belong to already, if any. */
    partnerId: z.optional(idSchema),
  }),
  failures: ['not-found'],
});

export const changeAdmin = defineEndpoint({
  ...ofUser,
  name: 'changeAdmin',
  summary: 'Give or take the rights of an administrator; one is always left',
  path: '/api/admin/users/{userId}/admin',
  body: z.strictObject({ isAdmin: z.boolean() }),
  failures: ['not-found', 'last-admin'],
});

/** Ends their sessions and refuses new ones. */
export const changeSuspension = defineEndpoint({
  ...ofUser,
  name: 'changeSuspension',
  summary: 'Let a person in no more, or again; nobody shuts themselves out, or the last administrator',
  path: '/api/admin/users/{userId}/suspension',
  body: z.strictObject({ isSuspended: z.boolean() }),
  failures: ['not-found', 'last-admin', 'status-not-possible'],
});

/** Who ends their own stays where they are. */
export const endUserSessions = defineEndpoint({
  name: 'endUserSessions',
  summary: 'Sign a person out everywhere',
  method: 'POST',
  path: '/api/admin/users/{userId}/sessions/end',
  parameters: { userId: idSchema },
  body: z.strictObject({}),
  reply: z.strictObject({ ended: z.int() }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});

export const changeVerified = defineEndpoint({
  ...ofUser,
  name: 'changeVerified',
  summary: 'Say whether staff has checked a person',
  path: '/api/admin/users/{userId}/verify',
  body: z.strictObject({ isVerified: z.boolean() }),
  failures: ['not-found'],
});
