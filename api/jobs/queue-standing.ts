import { integer, jsonb, moment, pgSchema, text, uuid } from '#api/database/columns.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { and, eq, gt, inArray, lte, namesOneOf, or, type SQL, sql } from '#api/database/sql.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import { type FailingJob, type Health, type JobKind, jobKinds, type listFailingJobs } from '#domain/contract/health.ts';
import type { Page } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';

/** What we read of pg-boss's own table; no migration of ours knows it. */
const job = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name', { enum: jobKinds }).notNull(),
  data: jsonb('data'),
  state: text('state', { enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] }).notNull(),
  retryCount: integer('retry_count').notNull(),
  retryLimit: integer('retry_limit').notNull(),
  startAfter: moment('start_after').notNull(),
  createdOn: moment('created_on').notNull(),
  completedOn: moment('completed_on'),
  output: jsonb('output'),
});

/** With the index `job_failing`; the copies among the dead letters are new, and not among them. */
export const isFailing = sql.raw(`state in ('retry', 'failed')`);
const isOurs = inArray(job.name, [...jobKinds]);

/** pg-boss looks after its jobs by the clock of the database. */
const isDue = lte(job.startAfter, sql`now()`);

async function waitingJobs(db: Database) {
  const { name, startAfter } = job;
  return db
    .select({
      kind: name,
      waiting: sql<number>`(count(*) filter (where ${isDue}))::int`,
      later: sql<number>`(count(*) filter (where ${gt(startAfter, sql`now()`)}))::int`,
      since: sql<string | null>`min(${startAfter}) filter (where ${isDue})`,
    })
    .from(job)
    .where(and(isOurs, sql`state < 'active'`, sql`not blocked`))
    .groupBy(name);
}

async function failingJobs(db: Database): Promise<Map<JobKind, number>> {
  const rows = await db
    .select({ kind: job.name, failing: sql<number>`count(*)::int` })
    .from(job)
    .where(and(isOurs, isFailing))
    .groupBy(job.name);
  return new Map(rows.map(({ kind, failing }) => [kind, failing]));
}

/** How many jobs of each kind wait, and since when. */
export async function queuesOf(db: Database): Promise<Health['queues']> {
  const waiting = await waitingJobs(db);
  const failing = await failingJobs(db);
  return jobKinds.map((kind) => {
    const { since = null, ...counts } = waiting.find((it) => it.kind === kind) ?? { waiting: 0, later: 0 };
    return { ...counts, kind, since: since && new Date(since).toISOString(), failing: failing.get(kind) ?? 0 };
  });
}

/** An error's words may quote what it was about. Its code tells most; PostgreSQL's stands in the cause. */
const reason = sql<
  string | null
>`coalesce(${job.output} #>> '{cause,code}', ${job.output} ->> 'code', ${job.output} ->> 'name')`;
const columns = {
  ...{ id: job.id, kind: job.name, state: job.state, attempts: job.retryCount },
  ...{ startAfter: job.startAfter, createdAt: job.createdOn, reason },
};
const SHORT = /^[\w.-]{1,60}$/;

interface FailingRow extends Pick<typeof job.$inferSelect, 'id' | 'state' | 'startAfter'> {
  createdAt: Date;
  kind: JobKind;
  attempts: number;
  reason: string | null;
}

function failingJob(row: FailingRow): FailingJob {
  const isGivenUp = row.state === 'failed';
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    state: isGivenUp ? 'failed' : 'retry',
    attempts: row.attempts + Number(isGivenUp),
    reason: row.reason && SHORT.test(row.reason) ? row.reason : null,
    nextAt: isGivenUp ? null : row.startAfter.toISOString(),
  };
}
const isAbout = (query: string): SQL | undefined =>
  idSchema.safeParse(query).success ? or(eq(job.id, query), namesOneOf(job.data, [query])) : sql`false`;

/** A page of the jobs whose last attempt failed. */
export async function failingPage(
  db: Database,
  { cursor, limit, query, order, kind, state }: QueryOf<typeof listFailingJobs>,
): Promise<Page<FailingJob>> {
  const size = rowsOf(limit);
  const wanted = and(kind && eq(job.name, kind), state && eq(job.state, state), query ? isAbout(query) : undefined);
  const rows = await db
    .select(columns)
    .from(job)
    .where(and(isOurs, isFailing, wanted, isBehind(cursor, job.createdOn, job.id, order)))
    .orderBy(...inOrder(job.createdOn, job.id, order))
    .limit(size + 1);
  return pageOf(rows, (row) => row, failingJob, size);
}

/** Lets a failed job be tried once more, now; undefined where none of this id has failed. Joins the transaction. */
export async function tryAgain(db: Database, id: string): Promise<FailingJob | undefined> {
  const limit = sql`greatest(${job.retryLimit}, ${job.retryCount} + 1)`;
  const [row] = await db
    .update(job)
    .set({ state: 'retry', retryLimit: limit, startAfter: sql`now()`, completedOn: null })
    .where(and(eq(job.id, id), isOurs, isFailing))
    .returning(columns);
  return row && failingJob(row);
}
