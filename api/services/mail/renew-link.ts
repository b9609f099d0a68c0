import { eq } from 'drizzle-orm';
import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { linkEnd, summaryToken, summaryTokenHash } from '#api/mail/summary-link.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';

interface Context {
  tx: Database;
  settings: Settings;
}

type Link = Pick<ContactRow, 'linkGeneration' | 'linkEndsAt' | 'summaryTokenHash'>;

function renewed(
  { id, linkGeneration, linkEndsAt, summaryTokenHash: hash }: ContactRow,
  secret: string,
  now: Date,
): Link {
  if (linkEndsAt > now) return { linkGeneration, linkEndsAt: linkEnd(now), summaryTokenHash: hash };
  const next = linkGeneration + 1;
  const token = summaryToken(secret, { id, linkGeneration: next });
  return { linkGeneration: next, linkEndsAt: linkEnd(now), summaryTokenHash: summaryTokenHash(token) };
}

/** Puts the end of the address's link off; one that has ended stays dead, and a new one takes its place. */
export async function renewLink({ tx, settings }: Context, contact: ContactRow, now: Date): Promise<void> {
  await tx
    .update(contactAddress)
    .set(renewed(contact, settings.secret, now))
    .where(eq(contactAddress.id, contact.id));
}
