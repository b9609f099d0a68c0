import type { MailStatus } from '#api/mail/mail-status.ts';
import type { MailEvent } from '#domain/contract/mail-events.ts';

export interface MailEffect {
  status?: MailStatus;
  /** The status moves only from one of these. */
  onlyFrom?: MailStatus[];
  /** Nothing is sent to the address any more, for this reason. */
  suppress?: 'bounce' | 'complaint' | 'opt-out';
  /** The vendor takes mails for the address again. */
  reopen?: boolean;
  noUpdates?: boolean;
}

/** Bounces after which no mail will ever arrive. https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const permanent = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
const complaints = new Set(['SpamComplaint', 'SpamNotification']);

function ofBounce(type: string): MailEffect {
  if (complaints.has(type)) return { status: 'complained', suppress: 'complaint' };
  if (type === 'Unsubscribe') return { suppress: 'opt-out' };
  return { status: 'bounced', ...(permanent.has(type) && { suppress: 'bounce' as const }) };
}

function ofSubscription(event: MailEvent, broadcastStream: string): MailEffect {
  const { SuppressSending, SuppressionReason, MessageStream } = event;
  if (MessageStream === broadcastStream) return { noUpdates: SuppressSending === true };
  if (SuppressSending !== true) return { reopen: true };
  if (SuppressionReason === 'SpamComplaint') return { suppress: 'complaint' };
  return { suppress: SuppressionReason === 'HardBounce' ? 'bounce' : 'opt-out' };
}

/** What an event of the mail vendor means for us; nothing for those we do not know. */
export function mailEffect(event: MailEvent, broadcastStream: string): MailEffect {
  switch (event.RecordType) {
    case 'Delivery':
      return { status: 'delivered', onlyFrom: ['sending', 'sent'] };
    case 'Bounce':
      return ofBounce(event.Type ?? '');
    case 'SpamComplaint':
      return { status: 'complained', suppress: 'complaint' };
    case 'SubscriptionChange':
      return ofSubscription(event, broadcastStream);
    default:
      return {};
  }
}
