import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { linkEnd, summaryToken, summaryTokenHash } from '#api/mail/summary-link.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { Language } from '#domain/place.ts';

export type ContactRow = typeof contactAddress.$inferSelect;

/** The row of the address, made when it is new; locked until the transaction ends, so that mail limits are counted one call at a time. */
export async function keepContact(context: ServiceContext, email: string, language: Language): Promise<ContactRow> {
  const { tx, ids, now, settings } = context;
  const first = { id: ids.next(), linkGeneration: 0 };
  const summaryHash = summaryTokenHash(summaryToken(settings.secret, first));
  const row = { ...first, email, normalizedEmail: normalizedEmail(email), language, summaryTokenHash: summaryHash };
  const [kept] = await tx
    .insert(contactAddress)
    .values({ ...row, createdAt: now, linkEndsAt: linkEnd(now) })
    .onConflictDoUpdate({ target: contactAddress.normalizedEmail, set: { language } })
    .returning();
  if (!kept) throw new Error('an upsert returned no row');
  return kept;
}
