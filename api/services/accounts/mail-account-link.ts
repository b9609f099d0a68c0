import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { email } from '#api/database/schema/mail.ts';
import { eq, isNotNull, sql } from '#api/database/sql.ts';
import { mailboxHash } from '#api/services/contacts/suppressions.ts';
import { mailsSince } from '#api/services/mail/mail-consultation.ts';
import { queueAccountMail } from '#api/services/mail/queue-mail.ts';

const isAccountMail = isNotNull(email.accountRequestId);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What one mailbox may get about accounts, and what one client address may cause. The whole server's is a setting. */
const accountMailLimits = {
  perMailbox: [
    { mails: 1, milliseconds: 5 * MINUTE_MS },
    { mails: 3, milliseconds: HOUR_MS },
    { mails: 6, milliseconds: 24 * HOUR_MS },
  ],
  perClientInHour: 10,
} as const;

/** Whether an account mail may go to this mailbox. Mails that found no account count too: the limits tell nobody who has one. */
async function mayMailAccount(context: ServiceContext, mailbox: string): Promise<boolean> {
  const { tx, askedBy, settings } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('account mails'))`);
  const toThem = eq(email.mailbox, mailbox);
  for (const { mails, milliseconds } of accountMailLimits.perMailbox)
    if ((await mailsSince(context, milliseconds, toThem, isAccountMail)) >= mails) return false;
  const byThem = await mailsSince(context, HOUR_MS, eq(email.askedBy, askedBy));
  if (byThem >= accountMailLimits.perClientInHour) return false;
  return (await mailsSince(context, HOUR_MS, isAccountMail)) < settings.accountMailsPerHour;
}

const mailKinds = {
  registration: 'verify',
  reset: 'resetPassword',
  email: 'changeEmail',
  'undo-email': 'emailChanged',
} as const;

type AccountRequest = typeof accountRequest.$inferInsert;
type NewAccountRequest = Omit<AccountRequest, 'id' | 'createdAt' | 'usedAt'> & { kind: keyof typeof mailKinds };

/**
 * Keeps the request and mails its link, in one transaction. The work is the same whether the address has an account:
 * that is looked up when the mail is written.
 */
export async function mailAccountLink(context: ServiceContext, asked: NewAccountRequest): Promise<void> {
  const { tx: db, ids, now, audit, askedBy, actor, requestId } = context;
  const mailbox = mailboxHash(context, asked.email);
  await db.transaction(async (tx) => {
    if (!(await mayMailAccount({ ...context, tx }, mailbox))) return;
    const id = ids.next();
    await tx.insert(accountRequest).values({ ...asked, id, createdAt: now });
    await queueAccountMail(
      { ...context, tx },
      { accountRequestId: id, kind: mailKinds[asked.kind], mailbox, askedBy, language: asked.language },
    );
    const deed = { actorScope: actor.scope, verb: asked.kind, entity: 'account_request', entityId: id, requestId };
    await audit.record(tx, deed);
  });
}

interface Invited extends Pick<AccountRequest, 'email' | 'language'> {
  partnerId: string;
  /** No limit counts. */
  isAwaited?: boolean;
}

/** Mails the link of an invitation, which stands whether its mailbox may get a mail now or not; who has applied waits for it. Returns its request's id. */
export async function mailInvitation(
  context: ServiceContext,
  { partnerId, isAwaited = false, ...asked }: Invited,
): Promise<string> {
  const { tx, ids, now, askedBy } = context;
  const mailbox = mailboxHash(context, asked.email);
  const isAllowed = isAwaited || (await mayMailAccount(context, mailbox));
  const id = ids.next();
  await tx.insert(accountRequest).values({ ...asked, id, kind: 'invitation', createdAt: now });
  const mail = { accountRequestId: id, kind: 'invitation', mailbox, askedBy, language: asked.language } as const;
  if (isAllowed) await queueAccountMail(context, { ...mail, partnerId });
  return id;
}

/** Mails the link of an application. Its request's id, or null where the mailbox may get no mail now: then nothing is kept. */
export async function mailApplication(
  context: ServiceContext,
  asked: Pick<AccountRequest, 'email' | 'language'>,
): Promise<string | null> {
  const { tx, ids, now, askedBy } = context;
  const mailbox = mailboxHash(context, asked.email);
  if (!(await mayMailAccount(context, mailbox))) return null;
  const id = ids.next();
  await tx.insert(accountRequest).values({ ...asked, id, kind: 'application', createdAt: now });
  const mail = { accountRequestId: id, kind: 'application', mailbox, askedBy, language: asked.language } as const;
  await queueAccountMail(context, mail);
  return id;
}

interface Refused {
  accountRequestId: string;
  email: string;
  language: AccountRequest['language'];
}

/** Tells who applied that our staff has refused it. It was asked for, so no limit counts. */
export async function mailRefusal(context: ServiceContext, { accountRequestId, email: to, language }: Refused) {
  const mailbox = mailboxHash(context, to);
  const mail = { accountRequestId, kind: 'applicationRefused', mailbox, askedBy: 'event', language } as const;
  await queueAccountMail(context, mail);
}
