import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isKnownPage, mountPages } from '#api/routes/pages.ts';
import { SOCIAL_PLACEHOLDER } from '#domain/pages.ts';

let dist: string;
const app = new Hono();
app.onError((error, c) => c.text(error.message, 404));
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'wattnest-dist-'));
  for (const folder of ['embed/v1', 'embed/1.2.3', 'host-site/assets'])
    mkdirSync(join(dist, folder), { recursive: true });
  for (const name of ['embed/v1/a.js', 'embed/1.2.3/a.js', 'host-site/assets/a.js'])
    writeFileSync(join(dist, name), 'plain');
  writeFileSync(join(dist, 'embed/v1/a.js.br'), 'small');
  writeFileSync(join(dist, 'host-site/index.html'), `<!doctype html><meta content="${SOCIAL_PLACEHOLDER}">`);
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  const facts = {
    publicUrl: 'https://portal.test',
    socialLinks: ['https://social.test/a?b=1&c=2', 'https://social.test/d'],
  };
  mountPages(app, { distDir: dist, ...facts }, async () => '');
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test.each([
  ['/', true],
  ['/en', true],
  ['/fr/', true],
  ['/en/summary/abc', true],
  ['/unsubscribe/abc', true],
  ['/summary', false],
  ['/nowhere', false],
  ['/en/nowhere', false],
  ['/enabout', false],
])('%s known: %s', async (path, known) => {
  expect(isKnownPage(path)).toBe(known);
  const reply = await app.request(path);
  expect([reply.status, await reply.text()]).toEqual([
    known ? 200 : 404,
    '<!doctype html><meta content="https://social.test/a?b=1&amp;c=2 https://social.test/d">',
  ]);
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test.each([
  ['/de', '/'],
  ['/de/chat?market=at', '/chat?market=at'],
])('%s, German with a prefix, leads to %s', async (path, page) => {
  const reply = await app.request(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([301, page]);
});

test.each(['/de/nowhere', '/de//', '/de//evil.example/chat', '/denmark'])('%s leads nowhere', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('embed files go to every site, precompressed, and are asked for again by their tag', async () => {
  const reply = await app.request('/embed/v1/a.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(await reply.text()).toBe('small');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=600',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const etag = reply.headers.get('etag') ?? '';
  const again = await app.request('/embed/v1/a.js', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect((await app.request('/embed/1.2.3/a.js')).headers.get('cache-control')).toContain('immutable');
});

test.each([
  '/embed/..%2fsecret.txt',
  '/embed/%2e%2e/%2e%2e/secret.txt',
  '/embed/v1/%00',
  '/embed/%ff',
  '/..%2f..%2fsecret.txt',
])('%s reads nothing outside', async (path) => {
  const reply = await app.request(path);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toBe('secret');
});
