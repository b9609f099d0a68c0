/** How far a mail got. `delivered`, `bounced` and `complained` are told by the vendor afterwards; `dropped`: what it would have said is gone; `withheld`: somebody asked for it, and the address gets none at the moment. */
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
  'withheld',
] as const;
export type MailStatus = (typeof mailStatuses)[number];
