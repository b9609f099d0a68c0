import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { site, siteKey } from '#api/database/schema/partners.ts';
import { and, asc, desc, eq, gt, isNull, oneOf, or } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { PartnerSite } from '#domain/contract/sites.ts';
import { Failure } from '#domain/failure.ts';

type SiteRow = typeof site.$inferSelect;
type KeyRow = typeof siteKey.$inferSelect;

const when = (at: Date | null | undefined) => at?.toISOString() ?? null;

function shownSite({ id, name, allowedOrigins, createdAt }: SiteRow, keys: readonly KeyRow[]): PartnerSite {
  const used = keys.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).sort((a, b) => b.getTime() - a.getTime());
  return {
    id,
    name,
    allowedOrigins,
    createdAt: createdAt.toISOString(),
    lastSeenAt: when(used[0]),
    keys: keys.map((key) => ({
      id: key.id,
      publicKey: key.publicKey,
      createdAt: key.createdAt.toISOString(),
      endsAt: when(key.endsAt),
      lastUsedAt: when(key.lastUsedAt),
    })),
  };
}

/** The keys of these sites that are still good: first those that are for good. */
export function goodKeys(db: Database, siteIds: readonly string[], now: Date): Promise<KeyRow[]> {
  const isGood = or(isNull(siteKey.endsAt), gt(siteKey.endsAt, now));
  return db
    .select()
    .from(siteKey)
    .where(and(oneOf(siteKey.siteId, siteIds), isGood))
    .orderBy(desc(siteKey.endsAt), desc(siteKey.createdAt), desc(siteKey.id));
}

async function shownSites({ tx, now }: ServiceContext, rows: readonly SiteRow[]): Promise<PartnerSite[]> {
  const keys = await goodKeys(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) =>
    shownSite(
      row,
      keys.filter(({ siteId }) => siteId === row.id),
    ),
  );
}

export const isOf = (partnerId: string) => and(eq(site.partnerId, partnerId), isNull(site.removedAt));

/** The sites of the caller's company. */
export async function listSites(context: ServiceContext): Promise<PartnerSite[]> {
  const own = isOf(await ownCompany(context));
  return shownSites(
    context,
    await context.tx.select().from(site).where(own).orderBy(asc(site.createdAt), asc(site.id)),
  );
}

/** The site, locked, when it belongs to the caller's company; `not-found` for any other. */
export async function ownSite(context: ServiceContext, id: string | undefined): Promise<SiteRow> {
  const own = and(eq(site.id, knownId(id)), isOf(await ownCompany(context)));
  const [row] = await context.tx.select().from(site).where(own).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

/** How the site stands now. */
export async function siteNow(context: ServiceContext, id: string): Promise<PartnerSite> {
  const [shown] = await shownSites(context, await context.tx.select().from(site).where(eq(site.id, id)));
  if (!shown) throw new Error('the site is gone');
  return shown;
}
