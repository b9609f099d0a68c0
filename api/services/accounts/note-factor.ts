import type { ServiceContext } from '#api/context/service-context.ts';
import { queueOwnerMail } from '#api/services/mail/queue-mail.ts';
import type { Language } from '#domain/place.ts';
import type { FactorChange } from '#texts/mail/texts.ts';

type ChangeContext = Pick<ServiceContext, 'tx' | 'clock' | 'ids' | 'jobs' | 'audit' | 'requestId'> & {
  locale: { language: Language };
};

/** Into the audit trail, and by mail to the owner: who did not do it themselves learns of it. */
export async function noteFactor(context: ChangeContext, userId: string, change: FactorChange): Promise<void> {
  const { tx, audit, requestId, locale } = context;
  const deed = { actorScope: `user:${userId}`, verb: change, entity: 'user', entityId: userId, requestId };
  await audit.record(tx, deed);
  await queueOwnerMail(context, { userId, language: locale.language, content: { kind: 'secondFactor', change } });
}
