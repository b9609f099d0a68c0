import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { and, eq, inArray } from '#api/database/sql.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';
import { canonicalEmail } from '#domain/contact/canonical-email.ts';

interface Context {
  tx: Database;
  now: Date;
  settings: Pick<Settings, 'secret'>;
}
type Asking = Omit<Context, 'now'>;
type Reason = (typeof suppression.$inferSelect)['suppressedFor'];

/** What the vendor has shut, the vendor may open again. */
export const byVendor: readonly Reason[] = ['bounce', 'inactive'];
/** What a reason takes the place of; by all others it is outlasted. */
const outlasts: Record<Reason, Reason[]> = {
  complaint: ['bounce', 'inactive', 'opt-out'],
  'opt-out': ['bounce', 'inactive'],
  bounce: ['inactive'],
  inactive: ['bounce'],
};

/** Keyed hash of the mailbox behind an address, however it is spelled. */
export function mailboxHash({ settings }: Pick<Context, 'settings'>, email: string): string {
  return keyedHash(settings.secret, 'suppression')(canonicalEmail(email)).toString('base64url');
}

/** Nothing may be sent to this mailbox any more. The note names nobody, and outlives the erasure of its owner. */
export async function suppressMailbox(context: Context, email: string, suppressedFor: Reason): Promise<void> {
  const { tx, now } = context;
  const kept = { suppressedFor, createdAt: now };
  await tx
    .insert(suppression)
    .values({ ...kept, addressHash: mailboxHash(context, email) })
    .onConflictDoUpdate({
      target: suppression.addressHash,
      set: kept,
      setWhere: inArray(suppression.suppressedFor, outlasts[suppressedFor]),
    });
}

/** Undoes a suppression for one of these reasons; another one stays. */
export async function reopenMailbox(context: Asking, email: string, reasons: readonly Reason[]): Promise<boolean> {
  const theirs = eq(suppression.addressHash, mailboxHash(context, email));
  const forThese = inArray(suppression.suppressedFor, [...reasons]);
  const opened = await context.tx.delete(suppression).where(and(theirs, forThese)).returning();
  return opened.length > 0;
}

/** Why and since when nothing may be sent to the mailbox; null when mails may go there. */
export async function suppressionOf(
  context: Asking,
  email: string,
): Promise<{ suppressedFor: Reason; suppressedAt: Date } | null> {
  const theirs = eq(suppression.addressHash, mailboxHash(context, email));
  const { suppressedFor, createdAt: suppressedAt } = suppression;
  const [row] = await context.tx.select({ suppressedFor, suppressedAt }).from(suppression).where(theirs);
  return row ?? null;
}
