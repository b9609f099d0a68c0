import type { Settings } from '#api/context/deps.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { provedMailbox } from '#api/database/schema/leads.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { linkEnd, readUnsubscribeToken, summaryToken, summaryTokenHash } from '#api/mail/summary-link.ts';
import { knownId } from '#api/services/known-id.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import { Failure } from '#domain/failure.ts';
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

/** The address an unsubscribe link was made for; `not-found` for any other token. */
export async function addressOfToken({ tx, settings }: ServiceContext, token: string | undefined): Promise<ContactRow> {
  const id = knownId(readUnsubscribeToken(settings.secret, token ?? '') ?? undefined);
  const [row] = await tx.select().from(contactAddress).where(eq(contactAddress.id, id));
  if (!row) throw new Failure('not-found');
  return row;
}

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
