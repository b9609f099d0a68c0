/** How far a mail got. `delivered`, `bounced` and `complained` are told by the vendor afterwards; `dropped`: what it would have said is gone. */
export const mailStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
  'failed',
  'dropped',
] as const;
export type MailStatus = (typeof mailStatuses)[number];
