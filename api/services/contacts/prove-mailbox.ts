import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { provedMailbox } from '#api/database/schema/leads.ts';
import type { ContactRow } from '#api/services/contacts/contact-address.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';

/** No account has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const spelling = (email: string) => email.trim().toLowerCase();

/** Notes that somebody pressed a button behind the link of the address's mails from this visit. */
export async function proveMailbox(context: ServiceContext, visit: Visit, { id }: ContactRow): Promise<void> {
  const { tx, now } = context;
  await keepVisit(context, visit);
  const proof = { visitId: visit.id, contactAddressId: id, provedAt: now };
  await tx.insert(provedMailbox).values(proof).onConflictDoNothing();
}

/** Whether this browser has shown that the mailbox is its user's: by this visit, or by an account with this verified address. Asks the same of every address. */
export async function isMailboxProved(
  { tx, actor }: ServiceContext,
  visit: Visit,
  { id, email }: ContactRow,
): Promise<boolean> {
  const thisVisit = and(eq(provedMailbox.visitId, visit.id), eq(provedMailbox.contactAddressId, id));
  const proofs = await tx.select({ provedAt: provedMailbox.provedAt }).from(provedMailbox).where(thisVisit);
  const verified = and(eq(user.id, actor.userId ?? NOBODY), eq(user.emailVerified, true));
  const accounts = await tx.select({ email: user.email }).from(user).where(verified);
  return proofs.length > 0 || accounts.some((it) => spelling(it.email) === spelling(email));
}

/** Notes that the owner of the address has spoken, the first time they do. */
export async function noteOwner({ tx, now }: ServiceContext, { id }: ContactRow): Promise<void> {
  const unconfirmed = and(eq(contactAddress.id, id), isNull(contactAddress.confirmedAt));
  await tx.update(contactAddress).set({ confirmedAt: now }).where(unconfirmed);
}
