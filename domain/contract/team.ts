import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { memberRoles } from '#domain/partners/member-roles.ts';
import { languageSchema } from '#domain/place.ts';

/** People and open invitations of one company. */
export const MAX_TEAM = 50;

const roleSchema = z.enum(memberRoles);
/** ISO 8601, UTC. */
const moment = z.string();

const memberSchema = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: moment,
  isSelf: z.boolean(),
});
export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  endsAt: moment,
});
export type TeamInvitation = z.infer<typeof invitationSchema>;

const teamSchema = z.strictObject({
  /** What the caller is. */
  role: roleSchema,
  /** In the order they joined. */
  members: z.array(memberSchema),
  /** Those that nobody has accepted yet; shown to owners alone. */
  invitations: z.array(invitationSchema),
});
export type Team = z.infer<typeof teamSchema>;

const refusals = ['unauthenticated', 'forbidden', 'origin-not-allowed'] as const;
const ofMember = { parameters: { userId: idSchema }, reply: teamSchema, status: 200, idempotency: 'required' } as const;

export const listTeam = defineEndpoint({
  name: 'listTeam',
  summary: 'Who belongs to the own company',
  method: 'GET',
  path: '/api/partner/team',
  body: null,
  reply: teamSchema,
  status: 200,
  idempotency: 'exempt',
  failures: refusals,
});

/** Says the same whether the address is known or not. An invitation of the same address before it ends. For owners. */
export const inviteColleague = defineEndpoint({
  name: 'inviteColleague',
  summary: 'Invite somebody into the own company by mail',
  method: 'POST',
  path: '/api/partner/team/invitations',
  body: z.strictObject({ email: contactSchema.shape.email, role: roleSchema, language: z.optional(languageSchema) }),
  reply: teamSchema,
  status: 200,
  idempotency: 'required',
  failures: refusals,
});

export const revokeInvitation = defineEndpoint({
  name: 'revokeInvitation',
  summary: 'Take an invitation back',
  method: 'DELETE',
  path: '/api/partner/team/invitations/{invitationId}',
  parameters: { invitationId: idSchema },
  body: null,
  reply: teamSchema,
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});

/** The last owner stays one. For owners. */
export const changeMember = defineEndpoint({
  ...ofMember,
  name: 'changeMember',
  summary: 'Make somebody of the own company an owner, or a member',
  method: 'PATCH',
  path: '/api/partner/team/{userId}',
  body: z.strictObject({ role: roleSchema }),
  failures: [...refusals, 'not-found', 'status-not-possible'],
});

/** Their sessions end at once. Owners remove everybody, everybody themselves; the last owner stays. */
export const removeMember = defineEndpoint({
  ...ofMember,
  name: 'removeMember',
  summary: 'Take somebody out of the own company',
  method: 'DELETE',
  path: '/api/partner/team/{userId}',
  body: null,
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: [...refusals, 'not-found', 'status-not-possible'],
});

const linkSchema = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** POST, so that the token stands in no address; nothing changes. */
export const readInvitation = defineEndpoint({
  name: 'readInvitation',
  summary: 'Into which company an invitation leads, and whom',
  method: 'POST',
  path: '/api/partner/invitation',
  body: linkSchema,
  reply: z.strictObject({ company: z.string(), email: z.string(), role: roleSchema }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** For the account with the invited address, which belongs to no other company and is not of our staff. Works once. */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  summary: 'Join the company of an invitation',
  method: 'POST',
  path: '/api/partner/invitation/accept',
  body: linkSchema,
  reply: z.strictObject({ company: z.string() }),
  status: 200,
  idempotency: 'exempt',
  failures: ['unauthenticated', 'not-found', 'status-not-possible'],
});
