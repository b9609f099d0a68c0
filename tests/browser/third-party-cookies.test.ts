import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '#tests/harness/browser.ts';
import { type LoopbackServer, startLoopback } from '#tests/harness/loopback-server.ts';

let browser: Browser;
let server: LoopbackServer;
let cookiesSeen: (string | undefined)[];

beforeAll(async () => {
  browser = await launchBrowser({ blocksThirdParties: true });
  server = await startLoopback(({ path, headers }, response) => {
    if (path === '/seen') cookiesSeen.push(headers.cookie);
    response.writeHead(200, {
      'content-type': 'text/html',
      'set-cookie': 'kept=1; SameSite=None; Secure; Path=/',
    });
    response.end('<p>A page</p>');
  });
  cookiesSeen = [];
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visitWithFrame(host: string) {
  const { page, leave } = await openVisitor(browser);
  const other = `http://localhost:${server.port}`;
  await page.goto(`http://${host}:${server.port}/`);
  await page.evaluate(async (origin) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = `${origin}/frame`;
    document.body.append(frame);
    await loaded;
    await fetch(`${origin}/seen`, { credentials: 'include', mode: 'no-cors' });
  }, other);
  await leave();
  return cookiesSeen.pop();
}

test('the harness lets a site keep its own cookie and no other site', async () => {
  expect(await visitWithFrame('localhost')).toBe('kept=1');
  expect(await visitWithFrame('127.0.0.1')).toBeUndefined();
  expect(await visitWithFrame('partner.test')).toBeUndefined();
});
