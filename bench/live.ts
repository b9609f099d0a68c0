import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { liveLatencies } from '#tests/harness/live-latency.ts';
import { startPostgres } from '#tests/harness/postgres.ts';

const ROUNDS = 200;
const BAR_MS = 300;

const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

async function measure(env: Record<string, string>): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-bench-'));
  const call = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env };
  const server = await startServer(readConfig(settings), { limits: { call } });
  try {
    return await liveLatencies(server, ROUNDS);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowOf(database: string, times: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(0));
  return `| ${database} | ${times.length} | ${p50} | ${p95} | ${p99} | ${at(times, 0.95) < BAR_MS ? 'met' : 'missed'} |\n`;
}

/** From a company's call until its customer's stream has the notification, on both databases. */
export async function runLive(results: string): Promise<void> {
  const rows = [rowOf('PGlite', await measure({}))];
  const postgres = await startPostgres();
  try {
    rows.push(rowOf('PostgreSQL', await measure({ DATABASE_URL: postgres.url })));
  } finally {
    await postgres.stop();
  }
  writeFileSync(
    join(results, 'live.md'),
    `# What others do, heard live

From the moment a company's call is sent until its customer's event stream has the notification: transaction, queue, handling, NOTIFY, stream. Server and callers in one process, one call after the other. Bar ${BAR_MS} ms at p95. Load of the machine ${loadavg()[0]?.toFixed(1)}. ${new Date().toISOString()}

| milliseconds | events | p50 | p95 | p99 | bar |
| --- | --- | --- | --- | --- | --- |
${rows.join('')}`,
  );
}
