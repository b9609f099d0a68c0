import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISIT_HEADER } from '#domain/contract/endpoint.ts';
import { erasePerson, exportPerson, type Person } from '#domain/contract/person.ts';
import { confirmRequest } from '#domain/contract/summary.ts';
import { placesOf } from '#tests/harness/byte-search.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { postChat, sayTo } from '#tests/harness/chat.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const said = { language: 'de', market: 'de', message: 'Mein Reihenhaus am Zwetschgentor, Gasheizung' } as const;
const exported = async ({ token }: TestPerson): Promise<Person> =>
  (await call(app, exportPerson, { parameters: { token } })).json();
const erase = async ({ token }: TestPerson) =>
  expect((await call(app, erasePerson, { parameters: { token }, body: {} })).status).toBe(200);
const chatRows = () => countRows(app, `message where content = '${said.message}'`);

/** A chat in which first a mistyped address was given, then the right one. */
async function typo() {
  const { token, visitId } = await newVisit(app);
  await sayTo(app, said, { token, key: newKey() });
  const mistyped = await newPerson(app, leadBody('adda@example.org'), { token });
  app.clock.advance(60_000);
  const right = await newPerson(app, leadBody('ada@example.org'), { token });
  return { visitId, mistyped, right };
}

describe('a visit belongs to', () => {
  test('the address with a confirmed request in it: a typo before it takes nothing away', async () => {
    const { visitId, mistyped, right } = await typo();
    await confirm(app, right);
    const person = await exported(right);
    expect(person.visits.map(({ id }) => id)).toContain(visitId);
    expect(person.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(person.chatHomes).toMatchObject([{ homeProfile: { homeType: { value: 'townhouse' } } }]);
    expect(person.leads.map(({ id }) => id)).toEqual([right.leadId]);
    await erase(mistyped);
    expect(await chatRows()).toBe(1);
    await erase(right);
    expect(await placesOf(app.database.db, ['Zwetschgentor', visitId])).toEqual([]);
  });

  test("not to the typo's mailbox, also where its owner has confirmed something else", async () => {
    const { visitId, mistyped, right } = await typo();
    await confirm(app, right);
    await confirm(app, await newPerson(app, leadBody('adda@example.org'), { address: '203.0.113.4' }));
    const stranger = await exported(mistyped);
    expect(JSON.stringify(stranger)).not.toMatch(/Zwetschgentor/);
    expect(stranger.visits.map(({ id }) => id)).not.toContain(visitId);
    await erase(mistyped);
    expect((await exported(right)).messages).toHaveLength(2);
  });

  test('the address given last, where nothing is confirmed', async () => {
    const { mistyped, right } = await typo();
    await erase(mistyped);
    expect(await chatRows()).toBe(1);
    await erase(right);
    expect(await chatRows()).toBe(0);
  });

  test('each address with a confirmed request in it: both export it, and the last of them erases it', async () => {
    const { mistyped, right } = await typo();
    for (const it of [mistyped, right]) await confirm(app, it);
    for (const it of [mistyped, right]) expect((await exported(it)).messages).toHaveLength(2);
    expect((await exported(right)).assessments).toHaveLength(1);
    await erase(mistyped);
    expect(await chatRows()).toBe(1);
    await erase(right);
    expect(await chatRows()).toBe(0);
  });
});

describe('replies kept for calls without a visit', () => {
  test('go with the person they name or whose visit was opened for them', async () => {
    const asked = await postLead(app);
    const visit = asked.headers.get(VISIT_HEADER) ?? '';
    await postSummary(app, summaryBody(), { key: newKey(), address: '203.0.113.4' });
    const opened = await postChat(app, said, { key: newKey() });
    expect(opened.status).toBe(200);
    const chatVisit = opened.headers.get(VISIT_HEADER) ?? '';
    const person = await newPerson(app, leadBody(), { token: chatVisit, address: '203.0.113.5' });
    await call(
      app,
      confirmRequest,
      { parameters: { token: person.token, requestId: person.leadId }, body: {} },
      { key: newKey() },
    );
    expect(visit).not.toBe('');
    await newPerson(app, leadBody('neighbour@example.org'), { address: '203.0.113.6' });
    const kept = `idempotency where actor_scope = 'anonymous'`;
    expect(await countRows(app, kept)).toBe(5);
    await erase(person);
    expect(await countRows(app, kept)).toBe(1);
    expect(await placesOf(app.database.db, ['Zwetschgentor'])).toEqual([]);
  });
});
