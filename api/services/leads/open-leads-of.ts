import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { lead } from '#api/database/schema/leads.ts';

/** The requests of an address that were not taken back. */
export async function openLeadsOf(tx: Database, contactAddressId: string): Promise<string[]> {
  const open = and(eq(lead.contactAddressId, contactAddressId), isNull(lead.withdrawnAt));
  const rows = await tx.select({ id: lead.id }).from(lead).where(open);
  return rows.map(({ id }) => id);
}
