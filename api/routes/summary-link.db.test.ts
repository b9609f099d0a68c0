import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { contract } from '#domain/contract/contract.ts';
import { languages } from '#domain/place.ts';
import { call, leadBody, postLead } from '#tests/harness/calls.ts';
import { answerRequest, newPerson } from '#tests/harness/people.ts';
import { mailedToken } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/all.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const read = (token: string, language = 'de') => call(app, 'GET', `/api/summary/${token}`, undefined, { language });
const unsubscribePath = async () => `/api/unsubscribe/${await mailedToken(app, 'unsubscribe')}`;

/** Every call whose path holds the token, and the parameters they take. */
const calls = contract.filter(({ path }) => path.startsWith('/api/summary/{token}'));
const askAll = async (token: string, leadId: string, key: string | null = null) => {
  const replies: [string, number][] = [];
  for (const { name, method, path } of calls) {
    const filled = path.replace('{token}', token).replace(/\{\w+\}/, leadId);
    const body = name === 'chooseUpdates' ? { wanted: true } : {};
    const reply = await call(app, method, filled, method === 'GET' ? undefined : body, { key });
    replies.push([name, reply.status]);
  }
  return Object.fromEntries(replies);
};

describe('the link of the mails', () => {
  test('ends 180 days after the last mail that carried it, for every call', async () => {
    const { token, leadId } = await newPerson(app);
    app.clock.advance(180 * DAY - 1);
    expect((await read(token)).status).toBe(200);
    app.clock.advance(1);
    const statuses = await askAll(token, leadId);
    expect(calls.length).toBeGreaterThan(6);
    expect(statuses).toEqual(Object.fromEntries(calls.map(({ name }) => [name, 410])));
    for (const language of languages) {
      const problem = await (await read(token, language)).json();
      const { titles, details } = failureTexts[language];
      const told = { code: 'link-ended', title: titles['link-ended'], detail: details['link-ended'] };
      expect(problem).toMatchObject(told);
    }
  });

  test('lives on with each mail, and only with mails that carry it', async () => {
    const { token, leadId } = await newPerson(app);
    app.clock.advance(179 * DAY);
    await answerRequest(app, token, leadId, 'confirm');
    app.clock.advance(179 * DAY);
    for (let time = 0; time < 2; time += 1) await postLead(app, leadBody(), { address: `203.0.113.${time}` });
    app.clock.advance(179 * DAY);
    expect((await read(token)).status).toBe(200);
    const { settings, clock } = app.deps;
    await suppressMailbox({ tx: app.database.db, now: clock.now(), settings }, leadBody().contact.email, 'complaint');
    await postLead(app, leadBody(), { address: '203.0.113.5' });
    app.clock.advance(DAY);
    expect((await read(token)).status).toBe(410);
  });

  test('once ended stays dead: the next mail brings another one', async () => {
    const { token } = await newPerson(app);
    expect(await mailedToken(app)).toBe(token);
    app.clock.advance(180 * DAY);
    await postLead(app);
    const next = await mailedToken(app);
    expect(next).not.toBe(token);
    expect((await read(token)).status).toBe(404);
    expect((await (await read(next)).json()).consultations).toHaveLength(2);
    app.clock.advance(DAY);
    await postLead(app);
    expect(await mailedToken(app)).toBe(next);
    app.clock.advance(180 * DAY);
    await postLead(app);
    const third = await mailedToken(app);
    expect(new Set([token, next, third]).size).toBe(3);
  });

  test('to no more mails works for ever', async () => {
    await newPerson(app);
    const path = await unsubscribePath();
    app.clock.advance(3_000 * DAY);
    expect(await (await call(app, 'POST', path, undefined)).json()).toEqual({ subscribed: false });
  });
});

describe('the token', () => {
  test('stands in no line of the log, whatever is called with it and however that ends', async () => {
    const { token, leadId } = await newPerson(app);
    const ended = 180 * DAY;
    await app.runJobs();
    for (const language of ['', '/en', '/de', '/fr']) await call(app, 'GET', `${language}/summary/${token}`, undefined);
    await askAll(`${token}x`, leadId, newKey());
    for (const key of ['bad key', newKey()]) await answerRequest(app, token, 'no-id', 'confirm', { key });
    await call(app, 'PUT', `/api/summary/${token}`, {});
    await call(app, 'GET', `/api/summary/${token}/nowhere`, undefined);
    await call(app, 'GET', `/api/summary/${token}`, undefined, { origin: 'https://evil.example' });
    await call(app, 'POST', `/api/summary/${token}/updates`, '{', { headers: { Referer: `/summary/${token}` } });
    app.clock.advance(ended);
    await askAll(token, leadId, newKey());
    app.clock.advance(-ended);
    await app.database.db.execute('alter table lead rename to gone');
    await call(app, 'GET', `/api/summary/${token}`, undefined);
    await app.database.db.execute('alter table gone rename to lead');
    const statuses = await askAll(token, leadId, newKey());
    expect(statuses).toMatchObject({ readSummary: 200, confirmRequest: 200, erasePerson: 200 });
    const lines = app.logged.join('\n');
    for (const word of ['confirmRequest', 'link-ended', 'not-found', 'unexpected error', 'done'])
      expect(lines).toContain(word);
    expect(lines).not.toContain(token);
  });

  test('goes to nobody in a Referer: every reply says so, the pages too', async () => {
    const { token } = await newPerson(app);
    const paths = [`/api/summary/${token}`, `/api/summary/${token}x`, `/summary/${token}`, `/en/summary/${token}`];
    for (const path of paths) {
      const { headers } = await call(app, 'GET', path, undefined);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
    }
  });
});
