import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, asc, eq, isNull, notExists, sql } from '#api/database/sql.ts';
import { sha256 } from '#api/ground/keyed-hash.ts';
import { datedRows } from '#api/services/admin/dated-rows.ts';
import { keepOne } from '#api/services/notifications/keep-notifications.ts';
import { NOTICE_DAYS } from '#domain/contract/dated-rows.ts';
import type { NotificationPayload } from '#domain/notifications/notification.ts';
import { inEachLanguage, type Language, languages } from '#domain/place.ts';

type Context = Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs' | 'settings'>;

/** The same each time for a row and its day: nobody is told twice. */
function noticeId(id: string, date: string): string {
  const hash = Buffer.from(sha256(`${id} ${date}`))
    .toString('hex')
    .padEnd(32, '0');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The administrators who have not been told of it. */
async function untold(db: Database, eventId: string): Promise<string[]> {
  const told = and(eq(notification.eventId, eventId), eq(notification.userId, user.id));
  const kept = db.select({ one: sql`1` }).from(notification).where(told);
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.isAdmin, true), isNull(user.suspendedAt), notExists(kept)))
    .orderBy(asc(user.id));
  return rows.map(({ id }) => id);
}

interface Ending {
  eventId: string;
  ends: NonNullable<NotificationPayload['ends']>;
}

async function endings(now: Date): Promise<Ending[]> {
  const told = new Map(
    await Promise.all(
      languages.map(async (it) => [it, await datedRows(now, it)] as [Language, Awaited<ReturnType<typeof datedRows>>]),
    ),
  );
  const nameIn = (language: Language, id: string) => told.get(language)?.find((it) => it.id === id)?.name ?? id;
  return (told.get(languages[0]) ?? [])
    .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= NOTICE_DAYS)
    .map(({ id, date }) => ({
      eventId: noticeId(id, date),
      ends: { names: inEachLanguage((it) => nameIn(it, id)), on: date },
    }));
}

/** Tells each administrator once of what ends or grows old within the next days. */
export async function noticeDates(context: Context, now: Date): Promise<void> {
  const { db } = context.database;
  for (const { eventId, ends } of await endings(now))
    for (const userId of await untold(db, eventId))
      await db.transaction((tx) =>
        keepOne({ ...context, tx }, eventId, { userId, kind: 'dateEnds', leadId: null, payload: { ends } }),
      );
}
