/**
 * How far a mail got. `held`: it waits for a digest to tell of its lead, `digested`: one has; `delivered`, `bounced` and
 * `complained` are told by the vendor afterwards; `dropped`: what it would have said is gone; `withheld`: somebody asked
 * for it, and the address gets none at the moment.
 */
export const mailStatuses = [
  'queued',
  'held',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
  'failed',
  'dropped',
  'digested',
  'withheld',
] as const;
export type MailStatus = (typeof mailStatuses)[number];
