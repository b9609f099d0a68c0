import type { ServiceContext } from '#api/context/service-context.ts';
import { mayCallFrom, type Site, type Visit } from '#api/context/visit.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';
import { siteKey } from '#api/database/schema/partners.ts';
import { and, eq, isNull, lte, or, sql } from '#api/database/sql.ts';
import { countBegun } from '#api/services/assessments/count-assessments.ts';
import { countStep } from '#api/services/sites/count-steps.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { openVisit as endpoint } from '#domain/contract/visits.ts';
import { Failure } from '#domain/failure.ts';

type Input = BodyOf<typeof endpoint>;

const RENEWABLE_MS = 30 * 24 * 3_600_000;
const USE_NOTED_MS = 3_600_000;

/** A key that we have not seen costs a query, so who guesses them is counted first. */
async function siteOfKey({ sites, limiter, askedBy, tx }: ServiceContext, siteKey: string): Promise<Site | undefined> {
  if (!sites.hasSeen(siteKey)) await limiter.quick('unknownSite', askedBy);
  return sites.byKey(tx, siteKey);
}

async function siteOf(context: ServiceContext, siteKey: string | undefined): Promise<Site> {
  const { sites, origin, tx } = context;
  const site = siteKey === undefined ? await sites.own(tx) : await siteOfKey(context, siteKey);
  if (!site) throw new Failure('site-unknown');
  if (!mayCallFrom(site, origin)) throw new Failure('origin-not-allowed');
  return site;
}

/** The id of the visit that the bearer token opened on this site; undefined when it is too old or another site's. */
function renewedId({ bearer, visitTokens, now }: ServiceContext, site: Site): string | undefined {
  if (bearer === null) return undefined;
  const claims = visitTokens.read(bearer);
  if (!claims) throw new Failure('visit-invalid');
  const old = now.getTime() - claims.expiresAt.getTime() > RENEWABLE_MS;
  return old || claims.siteId !== site.id ? undefined : claims.visitId;
}

/** When the key was used last, to the hour: most visits of an hour write nothing. */
async function noteUse({ tx, now }: ServiceContext, publicKey: string | undefined): Promise<void> {
  if (publicKey === undefined) return;
  const isNews = or(isNull(siteKey.lastUsedAt), lte(siteKey.lastUsedAt, new Date(now.getTime() - USE_NOTED_MS)));
  await tx
    .update(siteKey)
    .set({ lastUsedAt: now })
    .where(and(eq(siteKey.publicKey, publicKey), isNews));
}

/** Whether it was not there yet. */
async function writeVisit({ tx }: ServiceContext, row: typeof visitTable.$inferInsert): Promise<boolean> {
  const { language, market, lastSeenAt } = row;
  const [written] = await tx
    .insert(visitTable)
    .values(row)
    .onConflictDoUpdate({ target: visitTable.id, set: { language, market, lastSeenAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return written?.isNew ?? false;
}

/** Opens a visit, or renews the one whose token came along: its id stays, so its Idempotency-Keys keep their actor. */
export async function openVisit(context: ServiceContext, input: Input): Promise<ReplyOf<typeof endpoint>> {
  const { tx, limiter, now, ids, visitTokens, askedBy } = context;
  const site = await siteOf(context, input.siteKey);
  await limiter.durable(tx, 'visitPerAddress', askedBy);
  await noteUse(context, input.siteKey);
  const id = renewedId(context, site) ?? ids.next();
  const { language, market } = input;
  const row = { id, siteId: site.id, language, market, createdAt: now, lastSeenAt: now };
  const isNew = !site.isTest && (await writeVisit(context, row));
  const { kind } = input;
  if (kind) await countBegun(context, { visitId: id, siteId: site.id, market, kind });
  if (isNew) await countStep(context, site.id, 'opened');
  const { token, expiresAt } = visitTokens.issue({ visitId: id, siteId: site.id, locale: { language, market } }, now);
  return { visitId: id, token, expiresAt: expiresAt.toISOString(), partner: site.partner };
}

/** The statement that writes the row of the call's visit when it is not there yet, and notes the sign of life. */
export function seenVisit({ tx, now, locale }: ServiceContext, visit: Visit) {
  return tx
    .insert(visitTable)
    .values({ id: visit.id, siteId: visit.site.id, ...locale, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: visitTable.id, set: { lastSeenAt: now } });
}

export async function keepVisit(context: ServiceContext, visit: Visit): Promise<void> {
  await seenVisit(context, visit);
}
