import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { deleteAccount } from '#domain/contract/accounts.ts';
import { erasePerson, exportPerson, withdrawLead } from '#domain/contract/person.ts';
import { bookCall, cancelCall, listCalls, readCallSlots } from '#domain/contract/project-calls.ts';
import { changeStep, readProject } from '#domain/contract/projects.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { kindsOf } from '#tests/harness/notifications.ts';
import { startProject, type TestProject } from '#tests/harness/projects.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const HOUR_MS = 3_600_000;
const TUESDAY = '2026-11-24T09:00:00.000Z';
const WEDNESDAY = '2026-11-25T14:30:00.000Z';
const phone = '+49 30 987654';

let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp({ settings: { expertsAtOnce: 1 } });
  its = await startProject(app);
  await app.runJobs();
});
afterEach(() => app.stop());

const keyed = ({ as }: SignedIn) => ({ ...as, key: newKey() });
const parameters = (project = its) => ({ projectId: project.projectId });
const body = (startsAt: string, timeZone = 'Europe/Berlin') => ({ startsAt, timeZone, phone });
const book = (startsAt: string, project = its, who = project.owner) =>
  call(app, bookCall, { parameters: parameters(project), body: body(startsAt) }, keyed(who));
const cancel = (who = its.owner) => call(app, cancelCall, { parameters: parameters() }, keyed(who));
const read = (who = its.owner) => ask(app, readProject, { parameters: parameters() }, who.as);
const slots = async (project = its) =>
  (await ask(app, readCallSlots, { parameters: parameters(project) }, project.owner.as)).slots;

/** Of each mail about a call its kind of calendar file, the newest first. */
async function mailed() {
  await app.runJobs('send-mail');
  const mails = (await app.outbox()).filter(({ kind }) => kind === 'expertCall');
  const field = (text: string | undefined, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text ?? '')?.[1];
  return mails.map(({ calendar, to, subject, text, unsubscribeUrl }) => ({
    ...{ to, subject, text, unsubscribeUrl, method: calendar?.method },
    ...{ uid: field(calendar?.text, 'UID'), sequence: field(calendar?.text, 'SEQUENCE') },
    ...{ start: field(calendar?.text, 'DTSTART'), status: field(calendar?.text, 'STATUS') },
  }));
}

test('a booked call is on the project, in the mail with its calendar file, and on the desk of our staff', async () => {
  expect(await slots()).toContain(TUESDAY);
  expect((await book(TUESDAY)).status).toBe(200);
  const told = { startsAt: TUESDAY, endsAt: '2026-11-24T09:30:00.000Z', phone };
  expect(await read()).toMatchObject({ call: told, mayCall: true });
  expect(await read(its.partners[0])).toMatchObject({ call: null, mayCall: false });
  const [entry] = await ask(app, listCalls, {}, its.manager.as);
  expect(entry).toMatchObject({ ...told, projectId: its.projectId, name: 'Ada Lovelace', market: 'de' });
  const mail = (await mailed()).find(({ method }) => method);
  expect(mail).toMatchObject({ to: 'ada@example.org', method: 'REQUEST', sequence: '0', start: '20261124T090000Z' });
  expect(mail?.text).toMatch(/24\. November 2026.*10:00 Mitteleuropäische Normalzeit/);
  expect(mail?.text).toContain(`/dashboard/projects/${its.projectId}#call`);
  await app.runJobs('handle-event');
  expect(await kindsOf(app, its.manager)).toContain('callBooked');
});

test('of many who want the last seat of a moment one gets it', async () => {
  const others: TestProject[] = [];
  for (const name of ['grace', 'alan', 'edsger']) others.push(await startProject(app, `${name}@example.org`));
  const replies = await Promise.all([its, ...others].map((project) => book(TUESDAY, project)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  const problems = await Promise.all(replies.map(async (it) => (await it.json()).fields?.[0].problem));
  expect(problems.filter(Boolean)).toEqual(['taken', 'taken', 'taken']);
  expect(await countRows(app, 'expert_call')).toBe(1);
  expect(await slots()).not.toContain(TUESDAY);
});

test('a moment has as many seats as there are experts', async () => {
  const other = await startProject(app, 'grace@example.org');
  app.deps.settings.expertsAtOnce = 2;
  expect([(await book(TUESDAY)).status, (await book(TUESDAY, other)).status]).toEqual([200, 200]);
  expect(await countRows(app, 'expert_call where seat = 1')).toBe(1);
});

test('the same again books and mails nothing more', async () => {
  const replies = [await book(TUESDAY), await book(TUESDAY)];
  expect(await Promise.all(replies.map(async (it) => [it.status, (await it.json()).call.startsAt]))).toEqual([
    [200, TUESDAY],
    [200, TUESDAY],
  ]);
  expect(await countRows(app, `email where content ->> 'change' in ('booked', 'moved')`)).toBe(1);
});

test('moved and cancelled, it keeps its number in calendars and rises', async () => {
  await book(TUESDAY);
  app.clock.advance(1_000);
  await book(WEDNESDAY);
  app.clock.advance(1_000);
  expect(await slots()).toContain(TUESDAY);
  expect((await (await cancel()).json()).call).toBe(null);
  expect((await cancel()).status).toBe(200);
  const mails = (await mailed()).filter(({ method }) => method);
  expect(mails.map((it) => [it.method, it.sequence, it.status])).toEqual([
    ['CANCEL', '2', 'CANCELLED'],
    ['REQUEST', '1', 'CONFIRMED'],
    ['REQUEST', '0', 'CONFIRMED'],
  ]);
  expect(new Set(mails.map(({ uid }) => uid)).size).toBe(1);
  expect(await slots()).toContain(WEDNESDAY);
  await app.runJobs('handle-event');
  expect((await kindsOf(app, its.manager)).toSorted()).toEqual(['callBooked', 'callCancelled', 'callMoved']);
  expect(await kindsOf(app, its.owner)).not.toContain('callChanged');
});

test('who wants a moment that is taken keeps the one they have', async () => {
  const other = await startProject(app, 'grace@example.org');
  await book(WEDNESDAY, other);
  await book(TUESDAY);
  expect((await book(WEDNESDAY)).status).toBe(400);
  expect((await read()).call?.startsAt).toBe(TUESDAY);
});

test('only the moments that were offered can be booked', async () => {
  const others = ['2026-11-20T13:30:00Z', '2026-11-24T09:10:00Z', '2026-11-22T09:00:00Z', '2027-01-12T09:00:00Z'];
  for (const startsAt of others) {
    const reply = await book(startsAt);
    expect([startsAt, reply.status, (await reply.json()).fields?.[0].problem]).toEqual([startsAt, 400, 'out-of-range']);
  }
});

test('a day before it is called to mind, unless the switch or the call itself has changed', async () => {
  await book(TUESDAY);
  expect(await countRows(app, `email where content ->> 'change' = 'reminder'`)).toBe(1);
  const reminded = async () => (await mailed()).filter(({ method }) => !method);
  const [mail] = await reminded();
  expect(mail).toMatchObject({ to: 'ada@example.org', unsubscribeUrl: expect.stringContaining('unsubscribe') });
  await app.database.db.update(user).set({ notifiedByMail: false }).where(eq(user.id, its.owner.userId));
  expect(await reminded()).toEqual([]);
  await app.database.db.update(user).set({ notifiedByMail: true }).where(eq(user.id, its.owner.userId));
  await book(WEDNESDAY);
  expect(await reminded()).toHaveLength(1);
  await cancel();
  expect(await reminded()).toEqual([]);
});

test('our staff moves it, and the customer is told; a company has no part in it', async () => {
  await book(TUESDAY);
  expect((await book(WEDNESDAY, its, its.partners[0])).status).toBe(404);
  expect((await cancel(its.partners[0])).status).toBe(404);
  expect((await call(app, readCallSlots, { parameters: parameters() }, its.partners[0]?.as)).status).toBe(404);
  expect((await book(WEDNESDAY, its, its.manager)).status).toBe(200);
  await app.runJobs('handle-event');
  expect((await kindsOf(app, its.owner))[0]).toBe('callChanged');
});

test('it is over when its time is, or its step is done', async () => {
  await book(TUESDAY);
  app.clock.advance(95 * HOUR_MS + 60_000);
  expect([(await book(WEDNESDAY)).status, (await cancel()).status]).toEqual([409, 409]);
  app.clock.advance(HOUR_MS);
  expect((await read()).call).toBe(null);
  expect((await book('2026-11-26T09:00:00.000Z')).status).toBe(200);
  await cancel();
  const done = { parameters: { ...parameters(), kind: 'expertCall' }, body: { done: true } } as const;
  await ask(app, changeStep, done, keyed(its.manager));
  expect([(await book('2026-11-26T09:00:00.000Z')).status, (await read()).mayCall]).toEqual([409, false]);
});

test('it does not outlive the request, the account or the person', async () => {
  const { token, leadId } = its.person;
  await book(TUESDAY);
  app.clock.advance(1_000);
  const { leads } = await ask(app, exportPerson, { parameters: { token } });
  expect(leads[0]?.project.calls).toMatchObject([{ startsAt: TUESDAY, phone, timeZone: 'Europe/Berlin' }]);
  await ask(app, withdrawLead, { parameters: { token, leadId }, body: {} });
  expect((await mailed())[0]).toMatchObject({ method: 'CANCEL', to: 'ada@example.org' });
  await ask(app, erasePerson, { parameters: { token }, body: {} });
  expect(await countRows(app, 'expert_call')).toBe(0);
  const other = await startProject(app, 'grace@example.org');
  await book(TUESDAY, other);
  app.clock.advance(1_000);
  await ask(app, deleteAccount, { body: {} }, other.owner.as);
  expect((await mailed())[0]).toMatchObject({ method: 'CANCEL', to: 'grace@example.org' });
  expect(await ask(app, listCalls, {}, its.manager.as)).toEqual([]);
});
