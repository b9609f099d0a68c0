import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { hasWordLike } from '#api/database/search.ts';
import { and, count, eq, gt, isNotNull, isNull, oneOf, or, type SQL } from '#api/database/sql.ts';
import { readsLeads } from '#api/services/mail/lead-readers.ts';
import { pauseOf, takesRequests } from '#api/services/partners/availability.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { CompanyEntry, CompanyState, listAvailability as endpoint } from '#domain/contract/staff-lists.ts';

function stands(state: CompanyState | undefined, now: Date): SQL | undefined {
  if (state === 'taking') return takesRequests(now);
  const isLasting = or(isNull(partner.resumesAt), gt(partner.resumesAt, now));
  return state === 'paused' ? and(isNotNull(partner.pausedAt), isLasting) : undefined;
}

async function readersOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { partnerId } = partnerMember;
  const rows = await db
    .select({ partnerId, readers: count() })
    .from(partnerMember)
    .innerJoin(user, and(eq(user.id, partnerMember.userId), readsLeads))
    .where(oneOf(partnerId, ids))
    .groupBy(partnerId);
  return new Map(rows.map((row) => [row.partnerId, row.readers]));
}

/** All companies, for our staff: where they work, and who of them pauses. */
export async function listAvailability(
  { tx, now }: ServiceContext,
  { cursor, limit, query, order, state }: QueryOf<typeof endpoint>,
): Promise<Page<CompanyEntry>> {
  const size = rowsOf(limit);
  const { createdAt, id } = partner;
  const isNamed = query ? hasWordLike(partner.name, query) : undefined;
  const rows = await tx
    .select()
    .from(partner)
    .where(and(stands(state, now), isNamed, isBehind(cursor, createdAt, id, order)))
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const readers = await readersOf(
    tx,
    rows.map((row) => row.id),
  );
  const shown = (row: (typeof rows)[number]): CompanyEntry => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    country: row.country,
    city: row.city,
    postcodes: row.postcodes,
    onlyArea: row.onlyArea,
    pause: pauseOf(row, now),
    readers: readers.get(row.id) ?? 0,
  });
  return pageOf(rows, (row) => row, shown, size);
}
