import type { Database } from '#api/database/database.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, asc, eq, ne } from '#api/database/sql.ts';

interface PassedOn {
  userId: string;
  partnerId: string;
}

/**
 * Where somebody goes who alone decided for a company, whoever of the others joined first decides from now on: nobody can be kept from
 * deleting their account, and a company that nobody decides for could neither pause nor invite. Returns who that is, in each company.
 */
export async function passOnCompany(tx: Database, leaving: string): Promise<PassedOn[]> {
  const { userId, partnerId, role, createdAt } = partnerMember;
  const owned = await tx
    .select({ partnerId })
    .from(partnerMember)
    .innerJoin(partner, eq(partner.id, partnerId))
    .where(and(eq(userId, leaving), eq(role, 'owner')))
    .for('update', { of: partner });
  const passed: PassedOn[] = [];
  for (const company of owned) {
    const others = await tx
      .select({ userId, role })
      .from(partnerMember)
      .where(and(eq(partnerId, company.partnerId), ne(userId, leaving)))
      .orderBy(asc(createdAt), asc(userId));
    const [first] = others;
    if (!first || others.some((it) => it.role === 'owner')) continue;
    await tx
      .update(partnerMember)
      .set({ role: 'owner' })
      .where(and(eq(partnerId, company.partnerId), eq(userId, first.userId)));
    passed.push({ userId: first.userId, partnerId: company.partnerId });
  }
  return passed;
}
