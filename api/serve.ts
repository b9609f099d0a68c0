import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from '#api/app.ts';
import { buildDeps, type Overrides } from '#api/build-deps.ts';
import type { Config } from '#api/config.ts';
import type { Deps } from '#api/context/deps.ts';
import type { OpenDatabase } from '#api/database/database.ts';
import { migrate } from '#api/database/migrate.ts';
import { seed } from '#api/database/seed/seed.ts';
import { watchDatabase } from '#api/database/watchdog.ts';
import { failureOfError, logFacts } from '#api/ground/errors.ts';
import { systemClock, systemIds } from '#api/ground/system.ts';
import { unnamedLocale } from '#api/http/call-locale.ts';
import { type Fetch, listen, strictTransport } from '#api/http/listen.ts';
import { problemReply } from '#api/http/replies.ts';
import { jobHandlers } from '#api/job-handlers.ts';
import { createQueue, type Queue } from '#api/jobs/queue.ts';
import { createLogger } from '#api/logger.ts';
import { openDatabase } from '#api/open-database.ts';
import { type NewAdmin, openFirstAdmin } from '#api/services/accounts/first-admin.ts';
import { chaseLeads } from '#api/services/leads/chase-leads.ts';
import { noticeDates } from '#api/services/notifications/notice-dates.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import { shutDown } from '#api/shut-down.ts';
import { Failure } from '#domain/failure.ts';

export interface RunningServer {
  /** Where browsers reach it: PUBLIC_URL, or http://localhost and its port. */
  url: string;
  port: number;
  deps: Deps;
  /** Opened by this start. */
  firstAdmin: NewAdmin | null;
  /** Serves on while a balancer looks away, lets calls and jobs in flight finish, closes queue and database; less than ten seconds. */
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;
const SWEEP_MS = 3_600_000;

/** Answered while the database is still away at the start. */
const notReady: Fetch = (request) => {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
  const { language } = unnamedLocale(request.headers);
  const origin = request.headers.get('origin');
  return problemReply(new Failure('unavailable'), { language, requestId: systemIds.next(), origin });
};

/** Waits for a PostgreSQL that is not there yet; anything else that goes wrong is an error of the start. */
async function patiently<Value>(logger: Logger, work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (failureOfError(error).code !== 'unavailable') throw error;
      logger.warn({ error: logFacts(error) }, 'the database is away, trying again');
      await wait(RETRY_MS);
    }
  }
}

/** Runs the server's recurring work; returns the function that ends it. */
function keepHouse(deps: Deps, onHung: () => void): () => void {
  const { database, logger, clock } = deps;
  const failed = (error: unknown) => logger.warn({ error: logFacts(error) }, 'sweeping failed');
  const sweepNow = () => sweep(deps, clock.now()).catch(failed);
  const unchased = (error: unknown) => logger.warn({ error: logFacts(error) }, 'reminding failed');
  const chaseNow = () => chaseLeads(deps, clock.now()).catch(unchased);
  const untold = (error: unknown) => logger.warn({ error: logFacts(error) }, 'telling of dates failed');
  const noticeNow = () => noticeDates(deps, clock.now()).catch(untold);
  const keepNow = () => sweepNow().then(chaseNow).then(noticeNow);
  const sweeping = setInterval(keepNow, SWEEP_MS).unref();
  keepNow();
  const unwatch = database.progress ? watchDatabase(database.progress, onHung) : () => {};
  return () => {
    clearInterval(sweeping);
    unwatch();
  };
}

function endProcess(logger: Logger): () => void {
  return () => {
    logger.fatal('the database does not answer any more');
    logger.flush(() => process.exit(1));
  };
}

async function prepare(database: OpenDatabase, queue: Queue, publicUrl: string, examplesUrl: string | null) {
  await migrate(database);
  await seed(database.db, { publicUrl, examplesUrl, clock: systemClock });
  await queue.start();
}

/** Starts everything: listens first (503 until the database is there), then migrates, seeds, and runs jobs. */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const logger = overrides.logger ?? createLogger(config);
  let fetch: Fetch = notReady;
  const answer = strictTransport((request, env) => fetch(request, env), config.publicUrl);
  const listening = await listen(answer, config.host, config.port);
  const url = config.publicUrl ?? `http://localhost:${listening.port}`;
  try {
    const database = await openDatabase(config, logger);
    const queue = createQueue(database, (error) => logger.warn({ error: logFacts(error) }, 'queue'));
    await patiently(logger, () => prepare(database, queue, url, config.examplesUrl));
    const deps = buildDeps({ config, publicUrl: url, database, jobs: queue, logger }, overrides);
    const { firstAdmin: wanted } = config;
    const firstAdmin = wanted && (await openFirstAdmin(database.db, deps, wanted));
    await queue.work(jobHandlers(deps));
    fetch = createApp(deps).fetch;
    const endHouse = keepHouse(deps, overrides.onHung ?? endProcess(logger));
    const stop = async () => {
      endHouse();
      const { shutdown, live, identity } = deps;
      await shutDown({ shutdown, listening, queue, live, database, identity }, config.drainSeconds * 1_000);
      logger.flush();
    };
    return { url, port: listening.port, deps, firstAdmin, stop };
  } catch (error) {
    await listening.close(0);
    throw error;
  }
}
