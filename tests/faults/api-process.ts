import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { wait } from '#tests/harness/script.ts';

export interface ApiProcess {
  url: string;
  pid: number;
  /** Ends the process at once, as a crash would, and starts it again on the same port and data. */
  crashAndRestart(): Promise<void>;
  /** Asks it to stop; resolves to its exit code and how long that took. */
  terminate(): Promise<{ code: number | null; milliseconds: number }>;
  start(): Promise<void>;
}

const READY_AFTER_MS = 30_000;
/** Compiled code of earlier starts: a restart is what these tests wait for most. */
const COMPILE_CACHE = 'node_modules/.cache/compiled';

async function firstLine(child: ChildProcess): Promise<string> {
  let output = '';
  let errors = '';
  child.stderr?.on('data', (text) => (errors += text));
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve(output);
    });
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}: ${errors}`)));
  });
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + READY_AFTER_MS;
  while (Date.now() < giveUpAt) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await wait(20);
  }
  throw new Error('the API did not get ready');
}

/** `node api/main.ts` as operators run it, or another program that says where it listens. */
export async function startApiProcess(env: Record<string, string>, program = 'api/main.ts'): Promise<ApiProcess> {
  let port = '0';
  let url = '';
  let child: ChildProcess;

  async function start() {
    const settings = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,::1', HOST: '127.0.0.1', ...env, PORT: port };
    child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [, taken = ''] = /localhost:(\d+)/.exec(await firstLine(child)) ?? [];
    port = taken;
    url = `http://127.0.0.1:${port}`;
    await untilReady(url);
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const since = performance.now();
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return { code: code as number | null, milliseconds: performance.now() - since };
  }

  await start();
  return {
    get url() {
      return url;
    },
    get pid() {
      return child.pid ?? 0;
    },
    start,
    terminate: () => end('SIGTERM'),
    async crashAndRestart() {
      await end('SIGKILL');
      await start();
    },
  };
}
