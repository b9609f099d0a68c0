import { expect, test } from 'vitest';
import { type MailEffect, mailEffect } from '#api/mail/mail-effect.ts';
import type { MailEvent } from '#domain/contract/mail-events.ts';

const change = (event: Partial<MailEvent>): MailEvent => ({ RecordType: 'SubscriptionChange', ...event });

test.each<[MailEvent, MailEffect]>([
  [{ RecordType: 'Delivery' }, { status: 'delivered', onlyFrom: ['sending', 'sent'] }],
  [
    { RecordType: 'Bounce', Type: 'HardBounce' },
    { status: 'bounced', suppress: 'bounce' },
  ],
  [
    { RecordType: 'Bounce', Type: 'BadEmailAddress' },
    { status: 'bounced', suppress: 'bounce' },
  ],
  [{ RecordType: 'Bounce', Type: 'SoftBounce' }, { status: 'bounced' }],
  [
    { RecordType: 'Bounce', Type: 'SpamNotification' },
    { status: 'complained', suppress: 'complaint' },
  ],
  [{ RecordType: 'Bounce', Type: 'Unsubscribe' }, { suppress: 'opt-out' }],
  [{ RecordType: 'SpamComplaint' }, { status: 'complained', suppress: 'complaint' }],
  [change({ SuppressSending: true, SuppressionReason: 'HardBounce' }), { suppress: 'bounce' }],
  [change({ SuppressSending: true, SuppressionReason: 'SpamComplaint' }), { suppress: 'complaint' }],
  [change({ SuppressSending: true, SuppressionReason: 'ManualSuppression' }), { suppress: 'opt-out' }],
  [change({ SuppressSending: false }), { reopen: true }],
  [change({ SuppressSending: true, MessageStream: 'news' }), { noUpdates: true }],
  [{ RecordType: 'Open' }, {}],
])('%o', (event, effect) => {
  expect(mailEffect(event, 'news')).toEqual(effect);
});
