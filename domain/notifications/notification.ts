import * as z from 'zod/mini';
import type { KeptWords } from '#domain/kept-words.ts';
import { leadStatuses } from '#domain/leads/lead-status.ts';
import { milestones } from '#domain/leads/timeline.ts';
import type { ProjectSide } from '#domain/projects/conversation.ts';

/** What somebody can be told of. */
export const notificationKinds = [
  'requestWaits',
  'companyStatus',
  'newRequest',
  'requestConfirmed',
  'requestWithdrawn',
  'messageWritten',
  'quoteOffered',
  'quoteAnswered',
  'milestoneDone',
  'claimOpened',
  'callBooked',
  'callMoved',
  'callCancelled',
  'callChanged',
  'documentAdded',
  'dateEnds',
  'applicationSent',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ids and figures, never words of a person. */
export interface NotificationPayload {
  /** As who its reader is told. */
  side?: ProjectSide;
  /** Whose act it is, where a company did it. */
  partnerId?: string;
  status?: (typeof leadStatuses)[number];
  milestone?: (typeof milestones)[number];
  /** What of our own ends or grows old, and when. */
  ends?: { names: KeptWords; on: string };
}

/** What its sentence is made of. Moments are ISO 8601, UTC. */
export const notificationSchema = z.strictObject({
  id: z.string(),
  /** Counts one person's, the newest has the highest. */
  number: z.int(),
  kind: z.enum(notificationKinds),
  /** When the request it is about was made; without one, when it was told. */
  askedAt: z.string(),
  /** How people name that request; empty without one. */
  reference: z.string(),
  /** What of our own ends or grows old, and its day. */
  ends: z.nullable(z.strictObject({ name: z.string(), on: z.string() })),
  company: z.nullable(z.string()),
  status: z.nullable(z.enum(leadStatuses)),
  milestone: z.nullable(z.enum(milestones)),
  /** The page where it can be acted on, without the language. */
  path: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;
