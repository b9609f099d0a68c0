import type { Database } from '#api/database/database.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import type { Clock, Ids } from '#api/ground/system.ts';
import type { Jobs } from '#api/jobs/jobs.ts';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import type { Milestone } from '#domain/leads/timeline.ts';

/** Every domain event and the ids it carries. */
export interface DomainEvents {
  /** With `partnerIds`, nobody else is told: the others know it already. */
  'lead.created': { leadId: string; siteId: string; partnerIds?: string[] };
  /** `partnerIds`: the companies that may have seen it; the others never learn of it. */
  'lead.withdrawn': { leadId: string; partnerIds: string[] };
  'lead.status-changed': { leadId: string; partnerId: string; status: LeadStatus };
  /** The owner of the address says that they asked. */
  'request.confirmed': { leadId: string };
  /** Somebody of a project wrote to the others of a conversation. */
  'message.written': { projectId: string; messageId: string };
  'quote.offered': { projectId: string; quoteId: string };
  /** Accepted, declined, or such an answer taken back. */
  'quote.answered': { projectId: string; quoteId: string };
  'milestone.done': { projectId: string; milestone: Milestone };
  /** The customer says that the guarantee is due. */
  'claim.opened': { projectId: string };
  'document.added': { projectId: string; documentId: string };
  /** A customer has an expert's time, another one, or none any more. */
  'call.booked': { projectId: string };
  'call.moved': { projectId: string };
  'call.cancelled': { projectId: string };
  /** A company that wants to be a partner has sent what we ask for. */
  'application.submitted': { applicationId: string };
  /** Names nobody: the person's ids are gone with their rows. */
  'person.erased': { erasureId: string };
}

/** An event as its subscribers see it. */
export type DomainEvent = {
  [Name in keyof DomainEvents]: {
    id: string;
    name: Name;
    payload: DomainEvents[Name];
    createdAt: Date;
    /** Who did it, where somebody was signed in. */
    actorId: string | null;
  };
}[keyof DomainEvents];

export interface Events {
  /** Joins the transaction, as does the job that tells its subscribers: what is rolled back was never said. */
  emit<Name extends keyof DomainEvents>(tx: Database, name: Name, payload: DomainEvents[Name]): Promise<void>;
  /** The same, of whoever is signed in: nobody is notified of their own act. */
  by(actorId: string | null): Events;
}

interface EventPorts {
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
}

export function createEvents(ports: EventPorts, actorId: string | null = null): Events {
  const { clock, ids, jobs } = ports;
  return {
    by: (actor) => createEvents(ports, actor),
    async emit(tx, name, payload) {
      const eventId = ids.next();
      const said = { id: eventId, name, payload: { ...payload }, actorId, createdAt: clock.now() };
      await tx.insert(outboxEvent).values(said);
      await jobs.send(tx, 'handle-event', { eventId });
    },
  };
}
