import { afterEach, beforeEach, expect, test } from 'vitest';
import { partnerMember } from '#api/database/schema/partners.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import { handleEvent } from '#api/services/events/handle-event.ts';
import { exportAccount } from '#domain/contract/accounts.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  unmarkNotifications,
} from '#domain/contract/notifications.ts';
import { erasePerson, withdrawLead } from '#domain/contract/person.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { ask, call, countRows, leadBody, nextPage } from '#tests/harness/calls.ts';
import {
  CUSTOMER,
  changeStatus,
  customerAndPartner,
  kindsOf,
  say,
  sayOften,
  type Told,
  toldTo,
} from '#tests/harness/notifications.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let told: Told;
beforeEach(async () => {
  app = await startApp();
  told = await customerAndPartner(app);
});
afterEach(() => app.stop());

test('a customer is told how their request stands with a company, where it can be read', async () => {
  await say(app, told, 'contacted');
  const [entry] = await toldTo(app, told.customer);
  expect(entry).toMatchObject({
    ...{ number: 1, kind: 'companyStatus', status: 'contacted', readAt: null },
    company: told.person.partners[0]?.name,
    reference: leadReference(told.person.leadId),
    path: `/summary/${told.person.token}`,
  });
  expect(await kindsOf(app, told.partner)).toEqual([]);
});

test('the people of its companies are told of a new request, of its confirmation and of its end', async () => {
  const asked = await newPerson(app, leadBody('grace@example.org'));
  await app.runJobs('handle-event');
  await confirm(app, asked);
  await app.runJobs();
  await ask(app, withdrawLead, { parameters: { token: asked.token, leadId: asked.leadId }, body: {} });
  await app.runJobs('handle-event');
  expect((await kindsOf(app, told.partner)).toSorted()).toEqual(['newRequest', 'requestConfirmed', 'requestWithdrawn']);
});

test('who has an account learns that somebody asked with their address', async () => {
  await newPerson(app, leadBody(CUSTOMER));
  await app.runJobs('handle-event');
  expect(await kindsOf(app, told.customer)).toEqual(['requestWaits']);
});

test('an event is told once to each, however often it is handled, and to nobody who caused it', async () => {
  const { db } = app.database;
  const { person } = told;
  const own = await signInPartner(app, person.partners[0]?.id ?? '');
  const self = await signIn(app, { email: 'self@example.org', role: 'partner', isVerified: true, isProved: true });
  await db
    .insert(partnerMember)
    .values({ partnerId: person.partners[0]?.id ?? '', userId: self.userId, createdAt: new Date() });
  const asked = await newPerson(app, leadBody('self@example.org'));
  await confirm(app, asked);
  await app.runJobs('handle-event');
  await changeStatus(app, self, asked.leadId, 'contacted');
  await app.runJobs('handle-event');
  await changeStatus(app, own, asked.leadId, 'quoted');
  await app.runJobs('handle-event');
  const heard = (await toldTo(app, self)).filter(({ kind }) => kind === 'companyStatus');
  expect(heard.map(({ status }) => status)).toEqual(['quoted']);
  const counts: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    await db.update(outboxEvent).set({ dispatchedAt: null });
    for (const { id } of await db.select().from(outboxEvent)) await handleEvent(app.deps, id);
    counts.push(await countRows(app, 'notification'));
  }
  expect(counts[1]).toBe(counts[0]);
  expect((await toldTo(app, self)).filter(({ kind }) => kind === 'companyStatus')).toEqual(heard);
});

test('a long list comes in pages', async () => {
  await sayOften(app, told, 5);
  const first = await call(app, listNotifications, { query: { limit: '3' } }, told.customer.as);
  const entries = (await first.json()) as { number: number }[];
  expect(entries.map(({ number }) => number)).toEqual([5, 4, 3]);
  const next = await app.fetch(nextPage(first) ?? '', { headers: told.customer.as.headers });
  expect(((await next.json()) as { number: number }[]).map(({ number }) => number)).toEqual([2, 1]);
  expect(nextPage(next)).toBeNull();
});

test('one is marked as read and unread again; what is another’s is nobody’s', async () => {
  await sayOften(app, told, 2);
  const [newest] = await toldTo(app, told.customer);
  const mark = (isRead: boolean, as = told.customer.as) =>
    call(app, markNotification, { parameters: { notificationId: newest?.id }, body: { isRead } }, as);
  expect(await (await mark(true)).json()).toEqual({ unread: 1 });
  expect((await toldTo(app, told.customer))[0]?.readAt).toBe(app.clock.now().toISOString());
  expect(await (await mark(false)).json()).toEqual({ unread: 2 });
  expect((await mark(true, told.partner.as)).status).toBe(404);
});

test('all are marked up to the newest that was shown, and that is taken back', async () => {
  const { customer } = told;
  await sayOften(app, told, 3);
  const marked = await ask(app, markAllNotifications, { body: { upTo: 2 } }, customer.as);
  expect(marked.unread).toBe(1);
  app.clock.advance(1_000);
  await ask(app, markAllNotifications, { body: { upTo: 3 } }, customer.as);
  const undone = await ask(app, unmarkNotifications, { body: { readAt: marked.readAt } }, customer.as);
  expect(undone).toEqual({ unread: 2 });
  expect((await toldTo(app, customer)).map(({ readAt }) => readAt === null)).toEqual([false, true, true]);
});

test('an account exports what it was told; an erased person leaves nothing of it with others, and no number comes again', async () => {
  await sayOften(app, told, 2);
  const { notifications } = await ask(app, exportAccount, {}, told.customer.as);
  expect(notifications.map(({ kind, leadId }) => [kind, leadId])).toEqual([
    ['companyStatus', told.person.leadId],
    ['companyStatus', told.person.leadId],
  ]);
  await ask(app, erasePerson, { parameters: { token: told.person.token }, body: {} });
  expect(await countRows(app, 'notification')).toBe(0);
  await newPerson(app, leadBody(CUSTOMER));
  await app.runJobs('handle-event');
  expect((await toldTo(app, told.customer)).map(({ number }) => number)).toEqual([3]);
});
