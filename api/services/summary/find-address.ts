import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { summaryTokenHash } from '#api/mail/summary-link.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { Failure } from '#domain/failure.ts';

function select({ tx }: ServiceContext, token: string | undefined) {
  const hash = summaryTokenHash(token ?? '');
  return tx.select().from(contactAddress).where(eq(contactAddress.summaryTokenHash, hash));
}

function open([row]: ContactRow[], { now }: ServiceContext): ContactRow {
  if (!row) throw new Failure('not-found');
  if (row.linkEndsAt <= now) throw new Failure('link-ended');
  return row;
}

/** The address whose mail carried this token: `link-ended` once its time is over, `not-found` for any other. */
export async function findAddress(context: ServiceContext, token: string | undefined): Promise<ContactRow> {
  return open(await select(context, token), context);
}

/** The same, locked until the transaction ends. */
export async function lockedAddress(context: ServiceContext, token: string | undefined): Promise<ContactRow> {
  return open(await select(context, token).for('update'), context);
}
