import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import type { PostmarkMessage } from '#tests/harness/postmark-server.ts';
import type { Acknowledged } from './lead-stream.ts';

const leadsByAddress = (db: Database) =>
  db
    .select({ id: lead.id, email: contactAddress.email })
    .from(lead)
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId));

const toldLeads = (db: Database) =>
  db
    .select({ leadId: sql<string>`${outboxEvent.payload}->>'leadId'` })
    .from(outboxEvent)
    .where(and(eq(outboxEvent.name, 'lead.created'), isNotNull(outboxEvent.dispatchedAt)));

/** Mails that the queue still has to send, and events it still has to tell. */
export async function waitingWork(db: Database): Promise<number> {
  const unsent = db
    .select({ rows: count() })
    .from(email)
    .where(inArray(email.status, ['queued', 'sending']));
  const untold = db.select({ rows: count() }).from(outboxEvent).where(isNull(outboxEvent.dispatchedAt));
  const [[mails], [events]] = await Promise.all([unsent, untold]);
  return (mails?.rows ?? 0) + (events?.rows ?? 0);
}

/** Moves time on for jobs whose worker was killed: the queue finds them expired, and their waiting time is over as well. */
export async function endKilledJobs(database: OpenDatabase, killedBefore: Date): Promise<void> {
  const { db } = database;
  await db.execute(sql`update pgboss.job set started_on = started_on - interval '1 minute'
    where state = 'active' and started_on < ${killedBefore.toISOString()}`);
  await db.execute(sql`update email set leased_until = leased_until - interval '1 minute'`);
  await db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`);
  const boss = new PgBoss({ ...database.queueOptions(), supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop();
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}

function tally(values: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

/** What the mail vendor has taken: how many different mails for each address, and which of them more than once. */
function taken(messages: PostmarkMessage[]) {
  const times = tally(messages.map(({ To, Metadata }) => `${To} ${Metadata?.emailId}`));
  const mails = tally([...times.keys()].map((it) => it.split(' ')[0] ?? ''));
  const again = [...times].filter(([, sent]) => sent > 1);
  return { mails, again };
}

/** What became of the acknowledged leads, here and at the mail vendor; all lists are empty when nothing is amiss. */
export async function accountOf(db: Database, acknowledged: Acknowledged[], messages: PostmarkMessage[]) {
  const leads = await leadsByAddress(db);
  const ids = new Set(leads.map(({ id }) => id));
  const perAddress = tally(leads.map((it) => it.email));
  const { mails, again } = taken(messages);
  const events = tally((await toldLeads(db)).map((it) => it.leadId));
  return {
    lostLeads: acknowledged.filter(({ leadId }) => !ids.has(leadId)),
    lostMails: acknowledged.filter((it) => !mails.has(it.email)),
    lostEvents: acknowledged.filter(({ leadId }) => !events.has(leadId)),
    doubledLeads: [...perAddress].filter(([, times]) => times > 1),
    doubledMails: [...mails].filter(([, times]) => times > 1),
    sentAgain: again,
    doubledEvents: [...events].filter(([, times]) => times > 1),
    unacknowledgedLeads: leads.filter(({ id }) => !acknowledged.some(({ leadId }) => leadId === id)),
  };
}

export const nothingAmiss: Awaited<ReturnType<typeof accountOf>> = {
  lostLeads: [],
  lostMails: [],
  lostEvents: [],
  doubledLeads: [],
  doubledMails: [],
  sentAgain: [],
  doubledEvents: [],
  unacknowledgedLeads: [],
};
