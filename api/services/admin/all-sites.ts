import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { hasWordLike } from '#api/database/search.ts';
import { OWN_SITE_ID } from '#api/database/seed/seed.ts';
import { and, eq, or, type SQL } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { goodKeys } from '#api/services/sites/site-queries.ts';
import type { AnySite, listAllSites as endpoint } from '#domain/contract/admin-partners.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

/** Letters of a key that are shown: enough to tell it from others. */
const KEY_START = 10;

const when = (at: Date | null | undefined) => at?.toISOString() ?? null;

const selectSites = (db: Database, where: SQL | undefined) =>
  db.select({ site, company: partner.name }).from(site).leftJoin(partner, eq(partner.id, site.partnerId)).where(where);
type Row = Awaited<ReturnType<typeof selectSites>>[number];

async function shownSites({ tx, now }: ServiceContext, rows: readonly Row[]): Promise<AnySite[]> {
  const ids = rows.map((row) => row.site.id);
  const keys = ids.length > 0 ? await goodKeys(tx, ids, now) : [];
  return rows.map(({ site: { id, name, allowedOrigins, createdAt, removedAt, suspendedAt }, company }) => {
    const own = keys.filter((it) => it.siteId === id);
    const used = own.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).sort((a, b) => b.getTime() - a.getTime());
    return {
      ...{ id, name, company, allowedOrigins },
      keys: own.map(({ publicKey, endsAt, lastUsedAt }) => ({
        start: publicKey.slice(0, KEY_START),
        endsAt: when(endsAt),
        lastUsedAt: when(lastUsedAt),
      })),
      createdAt: createdAt.toISOString(),
      lastSeenAt: when(used[0]),
      removedAt: when(removedAt),
      suspendedAt: when(suspendedAt),
    };
  });
}

export async function listAllSites(
  context: ServiceContext,
  { cursor, limit, query, order }: QueryOf<typeof endpoint>,
): Promise<Page<AnySite>> {
  const { createdAt, id, name } = site;
  const size = rowsOf(limit);
  const isLike = query ? or(hasWordLike(name, query), hasWordLike(partner.name, query)) : undefined;
  const rows = await selectSites(context.tx, and(isLike, isBehind(cursor, createdAt, id, order)))
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const { entries, next } = pageOf(
    rows,
    (row) => row.site,
    (row) => row,
    size,
  );
  return { entries: await shownSites(context, entries), next };
}

/** A repeat leaves since when it is so. */
export async function suspendSite(
  context: ServiceContext,
  asked: string | undefined,
  { isSuspended }: { isSuspended: boolean },
): Promise<AnySite> {
  const { tx, now, audit, actor, requestId } = context;
  const entityId = knownId(asked);
  if (entityId === OWN_SITE_ID) throw new Failure('status-not-possible');
  const [before] = await tx.select().from(site).where(eq(site.id, entityId)).for('update');
  if (!before) throw new Failure('not-found');
  const suspendedAt = isSuspended ? (before.suspendedAt ?? now) : null;
  await tx.update(site).set({ suspendedAt }).where(eq(site.id, entityId));
  const change = {
    before: { suspendedAt: when(before.suspendedAt) ?? '' },
    after: { suspendedAt: when(suspendedAt) ?? '' },
  };
  const verb = isSuspended ? 'suspend' : 'take-suspension';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'site', entityId, requestId, change });
  const [shown] = await shownSites(context, await selectSites(tx, eq(site.id, entityId)));
  if (!shown) throw new Failure('not-found');
  return shown;
}
