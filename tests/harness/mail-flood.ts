import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { email } from '#api/database/schema/mail.ts';
import { queueAccountMail } from '#api/services/mail/queue-mail.ts';
import type { Language } from '#domain/place.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

/** A language in which no letter can be written. */
const poison = 'xx' as Language;

/** Queues account mails, a thousand in a transaction. */
async function queueMails({ deps, database, clock }: TestApp, count: number): Promise<void> {
  const id = randomUUID();
  const asked = {
    id,
    kind: 'registration',
    email: `${id}@example.org`,
    language: 'de',
    createdAt: clock.now(),
  } as const;
  await database.db.insert(accountRequest).values(asked);
  const mail = { accountRequestId: id, kind: 'verify', mailbox: id, askedBy: 'test', language: 'de' } as const;
  for (let left = count; left > 0; left -= 1_000)
    await database.db.transaction(async (tx) => {
      for (let index = 0; index < Math.min(left, 1_000); index += 1) await queueAccountMail({ ...deps, tx }, mail);
    });
}

/** Queues that many mails, one of which can never be written. */
export async function poisonOneOf(app: TestApp, count: number): Promise<void> {
  await queueMails(app, count);
  const { db } = app.database;
  const [middle] = await db
    .select({ id: email.id })
    .from(email)
    .offset(Math.floor(count / 2))
    .limit(1);
  if (!middle) throw new Error('no mail was queued');
  await db.update(email).set({ language: poison }).where(eq(email.id, middle.id));
}

/** As if every retry but one had been made. */
export async function lastTry({ database }: TestApp): Promise<void> {
  await database.db.execute(sql`update pgboss.job set retry_count = retry_limit where state = 'retry'`);
}
