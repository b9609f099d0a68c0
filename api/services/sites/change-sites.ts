import type { ServiceContext } from '#api/context/service-context.ts';
import { site, siteKey } from '#api/database/schema/partners.ts';
import { count, eq, sql } from '#api/database/sql.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import { makeSite } from '#api/services/sites/make-site.ts';
import { isOf, ownSite, siteNow } from '#api/services/sites/site-queries.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/sites.ts';
import { MAX_SITES, type PartnerSite } from '#domain/contract/sites.ts';
import { Failure } from '#domain/failure.ts';

type Change = { before: Record<string, string>; after: Record<string, string> };

function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, entityId: string, change?: Change) {
  return audit.record(tx, {
    actorScope: actor.scope,
    verb,
    entity: 'site',
    entityId,
    requestId,
    ...(change && { change }),
  });
}

async function limitSites({ tx }: ServiceContext, partnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}))`);
  const [row] = await tx.select({ sites: count() }).from(site).where(isOf(partnerId));
  if ((row?.sites ?? 0) < MAX_SITES) return;
  throw new Failure('validation', { fields: [{ path: 'name', problem: 'too-many' }] });
}

/** Adds a site to the caller's company, with its first key. */
export async function createSite(
  context: ServiceContext,
  wanted: BodyOf<typeof endpoints.createSite>,
): Promise<PartnerSite> {
  const partnerId = await ownCompany(context);
  await limitSites(context, partnerId);
  const { id } = await makeSite(context, { ...wanted, partnerId });
  await note(context, 'site.added', id);
  return siteNow(context, id);
}

/** Its name, its origins, or both. */
export async function changeSite(
  context: ServiceContext,
  id: string | undefined,
  { name, allowedOrigins }: BodyOf<typeof endpoints.changeSite>,
): Promise<PartnerSite> {
  const before = await ownSite(context, id);
  const after = { name: name ?? before.name, allowedOrigins: [...new Set(allowedOrigins ?? before.allowedOrigins)] };
  await context.tx.update(site).set(after).where(eq(site.id, before.id));
  const told = (it: typeof after) => ({ name: it.name, allowedOrigins: it.allowedOrigins.join(' ') });
  await note(context, 'site.changed', before.id, { before: told(before), after: told(after) });
  return siteNow(context, before.id);
}

/** Its keys end with it; its row stays for the requests that came from it. */
export async function deleteSite(context: ServiceContext, id: string | undefined): Promise<{ deleted: true }> {
  const { tx, now } = context;
  const row = await ownSite(context, id);
  await tx.update(site).set({ removedAt: now }).where(eq(site.id, row.id));
  await tx.delete(siteKey).where(eq(siteKey.siteId, row.id));
  await note(context, 'site.removed', row.id);
  return { deleted: true };
}
