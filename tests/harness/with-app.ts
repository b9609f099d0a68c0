import { randomBytes, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { buildDeps, type Overrides } from '#api/build-deps.ts';
import { type Config, readConfig } from '#api/config.ts';
import type { Deps } from '#api/context/deps.ts';
import type { OpenDatabase } from '#api/database/database.ts';
import { seed } from '#api/database/seed/seed.ts';
import { jobHandlers } from '#api/job-handlers.ts';
import type { JobName } from '#api/jobs/jobs.ts';
import { createQueue } from '#api/jobs/queue.ts';
import type { MediaPort } from '#api/media/media-port.ts';
import { type OutboxMail, readOutbox } from '#api/services/mail/read-outbox.ts';
import { type DatabaseKind, takeDatabase } from '#tests/harness/test-database.ts';

export const PUBLIC_URL = 'http://localhost:3000';
export const EXAMPLES_URL = 'http://127.0.0.1:3001';

export interface FakeClock {
  now(): Date;
  advance(milliseconds: number): void;
}

export interface AppOptions extends Overrides {
  /** Default: TEST_DATABASE, else PGlite. */
  database?: DatabaseKind;
  config?: Partial<Config>;
}

export interface TestApp {
  app: Hono;
  deps: Deps;
  clock: FakeClock;
  database: OpenDatabase;
  /** What the client's environment takes: a fetch that ends in the application, from this client address. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The same from another address. */
  fetchFrom: (address: string) => TestApp['fetch'];
  /** Lines the application logged. */
  logged: string[];
  outbox: () => Promise<OutboxMail[]>;
  /** Runs every waiting job once, or those of one name; those due later and failed ones included. Returns how many succeeded. */
  runJobs: (only?: JobName) => Promise<number>;
  stop: () => Promise<void>;
}

export function fakeClock(start = '2026-11-20T10:00:00Z'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ PUBLIC_URL, EXAMPLES_URL, LOG_LEVEL: 'info' });
  return { ...config, sessionSecret: randomBytes(32).toString('hex'), ...changes };
}

/** Pictures of tests that do not ask where they are kept. */
function memoryMedia(): MediaPort {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    free: async () => null,
  };
}

function memoryLogger(logged: string[]) {
  return pino({ base: null }, { write: (line: string) => logged.push(line) });
}

function fetchInto(app: Hono, address: string): TestApp['fetch'] {
  return async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : new Request(new URL(input, PUBLIC_URL), init);
    const body = init?.body;
    if (typeof body === 'string') request.headers.set('content-length', String(Buffer.byteLength(body)));
    return app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  };
}

/** The application on a fresh database, with a fake clock; call `stop` when the test ends. */
export async function startApp({ database: kind, config: changes, ...overrides }: AppOptions = {}): Promise<TestApp> {
  const wanted = kind ?? (process.env.TEST_DATABASE as DatabaseKind | undefined) ?? 'pglite';
  const database = await takeDatabase(wanted);
  const config = testConfig(changes);
  const publicUrl = config.publicUrl ?? PUBLIC_URL;
  const clock = (overrides.clock as FakeClock | undefined) ?? fakeClock();
  const logged: string[] = [];
  const queue = createQueue(database, () => {}, { supervise: false });
  await queue.start();
  await seed(database.db, { publicUrl, examplesUrl: config.examplesUrl, clock });
  const settings = { checkReplies: true, ...overrides.settings };
  const parts = { config, publicUrl, database, jobs: queue, logger: memoryLogger(logged) };
  const kept = changes?.media ? {} : { media: memoryMedia() };
  const deps = buildDeps(parts, { ...kept, ...overrides, clock, settings });
  const app = createApp(deps);
  return {
    app,
    deps,
    clock,
    database,
    fetch: fetchInto(app, '198.51.100.7'),
    fetchFrom: (address) => fetchInto(app, address),
    logged,
    outbox: () => readOutbox(deps),
    runJobs: (only) => queue.drain(jobHandlers(deps), only),
    async stop() {
      await deps.live.stop();
      await queue.stop();
    },
  };
}

/** Runs `test` with an application of its own and cleans up after it. */
export async function withApp(options: AppOptions, test: (app: TestApp) => Promise<void>): Promise<void> {
  const started = await startApp(options);
  try {
    await test(started);
  } finally {
    await started.stop();
  }
}

export function newKey(): string {
  return randomUUID();
}
