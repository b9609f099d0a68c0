import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, eq } from '#api/database/sql.ts';
import { endSessions } from '#api/services/accounts/account-sessions.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany, ownedCompany } from '#api/services/partners/partners.ts';
import { teamNow } from '#api/services/team/team-queries.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/team.ts';
import type { Team } from '#domain/contract/team.ts';
import { Failure } from '#domain/failure.ts';
import type { MemberRole } from '#domain/partners/member-roles.ts';

export async function listTeam(context: ServiceContext): Promise<Team> {
  return teamNow(context, await ownCompany(context));
}

interface Change {
  userId: string;
  /** Null where they belong to the company no more. */
  after: MemberRole | null;
}

const ofMember = (partnerId: string, userId: string) =>
  and(eq(partnerMember.partnerId, partnerId), eq(partnerMember.userId, userId));

/** What somebody is in the company. Its row stays locked: of two owners who go at once, the second finds itself the last. */
async function roleIn({ tx }: ServiceContext, partnerId: string, { userId, after }: Change): Promise<MemberRole> {
  await tx.select({ id: partner.id }).from(partner).where(eq(partner.id, partnerId)).for('update');
  const rows = await tx.select().from(partnerMember).where(eq(partnerMember.partnerId, partnerId));
  const found = rows.find((it) => it.userId === userId);
  if (!found) throw new Failure('not-found');
  const others = rows.some((it) => it.role === 'owner' && it !== found);
  if (found.role === 'owner' && after !== 'owner' && !others) throw new Failure('status-not-possible');
  return found.role;
}

function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, userId: string, roles: (string | null)[]) {
  const [before = '', after = ''] = roles.map((it) => it ?? '');
  const deed = { actorScope: actor.scope, verb, entity: 'user', entityId: userId, requestId };
  return audit.record(tx, { ...deed, change: { before: { teamRole: before }, after: { teamRole: after } } });
}

export async function changeMember(
  context: ServiceContext,
  asked: string | undefined,
  { role }: BodyOf<typeof endpoints.changeMember>,
): Promise<Team> {
  const { tx } = context;
  const partnerId = await ownedCompany(context);
  const userId = knownId(asked);
  const before = await roleIn(context, partnerId, { userId, after: role });
  await tx.update(partnerMember).set({ role }).where(ofMember(partnerId, userId));
  if (role !== before) await note(context, 'partner.member-changed', userId, [before, role]);
  return teamNow(context, partnerId);
}

/** Somebody's rights in a company end with this transaction, what is open for them, and what lay with them; who goes by themselves stays signed in here. */
async function letGo({ tx, now, actor }: ServiceContext, partnerId: string, userId: string): Promise<void> {
  await tx.delete(partnerMember).where(ofMember(partnerId, userId));
  await tx.update(user).set({ role: 'customer', isVerified: false, updatedAt: now }).where(eq(user.id, userId));
  const theirs = and(eq(leadPartner.partnerId, partnerId), eq(leadPartner.assigneeId, userId));
  await tx.update(leadPartner).set({ assigneeId: null }).where(theirs);
  await endSessions(tx, userId, actor.sessionId);
}

/** Owners remove everybody, everybody themselves. */
export async function removeMember(
  context: ServiceContext,
  asked: string | undefined,
): Promise<ReplyOf<typeof endpoints.removeMember>> {
  const userId = knownId(asked);
  const isSelf = userId === context.actor.userId;
  const partnerId = await (isSelf ? ownCompany(context) : ownedCompany(context));
  const before = await roleIn(context, partnerId, { userId, after: null });
  await letGo(context, partnerId, userId);
  await note(context, 'partner.left', userId, [before, null]);
  return { removed: true };
}
