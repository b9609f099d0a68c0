import { eq, sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, lead } from '#api/database/schema/leads.ts';
import { siteKey } from '#api/database/schema/partners.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';

/** The leads of an address as the database has them, each with its assessment, the site it came from and its events. */
export async function storedLeads(db: Database, email: string) {
  const rows = await db
    .select({
      id: lead.id,
      answers: assessment.answers,
      language: assessment.language,
      market: assessment.market,
      siteKey: siteKey.publicKey,
    })
    .from(lead)
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(siteKey, eq(siteKey.siteId, lead.siteId))
    .where(eq(contactAddress.email, email));
  const events = await db
    .select({ leadId: sql<string>`${outboxEvent.payload}->>'leadId'`, name: outboxEvent.name })
    .from(outboxEvent);
  return rows.map((row) => ({ ...row, events: events.filter((it) => it.leadId === row.id).map(({ name }) => name) }));
}
