import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { aiDay, gradeDay } from '#api/database/schema/chat.ts';
import { site } from '#api/database/schema/partners.ts';
import { type AnyPgColumn, asc, desc, eq, gte, type SQL, sql } from '#api/database/sql.ts';
import { lastDays, lastWeeks } from '#api/services/staff/last-days.ts';
import {
  ADVISER_DAYS,
  type readAdviserFigures as endpoint,
  GRADE_WEEKS,
  type Grade,
  type GradeCounts,
} from '#domain/contract/answer-reviews.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';

type Figures = ReplyOf<typeof endpoint>;

const MOST_SITES = 10;
const sumOf = (column: AnyPgColumn | SQL) => sql<number>`sum(${column})::float8`.mapWith(Number);
const sums = { turns: sumOf(aiDay.turns), tokens: sumOf(aiDay.tokens) };

async function spending(db: Database, dates: readonly string[]): Promise<Pick<Figures, 'days' | 'sites'>> {
  const [first = '', today = ''] = [dates[0], dates.at(-1)];
  const recent = gte(aiDay.day, first);
  const { day } = aiDay;
  const days = await db
    .select({ day, ...sums })
    .from(aiDay)
    .where(recent)
    .groupBy(day);
  const ofToday = sumOf(sql`case when ${day} = ${today} then ${aiDay.tokens} else 0 end`);
  const sites = await db
    .select({ id: site.id, name: site.name, ...sums, today: ofToday })
    .from(aiDay)
    .innerJoin(site, eq(site.id, aiDay.siteId))
    .where(recent)
    .groupBy(site.id)
    .orderBy(desc(sums.tokens), asc(site.name))
    .limit(MOST_SITES);
  return { days: dates.map((date) => days.find((it) => it.day === date) ?? { day: date, turns: 0, tokens: 0 }), sites };
}

type Counted = { grade: Grade; answers: number };

function countsOf(rows: readonly Counted[]): GradeCounts {
  const counts = { good: 0, 'wrong-topic': 0, 'wrong-fact': 0, rude: 0 } satisfies GradeCounts;
  for (const { grade, answers } of rows) counts[grade] += answers;
  return counts;
}

async function gradesOf(db: Database, weeks: readonly string[]): Promise<Pick<Figures, 'weeks' | 'advisors'>> {
  const { day, advisor, grade } = gradeDay;
  const week = sql<string>`to_char(date_trunc('week', ${day}::timestamp), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ week, advisor, grade, answers: sumOf(gradeDay.answers) })
    .from(gradeDay)
    .where(gte(day, weeks[0] ?? ''))
    .groupBy(week, advisor, grade);
  const advisors = [...new Set(rows.map((it) => it.advisor))].toSorted();
  return {
    weeks: weeks.map((of) => ({ week: of, grades: countsOf(rows.filter((it) => it.week === of)) })),
    advisors: advisors.map((of) => ({ advisor: of, grades: countsOf(rows.filter((it) => it.advisor === of)) })),
  };
}

/** What the model took, and what our staff found of the answers. */
export async function readAdviserFigures({ tx, now, settings }: ServiceContext): Promise<Figures> {
  return {
    caps: settings.tokenCaps,
    ...(await spending(tx, lastDays(now, ADVISER_DAYS))),
    ...(await gradesOf(tx, lastWeeks(now, GRADE_WEEKS))),
  };
}
