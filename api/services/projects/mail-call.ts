import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { eq } from '#api/database/sql.ts';
import { queueCallMail } from '#api/services/mail/queue-mail.ts';
import { languageOf } from '#api/services/notifications/mail-notifications.ts';
import type { CallRow } from '#api/services/projects/call-queries.ts';
import type { StoredProject } from '#api/services/projects/project-queries.ts';
import { REMINDER_MS } from '#domain/projects/call-slots.ts';
import type { CallChange } from '#texts/mail/texts.ts';

/** Tells the customer of a call and its calendar entry; a call that stands is called to mind a day before. Mails to an account go with it: whoever leaves is told as who asked. */
export async function mailCall(
  context: ServiceContext,
  { project, lead }: Pick<StoredProject, 'project' | 'lead'>,
  call: CallRow,
  change: Exclude<CallChange, 'reminder'>,
  isLeaving = false,
): Promise<void> {
  const { tx, now } = context;
  const [owner] = project.ownerId ? await tx.select().from(user).where(eq(user.id, project.ownerId)) : [];
  if (!owner) return;
  const { id: callId, sequence, timeZone, startsAt } = call;
  const facts = { kind: 'expertCall', callId, sequence, timeZone, startsAt: startsAt.toISOString() } as const;
  const to = isLeaving ? { contactAddressId: lead.contactAddressId } : { userId: owner.id };
  const mail = { ...to, leadId: lead.id, language: await languageOf(tx, owner) };
  await queueCallMail(context, { ...mail, content: { ...facts, change } });
  const remindAt = new Date(startsAt.getTime() - REMINDER_MS);
  if (change !== 'cancelled' && remindAt > now)
    await queueCallMail(context, { ...mail, content: { ...facts, change: 'reminder' } }, remindAt);
}
