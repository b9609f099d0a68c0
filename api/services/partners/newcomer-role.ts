import type { Database } from '#api/database/database.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { and, eq } from '#api/database/sql.ts';
import type { MemberRole } from '#domain/partners/member-roles.ts';

/** What somebody becomes whom our staff adds to a company: its owner where it has none. */
export async function newcomerRole(tx: Database, partnerId: string): Promise<MemberRole> {
  const owners = await tx.$count(
    partnerMember,
    and(eq(partnerMember.partnerId, partnerId), eq(partnerMember.role, 'owner')),
  );
  return owners > 0 ? 'member' : 'owner';
}
