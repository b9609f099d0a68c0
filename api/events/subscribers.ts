import type { Database } from '#api/database/database.ts';
import type { Deps } from '#api/deps.ts';
import type { DomainEvent } from '#api/events/events.ts';
import { mailPartners } from '#api/services/mail/mail-partners.ts';
import { mailStaff } from '#api/services/mail/mail-staff.ts';
import { tellWebhooks } from '#api/services/webhooks/tell-webhooks.ts';

/** What a subscriber works with: the transaction that also notes the event as told. */
export type EventContext = Pick<Deps, 'clock' | 'ids' | 'jobs' | 'settings'> & { tx: Database };

/** Writes rows and jobs, calls nobody: vendors are called from those jobs. */
export type Subscriber = (context: EventContext, event: DomainEvent) => Promise<void>;

/** Who is told of every event, in this order. */
export const subscribers: readonly Subscriber[] = [mailPartners, tellWebhooks, mailStaff];
