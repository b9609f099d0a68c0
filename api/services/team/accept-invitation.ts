import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { accountToken } from '#api/mail/account-link.ts';
import { liveRequest, ownAccount } from '#api/services/accounts/account-queries.ts';
import { isOpenInvitation, selectInvitations } from '#api/services/team/team-queries.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/team.ts';
import { Failure } from '#domain/failure.ts';

/** The invitation of a token that is neither used nor ended, its request locked. */
async function openInvitation(context: ServiceContext, token: string) {
  const request = await liveRequest(context.tx, context, token, 'invitation');
  const [found] = await selectInvitations(context).where(eq(accountRequest.id, request.id));
  if (!found || request.usedAt) throw new Failure('not-found');
  return found;
}

/** What the page behind the link shows before its button is pressed. */
export async function readInvitation(
  context: ServiceContext,
  { token }: BodyOf<typeof endpoints.readInvitation>,
): Promise<ReplyOf<typeof endpoints.readInvitation>> {
  const { request, role, company } = await openInvitation(context, token);
  return { company: company.name, email: request.email, role };
}

/** Who belongs to a company already, or to our staff, joins no other. */
async function mustBeFree({ tx }: ServiceContext, { id, role, isAdmin }: typeof user.$inferSelect): Promise<void> {
  const isOurs = isAdmin || role === 'manager' || role === 'admin';
  const companies = await tx.$count(partnerMember, eq(partnerMember.userId, id));
  if (isOurs || companies > 0) throw new Failure('status-not-possible');
}

/** The invited person joins. An owner has vouched for them, so that they may read its requests at once. */
export async function acceptInvitation(
  context: ServiceContext,
  { token }: BodyOf<typeof endpoints.acceptInvitation>,
): Promise<ReplyOf<typeof endpoints.acceptInvitation>> {
  const { tx, now, audit, actor, requestId } = context;
  const { person } = await ownAccount(tx, actor);
  const { request, role, company } = await openInvitation(context, token);
  if (request.email !== person.email) throw new Failure('not-found');
  await mustBeFree(context, person);
  await tx.update(accountRequest).set({ usedAt: now }).where(eq(accountRequest.id, request.id));
  await tx.insert(partnerMember).values({ partnerId: company.id, userId: person.id, role, createdAt: now });
  await tx.update(user).set({ role: 'partner', isVerified: true, updatedAt: now }).where(eq(user.id, person.id));
  const deed = { actorScope: actor.scope, verb: 'partner.joined', entity: 'user', entityId: person.id, requestId };
  const before = { role: person.role, isVerified: person.isVerified };
  await audit.record(tx, {
    ...deed,
    change: { before, after: { role: 'partner', isVerified: true, partner: company.name } },
  });
  return { company: company.name };
}

/** The newest invitation that waits for whoever is signed in, under the address they have proved. */
export async function waitingInvitation(context: ServiceContext): Promise<{ token: string; company: string } | null> {
  const { settings, now, actor } = context;
  const isTheirs = and(eq(user.email, accountRequest.email), eq(user.emailVerified, true));
  const [found] = await selectInvitations(context)
    .innerJoin(user, isTheirs)
    .where(and(eq(user.id, actor.userId ?? ''), isOpenInvitation(now)))
    .orderBy(desc(accountRequest.createdAt))
    .limit(1);
  return found ? { token: accountToken(settings.secret, found.request.id), company: found.company.name } : null;
}
