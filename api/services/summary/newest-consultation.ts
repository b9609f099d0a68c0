import { desc, eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';

type Asked = Pick<SummaryMailContent, 'source' | 'id'> & { createdAt: Date };

async function newestOf(db: Database, table: typeof lead | typeof summaryRequest, contactAddressId: string) {
  const { id, createdAt } = table;
  const theirs = eq(table.contactAddressId, contactAddressId);
  const [row] = await db.select({ id, createdAt }).from(table).where(theirs).orderBy(desc(createdAt)).limit(1);
  return row;
}

/** The last thing asked for with this address, a request for partners before a summary of the same moment; null after an erasure. */
export async function newestConsultation(db: Database, contactAddressId: string): Promise<SummaryMailContent | null> {
  const request = await newestOf(db, lead, contactAddressId);
  const summary = await newestOf(db, summaryRequest, contactAddressId);
  const asked: Asked[] = [
    ...(request ? [{ ...request, source: 'lead' as const }] : []),
    ...(summary ? [{ ...summary, source: 'summary' as const }] : []),
  ];
  const [newest] = asked.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newest ? { kind: 'summary', source: newest.source, id: newest.id } : null;
}
