import type { JobHandlers } from '#api/jobs/jobs.ts';
import { type RevocationContext, revokeWaiting } from '#api/services/accounts/revocations.ts';
import { syncSession } from '#api/services/accounts/sync-session.ts';
import { type HandlingContext, handleEvent } from '#api/services/events/handle-event.ts';
import { type DeliveryContext, deliverMail } from '#api/services/mail/deliver-mail.ts';
import { removeOrphans } from '#api/services/media/remove-orphans.ts';
import { sendWebhook, type WebhookContext } from '#api/services/webhooks/send-webhook.ts';

/** What each job does. */
export function jobHandlers(
  context: HandlingContext & DeliveryContext & WebhookContext & RevocationContext & Parameters<typeof removeOrphans>[0],
): JobHandlers {
  return {
    'handle-event': ({ eventId }) => handleEvent(context, eventId),
    'send-mail': ({ emailId }) => deliverMail(context, emailId),
    'send-webhook': (due) => sendWebhook(context, due),
    'sync-session': ({ sessionId }) => syncSession(context, sessionId),
    'remove-media': () => removeOrphans(context),
    'revoke-token': ({ revocationId }) => revokeWaiting(context, revocationId),
  };
}
