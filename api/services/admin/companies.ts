import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember, site } from '#api/database/schema/partners.ts';
import { hasWordLike, startsWith } from '#api/database/search.ts';
import { and, count, eq, isNull, max, oneOf, or } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import type { Company, listCompanies as endpoint } from '#domain/contract/admin-partners.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

type Row = typeof partner.$inferSelect;

/** What these companies have, asked for once. */
async function around(db: Database, ids: string[]) {
  const people = await db
    .select({ of: partnerMember.partnerId, total: count() })
    .from(partnerMember)
    .where(oneOf(partnerMember.partnerId, ids))
    .groupBy(partnerMember.partnerId);
  const sites = await db
    .select({ of: site.partnerId, total: count() })
    .from(site)
    .where(and(oneOf(site.partnerId, ids), isNull(site.removedAt)))
    .groupBy(site.partnerId);
  const leads = await db
    .select({ of: leadPartner.partnerId, total: count(), last: max(leadPartner.createdAt) })
    .from(leadPartner)
    .where(oneOf(leadPartner.partnerId, ids))
    .groupBy(leadPartner.partnerId);
  const totalOf = (rows: readonly { of: string | null; total: number }[], id: string) =>
    rows.find(({ of }) => of === id)?.total ?? 0;
  return (id: string) => ({
    members: totalOf(people, id),
    sites: totalOf(sites, id),
    leads: totalOf(leads, id),
    lastLeadAt: leads.find(({ of }) => of === id)?.last?.toISOString() ?? null,
  });
}
type Around = Awaited<ReturnType<typeof around>>;

const shown = ({ id, name, city, country, isDemo, createdAt, suspendedAt }: Row, of: Around): Company => ({
  ...{ id, name, city, country, isDemo, ...of(id) },
  createdAt: createdAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
});

export async function listCompanies(
  { tx }: ServiceContext,
  { cursor, limit, query, order }: QueryOf<typeof endpoint>,
): Promise<Page<Company>> {
  const { createdAt, id, name, city } = partner;
  const size = rowsOf(limit);
  const isLike = query ? or(hasWordLike(name, query), startsWith(city, query)) : undefined;
  const rows = await tx
    .select()
    .from(partner)
    .where(and(isLike, isBehind(cursor, createdAt, id, order)))
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const of = await around(
    tx,
    rows.map((row) => row.id),
  );
  return pageOf(
    rows,
    (row) => row,
    (row) => shown(row, of),
    size,
  );
}

/** A repeat leaves since when it is so. */
export async function suspendCompany(
  { tx, now, audit, actor, requestId }: ServiceContext,
  asked: string | undefined,
  { isSuspended }: { isSuspended: boolean },
): Promise<Company> {
  const entityId = knownId(asked);
  const mine = eq(partner.id, entityId);
  const [before] = await tx.select().from(partner).where(mine).for('update');
  if (!before) throw new Failure('not-found');
  const suspendedAt = isSuspended ? (before.suspendedAt ?? now) : null;
  await tx.update(partner).set({ suspendedAt }).where(mine);
  const told = (at: Date | null) => ({ suspendedAt: at?.toISOString() ?? '' });
  const change = { before: told(before.suspendedAt), after: told(suspendedAt) };
  const verb = isSuspended ? 'suspend' : 'take-suspension';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'partner', entityId, requestId, change });
  return shown({ ...before, suspendedAt }, await around(tx, [entityId]));
}
