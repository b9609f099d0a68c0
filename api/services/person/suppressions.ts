import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress, suppression } from '#api/database/schema/contacts.ts';
import type { Settings } from '#api/deps.ts';
import { keyedHash } from '#api/keyed-hash.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { oneOf } from '#api/services/person/one-of.ts';

interface Context {
  tx: Database;
  now: Date;
  settings: Settings;
}

function addressHash({ settings }: Context, normalizedEmail: string): string {
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
