import type { ServiceContext } from '#api/context/service-context.ts';
import { siteKey } from '#api/database/schema/partners.ts';
import { and, gt, inArray, isNull, or } from '#api/database/sql.ts';
import { makeKey } from '#api/services/sites/make-site.ts';
import { goodKeys, ownSite, siteNow } from '#api/services/sites/site-queries.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import {
  type endSiteKey as endEndpoint,
  MAX_KEYS,
  type PartnerSite,
  type rotateSiteKey as rotateEndpoint,
} from '#domain/contract/sites.ts';
import { Failure } from '#domain/failure.ts';

type Context = Pick<ServiceContext, 'tx' | 'ids' | 'clock' | 'random'>;

const HOUR_MS = 3_600_000;
const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/** None of these is good for longer; one that ends sooner keeps its time. */
async function endBy({ tx }: Pick<Context, 'tx'>, keyIds: readonly string[], endsAt: Date): Promise<void> {
  if (keyIds.length === 0) return;
  const isLonger = or(isNull(siteKey.endsAt), gt(siteKey.endsAt, endsAt));
  await tx
    .update(siteKey)
    .set({ endsAt })
    .where(and(inArray(siteKey.id, [...keyIds]), isLonger));
}

/** A new key; those before it are good for so many hours more. */
export async function replaceKeys(context: Context, siteId: string, oldEndsInHours: number): Promise<string> {
  const now = context.clock.now();
  const before = await goodKeys(context.tx, [siteId], now);
  await endBy(
    context,
    before.map(({ id }) => id),
    hoursAfter(now, oldEndsInHours),
  );
  return makeKey(context, siteId);
}

/** Makes a new key for a site of the caller's company: pages change over while both are good. */
export async function rotateSiteKey(
  context: ServiceContext,
  id: string | undefined,
  { oldEndsInHours }: BodyOf<typeof rotateEndpoint>,
): Promise<PartnerSite> {
  const { tx, now, audit, actor, requestId } = context;
  const { id: siteId } = await ownSite(context, id);
  if (oldEndsInHours > 0 && (await goodKeys(tx, [siteId], now)).length >= MAX_KEYS)
    throw new Failure('validation', { fields: [{ path: 'oldEndsInHours', problem: 'too-many' }] });
  await replaceKeys(context, siteId, oldEndsInHours);
  const verb = 'site.key-rotated';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'site', entityId: siteId, requestId });
  return siteNow(context, siteId);
}

/** Ends one of several keys. */
export async function endSiteKey(
  context: ServiceContext,
  { siteId: ofSite, keyId }: Record<string, string>,
  { inHours }: BodyOf<typeof endEndpoint>,
): Promise<PartnerSite> {
  const { tx, now, audit, actor, requestId } = context;
  const { id: siteId } = await ownSite(context, ofSite);
  const good = await goodKeys(tx, [siteId], now);
  const key = good.find(({ id }) => id === keyId);
  if (!key) throw new Failure('not-found');
  if (good.every((it) => it === key || it.endsAt !== null)) throw new Failure('status-not-possible');
  await endBy(context, [key.id], hoursAfter(now, inHours));
  const verb = 'site.key-ended';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'site', entityId: siteId, requestId });
  return siteNow(context, siteId);
}
