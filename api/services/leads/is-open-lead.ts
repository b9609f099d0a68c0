import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { lead } from '#api/database/schema/leads.ts';

/** Whether a request still stands: it was not taken back, nor erased. */
export async function isOpenLead(db: Database, leadId: string): Promise<boolean> {
  const open = and(eq(lead.id, leadId), isNull(lead.withdrawnAt));
  const rows = await db.select({ id: lead.id }).from(lead).where(open);
  return rows.length > 0;
}
