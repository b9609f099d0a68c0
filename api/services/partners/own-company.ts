import { and, asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { Failure } from '#domain/failure.ts';

/** The id of the signed-in partner's company; `forbidden` without one, or before staff has verified the person. */
export async function ownCompany({ tx, actor }: Pick<ServiceContext, 'tx' | 'actor'>): Promise<string> {
  if (actor.userId === null) throw new Failure('unauthenticated');
  const [member] = await tx
    .select({ partnerId: partnerMember.partnerId })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(user.id, actor.userId), eq(user.role, 'partner'), eq(user.isVerified, true)))
    .orderBy(asc(partnerMember.createdAt))
    .limit(1);
  if (!member) throw new Failure('forbidden');
  return member.partnerId;
}
