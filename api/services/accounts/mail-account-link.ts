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

type AccountRequest = typeof accountRequest.$inferInsert;
type NewAccountRequest = Omit<AccountRequest, 'id' | 'createdAt' | 'usedAt'>;

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
    const kind = asked.kind === 'registration' ? 'verify' : 'resetPassword';
    await queueAccountMail(
      { ...context, tx },
      { accountRequestId: id, kind, mailbox, askedBy, language: asked.language },
    );
    const deed = { actorScope: actor.scope, verb: asked.kind, entity: 'account_request', entityId: id, requestId };
    await audit.record(tx, deed);
  });
}
