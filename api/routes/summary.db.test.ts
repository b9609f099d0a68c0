import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSummary } from '#domain/contract/summary.ts';
import { call, leadBody, postLead } from '#tests/harness/calls.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function mailedToken(): Promise<string> {
  await app.runJobs();
  return /\/summary\/([\w-]+)/.exec((await app.outbox())[0]?.text ?? '')?.[1] ?? '';
}

test('the link of the mail shows every request of the address, newest first', async () => {
  await postLead(app);
  const token = await mailedToken();
  app.clock.advance(60_000);
  await postLead(app, { ...leadBody(), market: 'ch' });
  const summary = await (await call(app, readSummary, { parameters: { token } })).json();
  expect(summary).toMatchObject({ language: 'de', confirmed: false });
  expect(summary.consultations.map((it: { market: string }) => it.market)).toEqual(['ch', 'de']);
  expect(summary.consultations[1].partners.length).toBe(3);
});

test('a later mail carries the same link', async () => {
  await postLead(app);
  const first = await mailedToken();
  app.clock.advance(25 * 3_600_000);
  await postLead(app);
  expect(await mailedToken()).toBe(first);
  expect((await app.outbox()).length).toBe(2);
});

test('a wrong token finds nothing, a foreign page neither', async () => {
  await postLead(app);
  const token = await mailedToken();
  const wrong = `${token.slice(0, -2)}AA`;
  expect((await call(app, readSummary, { parameters: { token: wrong } })).status).toBe(404);
  const foreign = { origin: 'https://evil.example' };
  expect((await call(app, readSummary, { parameters: { token } }, foreign)).status).toBe(403);
});
