import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { partner, partnerInvitation, partnerMember } from '#api/database/schema/partners.ts';
import { and, asc, desc, eq, gt, isNull } from '#api/database/sql.ts';
import { linkLifeMs } from '#api/services/accounts/account-queries.ts';
import type { Team } from '#domain/contract/team.ts';
import { Failure } from '#domain/failure.ts';

const endOf = (createdAt: Date) => new Date(createdAt.getTime() + linkLifeMs.invitation);

/** Neither accepted nor ended. */
export function isOpenInvitation(now: Date) {
  return and(
    isNull(accountRequest.usedAt),
    gt(accountRequest.createdAt, new Date(now.getTime() - linkLifeMs.invitation)),
  );
}

/** Invitations with their companies, to be narrowed by the caller. */
export function selectInvitations({ tx }: Pick<ServiceContext, 'tx'>) {
  return tx
    .select({ request: accountRequest, role: partnerInvitation.role, company: partner })
    .from(partnerInvitation)
    .innerJoin(accountRequest, eq(accountRequest.id, partnerInvitation.accountRequestId))
    .innerJoin(partner, eq(partner.id, partnerInvitation.partnerId));
}

/** Owners first. */
async function membersOf({ tx, actor }: ServiceContext, partnerId: string): Promise<Team['members']> {
  const { userId, role, createdAt } = partnerMember;
  const rows = await tx
    .select({ userId, name: user.name, email: user.email, role, createdAt })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, userId))
    .where(eq(partnerMember.partnerId, partnerId))
    .orderBy(desc(role), asc(createdAt), asc(userId));
  return rows.map(({ createdAt: joinedAt, ...member }) => ({
    ...member,
    joinedAt: joinedAt.toISOString(),
    isSelf: member.userId === actor.userId,
  }));
}

/** The company's people as the caller may see them. */
export async function teamNow(context: ServiceContext, partnerId: string): Promise<Team> {
  const members = await membersOf(context, partnerId);
  const role = members.find(({ isSelf }) => isSelf)?.role;
  if (!role) throw new Failure('forbidden');
  const open = and(eq(partnerInvitation.partnerId, partnerId), isOpenInvitation(context.now));
  const invitations =
    role === 'owner' ? await selectInvitations(context).where(open).orderBy(asc(accountRequest.createdAt)) : [];
  return {
    role,
    members,
    invitations: invitations.map((it) => ({
      id: it.request.id,
      email: it.request.email,
      role: it.role,
      endsAt: endOf(it.request.createdAt).toISOString(),
    })),
  };
}
