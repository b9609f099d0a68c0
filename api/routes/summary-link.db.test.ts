import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { contract } from '#domain/contract/contract.ts';
import { fillPath } from '#domain/contract/endpoint.ts';
import { chooseUpdates, readSummary } from '#domain/contract/summary.ts';
import { unsubscribe } from '#domain/contract/unsubscribe.ts';
import { languages } from '#domain/place.ts';
import { ask, at, call, leadBody, postLead } from '#tests/harness/calls.ts';
import { answerRequest, newPerson } from '#tests/harness/people.ts';
import { mailedToken } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const read = (token: string, language = 'de') => call(app, readSummary, { parameters: { token } }, { language });

/** Every call whose path holds the token, and the parameters they take. */
const calls = contract.filter(({ path }) => path.startsWith(readSummary.path));
const askAll = async (token: string, leadId: string, key: string | null = null) => {
  const replies: [string, number][] = [];
  for (const endpoint of calls) {
    const parameters = { token, leadId, requestId: leadId };
    const body = endpoint === chooseUpdates ? { wanted: true } : {};
    const reply = await call(app, endpoint, { parameters, ...(endpoint.body && { body }) }, { key });
    replies.push([endpoint.name, reply.status]);
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
    const parameters = { token: await mailedToken(app, 'unsubscribe') };
    app.clock.advance(3_000 * DAY);
    expect(await ask(app, unsubscribe, { parameters })).toEqual({ subscribed: false });
  });
});

describe('the token', () => {
  test('stands in no line of the log, whatever is called with it and however that ends', async () => {
    const { token, leadId } = await newPerson(app);
    const ended = 180 * DAY;
    await app.runJobs();
    for (const language of ['', '/en', '/de', '/fr']) await call(app, at(`${language}/summary/${token}`));
    await askAll(`${token}x`, leadId, newKey());
    for (const key of ['bad key', newKey()]) await answerRequest(app, token, 'no-id', 'confirm', { key });
    await call(app, { ...readSummary, method: 'PUT' }, { parameters: { token }, body: {} });
    await call(app, { ...readSummary, path: `${readSummary.path}/nowhere` }, { parameters: { token } });
    await call(app, readSummary, { parameters: { token } }, { origin: 'https://evil.example' });
    await call(app, chooseUpdates, { parameters: { token }, body: '{' }, { headers: { Referer: `/summary/${token}` } });
    app.clock.advance(ended);
    await askAll(token, leadId, newKey());
    app.clock.advance(-ended);
    await app.database.db.execute('alter table lead rename to gone');
    await call(app, readSummary, { parameters: { token } });
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
    const called = fillPath(readSummary.path, { token });
    const paths = [called, `${called}x`, `/summary/${token}`, `/en/summary/${token}`];
    for (const path of paths) {
      const { headers } = await call(app, at(path));
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
    }
  });
});
