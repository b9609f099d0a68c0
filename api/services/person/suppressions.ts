import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress, suppression } from '#api/database/schema/contacts.ts';
import type { Settings } from '#api/deps.ts';
import { keyedHash } from '#api/keyed-hash.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';

interface Context {
  tx: Database;
  now: Date;
  settings: Pick<Settings, 'secret'>;
}

function addressHash({ settings }: Pick<Context, 'settings'>, normalizedEmail: string): string {
  return keyedHash(settings.secret, 'suppression')(normalizedEmail).toString('base64url');
}

/** Keeps, of addresses about to be erased, that nothing may be sent there. */
export async function rememberSuppressions(context: Context, addresses: readonly string[]): Promise<void> {
  const { tx, now } = context;
  const suppressed = and(oneOf(contactAddress.id, addresses), isNotNull(contactAddress.suppressedAt));
  const rows = await tx.select().from(contactAddress).where(suppressed);
  if (rows.length === 0) return;
  const kept = rows.map(({ normalizedEmail, suppressedFor }) => ({
    addressHash: addressHash(context, normalizedEmail),
    suppressedFor,
    createdAt: now,
  }));
  await tx.insert(suppression).values(kept).onConflictDoNothing();
}

/** Gives an address that comes back after its erasure the suppression it had. */
export async function recallSuppression(context: Context, contact: ContactRow): Promise<ContactRow> {
  const { tx } = context;
  const hash = addressHash(context, contact.normalizedEmail);
  const [kept] = await tx.delete(suppression).where(eq(suppression.addressHash, hash)).returning();
  if (!kept || contact.suppressedAt) return contact;
  const { suppressedFor, createdAt: suppressedAt } = kept;
  await tx.update(contactAddress).set({ suppressedFor, suppressedAt }).where(eq(contactAddress.id, contact.id));
  return { ...contact, suppressedFor, suppressedAt };
}

type Reason = NonNullable<typeof suppression.$inferSelect.suppressedFor>;
/** What the vendor may take back. */
const byVendor: readonly Reason[] = ['bounce', 'inactive'];

/** Keeps of a user's mailbox, by its address, that nothing may be sent there. */
export async function suppressMailbox(context: Context, email: string, suppressedFor: Reason): Promise<void> {
  const { tx, now } = context;
  const kept = { suppressedFor, createdAt: now };
  await tx
    .insert(suppression)
    .values({ ...kept, addressHash: addressHash(context, normalizedEmail(email)) })
    .onConflictDoUpdate({ target: suppression.addressHash, set: kept });
}

export async function reopenMailbox(context: Context, email: string): Promise<void> {
  const theirs = eq(suppression.addressHash, addressHash(context, normalizedEmail(email)));
  await context.tx.delete(suppression).where(and(theirs, inArray(suppression.suppressedFor, byVendor)));
}

/** Whether mails about accounts may not go there. Who unsubscribed from consultations still gets what they ask for. */
export async function isMailboxSuppressed(context: Omit<Context, 'now'>, email: string): Promise<boolean> {
  const { tx } = context;
  const normalized = normalizedEmail(email);
  const hash = addressHash(context, normalized);
  const kept = await tx.select().from(suppression).where(eq(suppression.addressHash, hash));
  const written = await tx.select().from(contactAddress).where(eq(contactAddress.normalizedEmail, normalized));
  const shut = [...kept, ...written.filter((it) => it.suppressedAt !== null)];
  return shut.some((it) => it.suppressedFor !== 'opt-out');
}
