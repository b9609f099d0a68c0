import { visit as visitTable } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';

/** Writes the row of the call's visit when it is not there yet, and notes the sign of life. */
export async function keepVisit({ tx, now }: ServiceContext, visit: Visit): Promise<void> {
  await tx
    .insert(visitTable)
    .values({ id: visit.id, siteId: visit.site.id, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: visitTable.id, set: { lastSeenAt: now } });
}
