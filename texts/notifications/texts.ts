import type { LeadStatus } from '#domain/leads/lead-status.ts';
import type { Milestone } from '#domain/leads/timeline.ts';
import type { NotificationKind } from '#domain/notifications/notification.ts';

/** What sentences are made of, as people read it. */
interface NotificationFacts {
  /** When the request was made. */
  day: string;
  reference: string;
  company: string;
  /** It was a company that did it. */
  isCompany: boolean;
  status: LeadStatus | null;
  milestone: Milestone | null;
  /** What of our own ends or grows old, and its day. */
  ends: { name: string; on: string } | null;
}

export interface NotificationTexts {
  /** How a request stands with a company. */
  status: Record<LeadStatus, (company: string) => string>;
  milestone: Record<Milestone, string>;
  /** Where the name of a company is not known any more. */
  someCompany: string;
  sentence: Record<NotificationKind, (facts: NotificationFacts, texts: NotificationTexts) => string>;
}
