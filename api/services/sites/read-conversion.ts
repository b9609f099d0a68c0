import type { ServiceContext } from '#api/context/service-context.ts';
import { site, siteDay } from '#api/database/schema/partners.ts';
import { and, asc, desc, eq, gt, gte, oneOf, type SQL, sql } from '#api/database/sql.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import { isOf } from '#api/services/sites/site-queries.ts';
import type { Conversion, readConversion as endpoint } from '#domain/contract/conversion.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';

type Query = QueryOf<typeof endpoint>;

const DAY_MS = 86_400_000;
/** Of all sites. */
const BUSIEST = 20;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

async function conversionOf(
  { tx, now }: ServiceContext,
  sites: readonly { id: string; name: string }[],
  { days: span = '30' }: Query,
): Promise<Conversion> {
  const back = Array.from({ length: Number(span) }, (_, at) => dayOf(now.getTime() - at * DAY_MS));
  const dates = back.toReversed();
  const ids = sites.map(({ id }) => id);
  const recent = and(oneOf(siteDay.siteId, ids), gte(siteDay.day, dates[0] ?? ''));
  const rows = await tx.select().from(siteDay).where(recent).orderBy(asc(siteDay.day));
  const daysOf = (id: string) => rows.filter((it) => it.siteId === id).map(({ siteId: _, ...counts }) => counts);
  return { days: dates, sites: sites.map((it) => ({ ...it, days: daysOf(it.id) })) };
}

const columns = { id: site.id, name: site.name };

/** The sites of the caller's company. */
export async function readConversion(context: ServiceContext, query: Query): Promise<Conversion> {
  const own = isOf(await ownCompany(context));
  const sites = await context.tx.select(columns).from(site).where(own).orderBy(asc(site.createdAt), asc(site.id));
  return conversionOf(context, sites, query);
}

const opened: SQL<number> = sql`sum(${siteDay.opened})`;

/** For our staff: the busiest sites, whosever they are. */
export async function readAllConversion(context: ServiceContext, query: Query): Promise<Conversion> {
  const span = Number(query.days ?? '30');
  const recent = gt(siteDay.day, dayOf(context.now.getTime() - span * DAY_MS));
  const sites = await context.tx
    .select(columns)
    .from(site)
    .innerJoin(siteDay, and(eq(siteDay.siteId, site.id), recent))
    .groupBy(site.id)
    .orderBy(desc(opened), asc(site.name))
    .limit(BUSIEST);
  return conversionOf(context, sites, query);
}
