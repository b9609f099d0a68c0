import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { mayMailAccount } from '#api/services/accounts/may-mail-account.ts';
import { queueAccountMail } from '#api/services/mail/queue-mail.ts';
import { mailboxHash } from '#api/services/person/suppressions.ts';

type AccountRequest = typeof accountRequest.$inferInsert;
export type NewAccountRequest = Omit<AccountRequest, 'id' | 'createdAt' | 'usedAt'>;

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
