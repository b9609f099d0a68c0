import { eq, isNotNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { email } from '#api/database/schema/mail.ts';
import { mailsSince } from '#api/services/leads/may-mail.ts';

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
export async function mayMailAccount(context: ServiceContext, mailbox: string): Promise<boolean> {
  const { tx, askedBy, settings } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('account mails'))`);
  const toThem = eq(email.mailbox, mailbox);
  for (const { mails, milliseconds } of accountMailLimits.perMailbox)
    if ((await mailsSince(context, milliseconds, toThem, isAccountMail)) >= mails) return false;
  const byThem = await mailsSince(context, HOUR_MS, eq(email.askedBy, askedBy));
  if (byThem >= accountMailLimits.perClientInHour) return false;
  return (await mailsSince(context, HOUR_MS, isAccountMail)) < settings.accountMailsPerHour;
}
