import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '#api/database/database.ts';
import { namesOneOf, sql, valuesIn } from '#api/database/sql.ts';
import type { JobHandlers, JobName, Jobs } from '#api/jobs/jobs.ts';
import { isFailing } from '#api/jobs/queue-standing.ts';

const DEAD_LETTERS = 'dead-letters';
const STOP_MS = 5_000;

/** A vendor that is down for a day costs no job: 5 s doubling to 30 min, 60 times. A killed worker's job is free after 30 s. */
const queueOptions = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: 30,
  deadLetter: DEAD_LETTERS,
  notify: true,
};

/** Jobs at a time in one process, and of one group: a company whose receivers take their time does not hold up the others. */
const workers: Record<JobName, { localConcurrency: number; localGroupConcurrency?: number }> = {
  'handle-event': { localConcurrency: 4 },
  'send-mail': { localConcurrency: 4 },
  'send-webhook': { localConcurrency: 16, localGroupConcurrency: 4 },
  'sync-session': { localConcurrency: 4 },
  'revoke-token': { localConcurrency: 1 },
  'remove-media': { localConcurrency: 1 },
};
const names = Object.keys(workers) as JobName[];

export interface Queue extends Jobs {
  start(): Promise<void>;
  /** Starts the workers of this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs every waiting job once, or those of one name; those due later and failed ones included. Returns how many succeeded. For tests. */
  drain(handlers: JobHandlers, only?: JobName): Promise<number>;
  /** Takes no more jobs; those begun go on. */
  rest(): void;
  /** Waits for the jobs begun, as long as is said. */
  stop(waitMs?: number): Promise<void>;
}

/**
 * pg-boss looks a queue up on its own connection when it first meets it. Inside a transaction on PGlite that look-up
 * would wait for the transaction, so it happens here, before anything is sent.
 */
async function knowQueue(boss: PgBoss, name: JobName): Promise<void> {
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}

type AnyHandler = (data: never) => Promise<void>;

/** The job queue in the application's own database. `supervise: false` leaves maintenance out, for tests. */
export function createQueue(
  database: OpenDatabase,
  onError: (error: unknown) => void,
  { supervise = true } = {},
): Queue {
  const boss = new PgBoss({
    ...database.queueOptions(),
    useListenNotify: supervise,
    supervise,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', onError);
  const drainOne = async (name: JobName, handler: AnyHandler) => {
    let done = 0;
    for (const job of await boss.fetch<never>(name, { batchSize: 1_000, ignoreStartAfter: true })) {
      try {
        await handler(job.data);
        await boss.complete(name, job.id);
        done += 1;
      } catch (error) {
        await boss.fail(name, job.id, { name: (error as Error).name });
      }
    }
    return done;
  };
  return {
    async start() {
      await boss.start();
      await indexJobs(database.db);
      await boss.createQueue(DEAD_LETTERS);
      for (const name of names) await boss.createQueue(name, queueOptions);
      for (const name of names) await knowQueue(boss, name);
    },
    async send(tx, name, data, runAt) {
      const group = 'group' in data && { group: { id: data.group } };
      await boss.send(name, data, { db: fromDrizzle(tx as never, sql), ...group, ...(runAt && { startAfter: runAt }) });
    },
    async forget(tx, ids) {
      await tx.execute(sql`delete from pgboss.job where ${namesOneOf(sql`data`, ids)}`);
    },
    async work(handlers) {
      for (const name of names) {
        await boss.work(
          name,
          {
            batchSize: 1,
            ...workers[name],
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 2,
            burstWhenBatchFull: true,
          },
          async ([job]) => {
            if (job) await (handlers[name] as AnyHandler)(job.data as never);
          },
        );
      }
    },
    async drain(handlers, only) {
      let done = 0;
      for (const name of only ? [only] : names) done += await drainOne(name, handlers[name] as AnyHandler);
      return done;
    },
    rest() {
      for (const name of names) boss.offWork(name, { wait: false }).catch(onError);
    },
    stop: (waitMs = STOP_MS) => boss.stop({ graceful: true, timeout: waitMs }),
  };
}

/** Any number that nothing else in this database locks. */
const INDEX_LOCK = 820_118;

/** Making an index waits for every writer, also one that is there already: so they are looked for first. */
async function isIndexed(db: Database): Promise<boolean> {
  const query = sql`select to_regclass('pgboss.job_ids') is not null and to_regclass('pgboss.job_failing') is not null as found`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { found: boolean }[] };
  return rows[0]?.found === true;
}

/** Jobs are found by the ids in their data, and those that fail by their time; the table is pg-boss's, so no migration of ours knows it. Several processes may start at once. */
export async function indexJobs(db: Database): Promise<void> {
  if (await isIndexed(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    await tx.execute(sql`create index if not exists job_ids on pgboss.job using gin (${valuesIn(sql`data`)})`);
    await tx.execute(sql`create index if not exists job_failing on pgboss.job (created_on, id) where ${isFailing}`);
  });
}
