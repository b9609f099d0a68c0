import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectMessage } from '#api/database/schema/projects.ts';
import { deleteAccount } from '#domain/contract/accounts.ts';
import { listProjectMessages, markConversation, writeProjectMessage } from '#domain/contract/project-messages.ts';
import { listProjects, readProject } from '#domain/contract/projects.ts';
import { ADVISER, MAX_MESSAGE_LENGTH } from '#domain/projects/conversation.ts';
import { ask, at, call, countRows, nextPage } from '#tests/harness/calls.ts';
import { startProject, type TestProject } from '#tests/harness/projects.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp();
  its = await startProject(app);
});
afterEach(() => app.stop());

const company = (index: number) => its.companies[index]?.id ?? '';
const partner = (index: number) => its.partners[index] as SignedIn;
const within = (conversation: string) => ({ parameters: { projectId: its.projectId, conversation } });
const write = ({ as }: SignedIn, conversation: string, text: string, key = newKey()) =>
  call(app, writeProjectMessage, { ...within(conversation), body: { text } }, { ...as, key });
const list = ({ as }: SignedIn, conversation: string) => ask(app, listProjectMessages, within(conversation), as);
const mark = ({ as }: SignedIn, conversation: string) =>
  ask(app, markConversation, { ...within(conversation), body: {} }, { ...as, key: newKey() });

test('customer, company and adviser read and write one conversation, newest first', async () => {
  for (const [who, text] of [
    [its.owner, 'Wann können Sie kommen?'],
    [partner(0), 'Am Dienstag <b>um 9</b>'],
    [its.manager, 'Das passt zum Plan.'],
  ] as const) {
    app.clock.advance(1_000);
    expect((await write(who, company(0), text)).status).toBe(201);
  }
  for (const who of [its.owner, partner(0), its.manager]) {
    const told = await list(who, company(0));
    expect(told.map(({ side, text }) => [side, text])).toEqual([
      ['adviser', 'Das passt zum Plan.'],
      ['partner', 'Am Dienstag <b>um 9</b>'],
      ['customer', 'Wann können Sie kommen?'],
    ]);
    expect(told.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  }
  expect(await countRows(app, `outbox_event where name = 'message.written'`)).toBe(3);
});

test('a company never sees another’s conversation, nor the one with our adviser', async () => {
  await write(its.owner, company(0), 'Nur für die erste');
  await write(its.owner, ADVISER, 'Nur für Sie');
  for (const conversation of [company(0), ADVISER]) {
    expect((await call(app, listProjectMessages, within(conversation), partner(1).as)).status).toBe(404);
    expect((await write(partner(1), conversation, 'Hallo')).status).toBe(404);
    const marking = { ...within(conversation), body: {} };
    expect((await call(app, markConversation, marking, { ...partner(1).as, key: newKey() })).status).toBe(404);
  }
  expect(await list(partner(1), company(1))).toEqual([]);
  const { companies } = await ask(app, readProject, { parameters: { projectId: its.projectId } }, partner(1).as);
  expect(companies.map(({ unread }) => unread)).toEqual([0]);
  expect((await list(its.manager, ADVISER)).map(({ text }) => text)).toEqual(['Nur für Sie']);
  expect((await call(app, listProjectMessages, within(its.projectId), its.owner.as)).status).toBe(404);
});

test('what is unread is counted for each reader until they have read it, and its writer sees that', async () => {
  const unread = async ({ as }: SignedIn) => (await ask(app, listProjects, {}, as))[0]?.unread;
  await write(its.owner, company(0), 'Hallo');
  expect([await unread(its.owner), await unread(partner(0)), await unread(its.manager)]).toEqual([0, 1, 1]);
  expect((await list(its.owner, company(0)))[0]?.readBy).toEqual([]);
  app.clock.advance(1_000);
  await mark(partner(0), company(0));
  await mark(partner(0), company(0));
  expect([await unread(partner(0)), await unread(its.manager)]).toEqual([0, 1]);
  expect((await list(its.owner, company(0)))[0]?.readBy).toEqual(['partner']);
  app.clock.advance(1_000);
  await write(partner(0), company(0), 'Guten Tag');
  expect([await unread(its.owner), await unread(partner(0))]).toEqual([1, 0]);
});

test('a repeat under the same key writes nothing more, another text is refused', async () => {
  const key = newKey();
  const [first, again] = [await write(its.owner, ADVISER, 'Hallo', key), await write(its.owner, ADVISER, 'Hallo', key)];
  expect((await first.json()).id).toBe((await again.json()).id);
  expect((await write(its.owner, ADVISER, 'Hallo Sie', key)).status).toBe(409);
  expect(await countRows(app, 'project_message')).toBe(1);
});

test('a text is bounded, and how many there are in an hour', async () => {
  for (const text of ['', '   ', 'a'.repeat(MAX_MESSAGE_LENGTH + 1)])
    expect((await write(its.owner, ADVISER, text)).status).toBe(400);
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await write(its.owner, ADVISER, `${at}`)).status);
  expect([statuses.filter((it) => it === 201).length, statuses.at(-1)]).toEqual([60, 429]);
  const first = await call(app, listProjectMessages, within(ADVISER), its.owner.as);
  const second = await call(app, at(nextPage(first) ?? ''), {}, its.owner.as);
  expect([(await first.json()).length, (await second.json()).length]).toEqual([50, 10]);
});

test('an account that is deleted leaves its words without a name', async () => {
  await write(partner(0), company(0), 'Bis Dienstag');
  const gone = await call(app, deleteAccount, { body: {} }, { ...partner(0).as, key: newKey() });
  expect(gone.status).toBe(200);
  const [row] = await app.database.db.select().from(projectMessage);
  expect(row?.authorId).toBeNull();
  expect(await list(its.owner, company(0))).toMatchObject([{ side: 'partner', name: null, text: 'Bis Dienstag' }]);
});
