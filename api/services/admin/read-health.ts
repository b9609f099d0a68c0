import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import { media } from '#api/database/schema/media.ts';
import { partner } from '#api/database/schema/partners.ts';
import { upkeep } from '#api/database/schema/platform.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from '#api/database/sql.ts';
import { queuesOf } from '#api/jobs/queue-standing.ts';
import type { MailStatus } from '#api/mail/mail-status.ts';
import { type Health, MAIL_HOURS } from '#domain/contract/health.ts';

const HOUR_MS = 3_600_000;
const MOST_WEBHOOKS = 50;

/** What our staff counts a mail among; of those that told nothing, none. */
const heaps: Record<MailStatus, keyof Health['mails'] | null> = {
  queued: 'waiting',
  held: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  bounced: 'bounced',
  complained: 'complained',
  suppressed: 'refused',
  failed: 'refused',
  withheld: 'refused',
  dropped: null,
  digested: null,
};

async function mailsSince(db: Database, since: Date): Promise<Health['mails']> {
  const { status, createdAt } = email;
  const rows = await db.select({ status, mails: count() }).from(email).where(gt(createdAt, since)).groupBy(status);
  const told = { waiting: 0, sent: 0, refused: 0, bounced: 0, complained: 0 };
  for (const row of rows) {
    const heap = heaps[row.status];
    if (heap) told[heap] += row.mails;
  }
  return told;
}

async function lastSweep(db: Database): Promise<Health['sweep']> {
  const [row] = await db.select().from(upkeep).where(eq(upkeep.work, 'sweep'));
  if (!row) return null;
  const { beganAt, endedAt, failed } = row;
  return { endedAt: endedAt.toISOString(), milliseconds: endedAt.getTime() - beganAt.getTime(), failed };
}

async function databaseOf({ tx, settings }: ServiceContext): Promise<Health['database']> {
  const [row] = await tx
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<string>`pg_database_size(current_database())`,
    })
    .from(sql`(select 1) as once`);
  return { kind: settings.databaseKind, version: row?.version ?? '', bytes: Number(row?.bytes) };
}

async function picturesOf({ tx, media: store }: ServiceContext): Promise<Health['media']> {
  const bytes = sql<string>`coalesce(sum(${media.bytes}), 0)`;
  const [row] = await tx.select({ files: count(), bytes }).from(media).where(eq(media.isKept, true));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes), freeBytes: await store.free() };
}

async function failingWebhooks(db: Database): Promise<Health['webhooks']> {
  const { id, url, failingSince, disabledAt, disabledFor } = webhook;
  const fails = and(isNotNull(failingSince), or(isNull(disabledFor), inArray(disabledFor, ['failing', 'gone'])));
  const rows = await db
    .select({ id, url, failingSince, disabledAt, company: partner.name })
    .from(webhook)
    .innerJoin(partner, eq(partner.id, webhook.partnerId))
    .where(fails)
    .orderBy(desc(failingSince))
    .limit(MOST_WEBHOOKS);
  return rows.map((row) => ({
    id: row.id,
    company: row.company,
    host: new URL(row.url).host,
    since: row.failingSince?.toISOString() ?? null,
    isOff: row.disabledAt !== null,
  }));
}

/** How everything stands that works unseen. */
export async function readHealth(context: ServiceContext): Promise<Health> {
  const { tx, now } = context;
  return {
    queues: await queuesOf(tx),
    mails: await mailsSince(tx, new Date(now.getTime() - MAIL_HOURS * HOUR_MS)),
    sweep: await lastSweep(tx),
    database: await databaseOf(context),
    media: await picturesOf(context),
    webhooks: await failingWebhooks(tx),
  };
}
