import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { readUnsubscribeToken } from '#api/mail/summary-link.ts';
import { knownId } from '#api/services/known-id.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { Failure } from '#domain/failure.ts';

/** The address an unsubscribe link was made for; `not-found` for any other token. */
export async function addressOfToken({ tx, settings }: ServiceContext, token: string | undefined): Promise<ContactRow> {
  const id = knownId(readUnsubscribeToken(settings.secret, token ?? '') ?? undefined);
  const [row] = await tx.select().from(contactAddress).where(eq(contactAddress.id, id));
  if (!row) throw new Failure('not-found');
  return row;
}
