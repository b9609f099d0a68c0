import type { Database } from '#api/database/database.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import type { Clock, Ids } from '#api/deps.ts';

/** Every domain event and the ids it carries. */
export interface DomainEvents {
  'lead.created': { leadId: string; siteId: string };
  'address.confirmed': { contactAddressId: string };
}

export interface Events {
  /** Joins the transaction: what is rolled back was never said. */
  emit<Name extends keyof DomainEvents>(tx: Database, name: Name, payload: DomainEvents[Name]): Promise<void>;
}

export function createEvents({ clock, ids }: { clock: Clock; ids: Ids }): Events {
  return {
    async emit(tx, name, payload) {
      await tx.insert(outboxEvent).values({ id: ids.next(), name, payload: { ...payload }, createdAt: clock.now() });
    },
  };
}
