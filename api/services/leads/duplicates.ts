import type { Database } from '#api/database/database.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { alias, and, asc, eq, isNull, oneOf, sql } from '#api/database/sql.ts';
import { DUPLICATE_DAYS } from '#domain/contract/partner-leads.ts';

/** Of each of these leads the last one before it that the company has from the same address; what was taken back counts for nothing. */
export async function earlierLeads(
  db: Database,
  companyId: string,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const earlier = alias(lead, 'earlier');
  const isBefore = sql`(${earlier.createdAt}, ${earlier.id}) < (${lead.createdAt}, ${lead.id})`;
  const isRecent = sql`${earlier.createdAt} >= ${lead.createdAt} - make_interval(days => ${DUPLICATE_DAYS})`;
  const isSame = eq(earlier.contactAddressId, lead.contactAddressId);
  const rows = await db
    .select({ leadId: lead.id, earlierId: earlier.id })
    .from(lead)
    .innerJoin(earlier, and(isSame, isBefore, isRecent, isNull(earlier.withdrawnAt)))
    .innerJoin(leadPartner, and(eq(leadPartner.leadId, earlier.id), eq(leadPartner.partnerId, companyId)))
    .where(and(oneOf(lead.id, leadIds), isNull(lead.withdrawnAt)))
    .orderBy(asc(earlier.createdAt), asc(earlier.id));
  return new Map(rows.map(({ leadId, earlierId }) => [leadId, earlierId]));
}
