import type { JobHandlers } from '#api/jobs/jobs.ts';
import { type DeliveryContext, deliverMail } from '#api/services/mail/deliver-mail.ts';

/** What each job does. */
export function jobHandlers(context: DeliveryContext): JobHandlers {
  return { 'send-mail': ({ emailId }) => deliverMail(context, emailId) };
}
