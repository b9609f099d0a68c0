import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { asc, eq } from '#api/database/sql.ts';
import { waitingInvitation } from '#api/services/team/accept-invitation.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readWorkspace as endpoint } from '#domain/contract/workspace.ts';
import { Failure } from '#domain/failure.ts';

type Workspace = ReplyOf<typeof endpoint>;

function standingOf(role: string, isVerified: boolean, company: Workspace['company']): Workspace['standing'] {
  if (role !== 'partner') return 'not-partner';
  if (!company) return 'no-company';
  return isVerified ? 'open' : 'unverified';
}

/** Whether the caller's workspace is open: what `ownCompany` asks, said in words. */
export async function readWorkspace(context: ServiceContext): Promise<Workspace> {
  const { tx, actor } = context;
  if (actor.userId === null) throw new Failure('unauthenticated');
  const [row] = await tx
    .select({ isVerified: user.isVerified, id: partner.id, name: partner.name, role: partnerMember.role })
    .from(user)
    .leftJoin(partnerMember, eq(partnerMember.userId, user.id))
    .leftJoin(partner, eq(partner.id, partnerMember.partnerId))
    .where(eq(user.id, actor.userId))
    .orderBy(asc(partnerMember.createdAt))
    .limit(1);
  const company = row?.id && row.name !== null ? { id: row.id, name: row.name } : null;
  const standing = standingOf(actor.role, row?.isVerified ?? false, company);
  const invitation = company ? null : await waitingInvitation(context);
  return { standing, company, role: row?.role ?? null, invitation };
}
