import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { type AnyPgColumn, and, asc, eq, exists, gt, inArray, isNull, lte, sql } from '#api/database/sql.ts';
import { isStaff, readersOf } from '#api/services/mail/lead-readers.ts';
import { type QueueContext, queuePartnerMail, queueStaffMail } from '#api/services/mail/queue-mail.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { marketLanguage } from '#domain/place.ts';

/** A lead that nobody has touched for so long is told to its company, and then to our staff. */
const REMINDED_AFTER_HOURS = 24;
const ESCALATED_AFTER_HOURS = 48;
/** What lay longer when the server was away, or before there were reminders, is told to nobody any more. */
const CHASED_DAYS = 7;
const HOUR_MS = 3_600_000;

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

/** Untouched for so many hours, not told yet, and not taken back. */
function isDue(tx: Database, told: AnyPgColumn, hours: number, now: Date) {
  const standing = tx
    .select({ one: sql`1` })
    .from(lead)
    .where(and(eq(lead.id, leadPartner.leadId), isNull(lead.withdrawnAt)));
  return and(
    eq(leadPartner.status, 'new'),
    isNull(told),
    lte(leadPartner.statusChangedAt, ago(now, hours)),
    gt(leadPartner.createdAt, ago(now, CHASED_DAYS * 24)),
    exists(standing),
  );
}

const handed = { leadId: leadPartner.leadId, partnerId: leadPartner.partnerId };
type Handed = { leadId: string; partnerId: string };

/** One mail for each reader, whatever waits. */
async function remind(context: QueueContext, due: readonly Handed[]): Promise<void> {
  for (const [partnerId, leads = []] of Object.entries(Object.groupBy(due, (it) => it.partnerId))) {
    const references = leads.map(({ leadId }) => leadReference(leadId));
    const content = { kind: 'leadReminder', references } as const;
    for (const reader of await readersOf(context.tx, leads[0]?.leadId ?? '', [partnerId]))
      await queuePartnerMail(context, { ...reader, content });
  }
}

/** One mail for each of our people. */
async function escalate(context: QueueContext, due: readonly Handed[]): Promise<void> {
  const { tx } = context;
  const ids = [...new Set(due.map(({ partnerId }) => partnerId))];
  const companies = await tx.select().from(partner).where(inArray(partner.id, ids)).orderBy(asc(partner.name));
  const references = [...new Set(due.map(({ leadId }) => leadReference(leadId)))];
  const content = { kind: 'untouchedLeads', references, companies: companies.map(({ name }) => name) } as const;
  const language = marketLanguage(companies[0]?.country ?? 'de');
  for (const { id } of await tx.select({ id: user.id }).from(user).where(isStaff))
    await queueStaffMail(context, { userId: id, content, language });
}

/** Tells of leads that lie untouched, of each company's once: what is noted as told is committed with its mails. */
export async function chaseLeads(deps: Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs'>, now: Date): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const context = { ...deps, tx };
    const isRemindable = isDue(tx, leadPartner.remindedAt, REMINDED_AFTER_HOURS, now);
    await remind(context, await tx.update(leadPartner).set({ remindedAt: now }).where(isRemindable).returning(handed));
    const isLate = isDue(tx, leadPartner.escalatedAt, ESCALATED_AFTER_HOURS, now);
    const late = await tx.update(leadPartner).set({ escalatedAt: now }).where(isLate).returning(handed);
    if (late.length > 0) await escalate(context, late);
  });
}
