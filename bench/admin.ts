import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#api/config.ts';
import { type RunningServer, startServer } from '#api/serve.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import { createLead } from '#domain/contract/leads.ts';
import { cookiesOf } from '#tests/harness/accounts.ts';
import { ask, call, leadBody, serverAt } from '#tests/harness/calls.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { staffCalls } from './admin/calls.ts';
import { fill } from './admin/fill.ts';
import { sorted } from './chat-table.ts';

const FEW = 1_000;
const WARM_UPS = 10;
const CALLS = 100;
const BAR_MS = 50;
const admin = { ADMIN_USERNAME: 'bench', ADMIN_EMAIL: 'bench@example.org', ADMIN_PASSWORD: 'correct horse battery' };

async function signIn(url: string) {
  const body = { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD };
  const reply = await call(serverAt(url), authCalls.signInByUsername, { body }, { origin: url });
  if (!reply.ok) throw new Error(`the sign-in was answered ${reply.status}`);
  return { origin: url, headers: { Cookie: cookiesOf(reply) } };
}

/** Milliseconds of each call, by its name; one after the other, each with another input where it has several. */
async function measure({ url }: RunningServer): Promise<Map<string, number[]>> {
  const as = await signIn(url);
  const times = new Map<string, number[]>();
  for (const { name, endpoint, inputs } of staffCalls) {
    const taken: number[] = [];
    for (let time = -WARM_UPS; time < CALLS; time += 1) {
      const input = inputs[(time + WARM_UPS) % inputs.length] ?? {};
      const start = performance.now();
      const reply = await call(serverAt(url), endpoint, input, as);
      await reply.text();
      if (!reply.ok) throw new Error(`${name} was answered ${reply.status}`);
      if (time >= 0) taken.push(performance.now() - start);
    }
    times.set(name, sorted(taken));
  }
  return times;
}

const at = (times: readonly number[] = [], share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
const figure = (value: number) => value.toFixed(1);

function markdownOf(sizes: readonly number[], runs: readonly Map<string, number[]>[]): string {
  const [few, many] = runs;
  const [least, most] = sizes.map((size) => size.toLocaleString('en'));
  const names = [...(many?.keys() ?? [])];
  const rows = names.map((name) => {
    const [before, after] = [few?.get(name), many?.get(name)];
    const cells = [at(before, 0.95), at(after, 0.5), at(after, 0.95), at(after, 0.95) / at(before, 0.95)];
    return `| ${name} | ${cells.map(figure).join(' | ')} |`;
  });
  const slow = names.filter((name) => at(many?.get(name), 0.95) >= BAR_MS);
  const verdict = slow.length === 0 ? 'met by every call' : `missed by ${slow.join(', ')}`;
  return `# The lists, searches and figures of the admin panel

PostgreSQL with ${least} and ${most} accounts, as many assessments and audit entries, a tenth of leads, projects, mails, shut mailboxes, answers of the chat and finished jobs; server and caller in one process, one call after the other, ${CALLS} each. Load of the machine ${loadavg()[0]?.toFixed(1)}. ${new Date().toISOString()}

| milliseconds | p95, ${least} | p50, ${most} | p95, ${most} | growth |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

At p95 below ${BAR_MS} ms: ${verdict}.
`;
}

async function runAt(size: number): Promise<Map<string, number[]>> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-bench-'));
  const world = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const flood = { call: { points: Number.MAX_SAFE_INTEGER, seconds: 60 } };
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...world, ...admin });
  const server = await startServer(config, { limits: flood });
  try {
    await ask(serverAt(server.url), createLead, { body: leadBody() }, { key: 'the-first-of-them-all' });
    await fill(server.deps.database.db, size);
    return await measure(server);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every list, search and figure of the panel with few rows and with so many; writes `admin.md`. */
export async function runAdmin(results: string, rows: number): Promise<void> {
  const sizes = [FEW, rows];
  const runs: Map<string, number[]>[] = [];
  for (const size of sizes) runs.push(await runAt(size));
  const markdown = markdownOf(sizes, runs);
  writeFileSync(join(results, 'admin.md'), markdown);
  console.log(markdown);
}
