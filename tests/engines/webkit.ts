import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Engine, findInPage, giveInPage, readPage, type Target, until } from '#tests/engines/engine.ts';

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** How WebDriver names an element in what it sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A screen of its own, that no test shares. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return { display: `:${number}`, screen };
}

/** WebKit as in Safari, by plain WebDriver calls to the GTK port's mini browser. */
export async function openWebKit(width: number, height: number): Promise<Engine> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const ask = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('the driver', () => ask('GET', '/status').catch(() => null));
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const inSession = (method: string, path: string, body?: object) => ask(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/window/rect', { width, height });
  const run = (what: { toString(): string }, ...args: unknown[]) =>
    inSession('POST', '/execute/sync', { script: `return (${what}).apply(null, arguments)`, args });
  const found = (target: Target) =>
    until(JSON.stringify(target), async () => {
      const element = (await run(findInPage, target)) as Record<string, string> | null;
      return element?.[ELEMENT];
    });
  return {
    open: async (url) => {
      await inSession('POST', '/url', { url });
    },
    /** What moves into its place cannot be clicked at once. */
    click: async (target) => {
      await until(JSON.stringify(target), async () =>
        inSession('POST', `/element/${await found(target)}/click`, {}).then(
          () => true,
          () => false,
        ),
      );
    },
    type: async (target, text) => {
      await inSession('POST', `/element/${await found(target)}/value`, { text });
    },
    give: async (tag, attributes) => void (await run(giveInPage, tag, attributes)),
    text: async () => String(await run(readPage)),
    picture: async (path) => {
      await writeFile(path, Buffer.from(String(await inSession('GET', '/screenshot')), 'base64'));
    },
    async close() {
      await inSession('DELETE', '').catch(() => {});
      driver.kill();
      screen.kill();
    },
  };
}
