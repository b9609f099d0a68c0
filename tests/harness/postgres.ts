import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '#tests/harness/find-tools.mjs';

export interface TestPostgres {
  /** The cluster's maintenance database; `databaseUrl` names others. */
  url: string;
  /** Ends the server at once, as a crash would; `start` brings it back on the same port with its data. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const asRoot = process.getuid?.() === 0;

function binaries(): string {
  const found = findPostgres();
  if (!found) throw new Error('PostgreSQL is missing: "npm run setup -- --test-tools" installs it or says how');
  return found;
}

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function command(program: string, args: string[]): [string, string[]] {
  return asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

/** The address of another database of the same cluster. */
export const databaseUrl = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs statements on the cluster's maintenance database. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function untilReady(url: string, log: () => string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    if (await answers(url)) return;
    await wait(50);
  }
  throw new Error(`PostgreSQL did not start: ${log()}`);
}

function initialise(bin: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-pg-'));
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(...command(join(bin, 'initdb'), args), { stdio: 'pipe', cwd: folder });
  return folder;
}

/** A throwaway cluster on a free port, in a temporary folder. `durable` keeps fsync on, for tests that kill. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const bin = binaries();
  const folder = initialise(bin);
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const fast = durable ? [] : ['fsync=off', 'full_page_writes=off'];
  const args = ['-D', join(folder, 'data'), ...[...settings, ...fast].flatMap((it) => ['-c', it])];
  let output = '';
  let ended: Promise<unknown> = Promise.resolve();
  const signal = (mode: 'fast' | 'immediate') =>
    execFileSync(...command(join(bin, 'pg_ctl'), ['stop', '-D', join(folder, 'data'), '-m', mode, '-w']), {
      stdio: 'pipe',
      cwd: folder,
    });
  const start = async () => {
    const child = spawn(...command(join(bin, 'postgres'), args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text: Buffer) => {
      output = (output + text).slice(-4_000);
    });
    ended = new Promise((resolve) => child.once('exit', resolve));
    await untilReady(url, () => output);
  };
  await start();
  return {
    url,
    start,
    async crash() {
      signal('immediate');
      await ended;
    },
    async stop() {
      signal('fast');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
