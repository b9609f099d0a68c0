import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { erasePerson, exportPerson } from '#domain/contract/person.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { call, countRows, newVisit } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import { confirmAll, mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const foreign = { origin: 'https://evil.example' };
const house = { language: 'de', market: 'de', message: 'Ein Reihenhaus mit 140 m², Gasheizung, kein E-Auto' } as const;
const chatSummary = {
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  consultationSummary: 'Ihr Reihenhaus in Kürze',
  recommendations: { solarPotential: 'high' },
  language: 'de',
} as const;

describe('the summary of a chat', () => {
  const confirmed = async () => {
    const token = await mailedToken(app);
    await confirmAll(app, token);
    return token;
  };

  test('tells the home of the chat in this visit, whatever the browser sends along', async () => {
    const { token } = await newVisit(app);
    await sayTo(app, house, { token });
    expect((await postSummary(app, chatSummary, { token })).status).toBe(200);
    const link = await confirmed();
    await app.runJobs('send-mail');
    const text = (await app.outbox()).find(({ kind }) => kind === 'summary')?.text ?? '';
    expect(text).toContain('Reihenhaus');
    expect(text).not.toContain(chatSummary.consultationSummary);
    const { consultations } = await (await call(app, readSummary, { parameters: { token: link } })).json();
    expect(consultations).toMatchObject([
      {
        assessment: { homeType: 'townhouse', currentHeatingSystem: 'gas' },
        potentials: { heatPump: 'high' },
        result: { options: [{ name: 'basic' }, { name: 'evReady' }] },
      },
    ]);
    expect(consultations[0].potentials).not.toHaveProperty('solar');
  });

  test('tells nothing of the chat of another visit', async () => {
    const [own, other] = [await newVisit(app), await newVisit(app)];
    await sayTo(app, house, { token: other.token });
    await postSummary(app, chatSummary, { token: own.token });
    const link = await confirmed();
    const { consultations } = await (await call(app, readSummary, { parameters: { token: link } })).json();
    expect(consultations).toMatchObject([{ assessment: null, potentials: { solar: 'high' } }]);
    expect((await postSummary(app, chatSummary, { token: own.token, ...foreign })).status).toBe(403);
  });

  test('is exported with its words, facts, home and potentials, to its owner alone, and erased with them', async () => {
    const { token, visitId } = await newVisit(app);
    const { content } = await sayTo(app, house, { token, key: newKey() });
    await postSummary(app, chatSummary, { token });
    const parameters = { token: await mailedToken(app) };
    expect((await call(app, exportPerson, { parameters })).status).toBe(403);
    await confirmed();
    expect((await call(app, exportPerson, { parameters: { token: `${parameters.token}x` } })).status).toBe(404);
    const person = await (await call(app, exportPerson, { parameters })).json();
    expect(person.messages).toMatchObject([
      { visitId, role: 'user', content: house.message, facts: { homeType: 'townhouse' }, advisor: null },
      { visitId, role: 'assistant', content, advisor: 'automatic', isCut: false },
    ]);
    expect(person.chatHomes).toMatchObject([
      { visitId, homeProfile: { homeType: { value: 'townhouse' } }, potentials: { heatPump: 'high' } },
    ]);
    expect((await call(app, erasePerson, { parameters, body: {} })).status).toBe(200);
    for (const table of ['message', 'home_profile', 'assessment', 'summary_request', 'visit'])
      expect([table, await countRows(app, table)]).toEqual([table, 0]);
  });
});
