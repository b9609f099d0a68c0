import { eq } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { summaryTokenHash } from '#api/mail/summary-link.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { Failure } from '#domain/failure.ts';

/** The address whose mail carried this token; `not-found` for any other. */
export async function findAddress({ tx }: ServiceContext, token: string | undefined): Promise<ContactRow> {
  const hash = summaryTokenHash(token ?? '');
  const [row] = await tx.select().from(contactAddress).where(eq(contactAddress.summaryTokenHash, hash));
  if (!row) throw new Failure('not-found');
  return row;
}
