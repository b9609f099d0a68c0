import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';

/** The statement that writes the row of the call's visit when it is not there yet, and notes the sign of life. */
export function seenVisit({ tx, now }: ServiceContext, visit: Visit) {
  return tx
    .insert(visitTable)
    .values({ id: visit.id, siteId: visit.site.id, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: visitTable.id, set: { lastSeenAt: now } });
}

export async function keepVisit(context: ServiceContext, visit: Visit): Promise<void> {
  await seenVisit(context, visit);
}
