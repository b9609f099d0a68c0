import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { sorted } from './chat-table.ts';

const WARM_UPS = 10;
const SIGN_INS = 100;
const WARM_UP_CHECKS = 2_000;
const CHECKS = 2_000;
const SIGN_IN_BAR = 2;
const CHECK_BAR_MS = 3;
const admin = { ADMIN_USERNAME: 'bench', ADMIN_EMAIL: 'bench@example.org', ADMIN_PASSWORD: 'correct horse battery' };

const agent = new Agent({ keepAlive: true });

interface Said {
  status: number;
  cookies: string;
}

function ask(url: string, { method, path }: Endpoint, headers: Record<string, string>, body?: object): Promise<Said> {
  return new Promise((resolve, reject) => {
    const json = body ? { 'Content-Type': 'application/json' } : {};
    const sending = request(url + path, { method, agent, headers: { ...headers, ...json } }, (reply) => {
      const cookies = (reply.headers['set-cookie'] ?? []).map((it) => it.split(';', 1)[0]).join('; ');
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, cookies }));
    });
    sending.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Everything of this process, the threads that hash included. */
function pinToOneCore(): void {
  execFileSync('taskset', ['-apc', '0', String(process.pid)], { stdio: 'ignore' });
}

let people = 0;
async function signIn(url: string): Promise<string> {
  people += 1;
  const from = { Origin: url, 'X-Forwarded-For': `198.51.${Math.floor(people / 250)}.${people % 250}` };
  const body = { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD };
  const { status, cookies } = await ask(url, authCalls.signInByUsername, from, body);
  if (status !== 200) throw new Error(`the sign-in was answered ${status}`);
  return cookies;
}

/** One after the other, each beside a bare check of the same password. */
async function signIns(url: string) {
  const hash = await hashPassword(admin.ADMIN_PASSWORD);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let time = -WARM_UPS; time < SIGN_INS; time += 1) {
    const [one, other] = [
      await timed(() => verifyPassword({ hash, password: admin.ADMIN_PASSWORD })),
      await timed(() => signIn(url)),
    ];
    if (time < 0) continue;
    bare.push(one);
    ours.push(other);
  }
  return { ours: sorted(ours), bare: sorted(bare) };
}

async function checks(url: string) {
  const Cookie = await signIn(url);
  const check = () => ask(url, authCalls.readSession, { Cookie, Origin: url });
  for (let time = 0; time < WARM_UP_CHECKS; time += 1) await check();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let time = 0; time < CHECKS; time += 1) times.push(await timed(check));
  const { user, system } = process.cpuUsage(before);
  return { times: sorted(times), processorMs: (user + system) / 1_000 / CHECKS };
}

const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
const row = (name: string, times: readonly number[]) =>
  `| ${name} | ${times.length} | ${[0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1)).join(' | ')} |\n`;
const met = (isMet: boolean) => (isMet ? 'met' : 'missed');

function markdownOf(
  { ours, bare }: Awaited<ReturnType<typeof signIns>>,
  sessions: Awaited<ReturnType<typeof checks>>,
): string {
  const ratio = at(ours, 0.95) / at(bare, 0.95);
  return `# Signing in, and who is signed in

PostgreSQL; server, callers and hashing in one process, one call after the other, sign-ins on one core. Load of the machine ${loadavg()[0]?.toFixed(1)}. ${new Date().toISOString()}

| milliseconds | calls | p50 | p95 | p99 |
| --- | --- | --- | --- | --- |
${row('bare check of the password (scrypt)', bare)}${row('sign-in', ours)}${row('session check', sessions.times)}
Sign-in at p95: ${ratio.toFixed(2)} times the bare check, bar ${SIGN_IN_BAR}, ${met(ratio < SIGN_IN_BAR)}. Session check at p95: bar ${CHECK_BAR_MS} ms, it takes ${sessions.processorMs.toFixed(1)} ms of the processor with its caller, ${met(at(sessions.times, 0.95) < CHECK_BAR_MS)}.
`;
}

/** A sign-in beside the bare check of its password, and the session check; writes `accounts.md`. */
export async function runAccounts(results: string): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-bench-'));
  const world = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const flood = { call: { points: Number.MAX_SAFE_INTEGER, seconds: 60 } };
  const server = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...world, ...admin }), {
    limits: flood,
  });
  try {
    const sessions = await checks(server.url);
    pinToOneCore();
    const markdown = markdownOf(await signIns(server.url), sessions);
    writeFileSync(join(results, 'accounts.md'), markdown);
    console.log(markdown);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
