import type { ServiceContext } from '#api/context/service-context.ts';
import { assessmentDay } from '#api/database/schema/leads.ts';
import { site } from '#api/database/schema/partners.ts';
import { asc, desc, eq, gte, sql } from '#api/database/sql.ts';
import { lastDays } from '#api/services/staff/last-days.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { type readActivity as endpoint, STATS_DAYS } from '#domain/contract/stats.ts';

type Activity = ReplyOf<typeof endpoint>;

const MOST_SITES = 10;

const started = sql<number>`sum(${assessmentDay.started})::int`;
const completed = sql<number>`sum(${assessmentDay.completed})::int`;
const nothing = { started: 0, completed: 0 };

export async function readActivity({ tx, now }: ServiceContext): Promise<Activity> {
  const dates = lastDays(now, STATS_DAYS);
  const recent = gte(assessmentDay.day, dates[0] ?? '');
  const { day, kind, market } = assessmentDay;
  const sums = { started, completed };
  const days = await tx
    .select({ day, ...sums })
    .from(assessmentDay)
    .where(recent)
    .groupBy(day);
  return {
    days: dates.map((date) => days.find((it) => it.day === date) ?? { day: date, ...nothing }),
    kinds: await tx
      .select({ kind, ...sums })
      .from(assessmentDay)
      .where(recent)
      .groupBy(kind)
      .orderBy(asc(kind)),
    markets: await tx
      .select({ market, ...sums })
      .from(assessmentDay)
      .where(recent)
      .groupBy(market)
      .orderBy(asc(market)),
    sites: await tx
      .select({ id: site.id, name: site.name, ...sums })
      .from(assessmentDay)
      .innerJoin(site, eq(site.id, assessmentDay.siteId))
      .where(recent)
      .groupBy(site.id)
      .orderBy(desc(started), asc(site.name))
      .limit(MOST_SITES),
  };
}
