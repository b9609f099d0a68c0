import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/database/schema/accounts.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import { isNull } from '#api/database/sql.ts';
import { handleEvent } from '#api/services/events/handle-event.ts';
import { followNews, markAllNotifications } from '#domain/contract/notifications.ts';
import { ask } from '#tests/harness/calls.ts';
import { listenAs } from '#tests/harness/live-client.ts';
import { changeStatus, customerAndPartner, say, sayOften, type Told, toldTo } from '#tests/harness/notifications.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let told: Told;
beforeEach(async () => {
  app = await startApp({ settings: { listeners: { each: 4, perServer: 6 } } });
  told = await customerAndPartner(app);
});
afterEach(() => app.stop());

test('what is committed is heard at once, with the count of what is unread; another person hears nothing of it', async () => {
  const customer = await listenAs(app, told.customer);
  const partner = await listenAs(app, told.partner);
  expect(await customer.next()).toEqual({ event: 'standing', id: undefined, data: { unread: 0, last: 0 } });
  expect((await partner.next())?.event).toBe('standing');
  await say(app, told, 'contacted');
  expect(await customer.next()).toMatchObject({ event: 'standing', data: { unread: 1, last: 1 } });
  const [kept] = await toldTo(app, told.customer);
  expect(await customer.next()).toEqual({ event: 'notification', id: 1, data: kept });
  await ask(app, markAllNotifications, { body: { upTo: 1 } }, told.customer.as);
  expect(await customer.next()).toMatchObject({ event: 'standing', data: { unread: 0, last: 1 } });
  await customer.leave();
  const silent = Promise.race([partner.next(), Promise.resolve('nothing')]);
  expect(await silent).toBe('nothing');
  await partner.leave();
});

test('a client that was cut hears what it missed, once and in order', async () => {
  const before = await listenAs(app, told.customer);
  await before.next();
  await say(app, told, 'contacted');
  await before.next();
  const { id } = (await before.next()) ?? {};
  await before.leave();
  await sayOften(app, told, 3, 'new');
  const after = await listenAs(app, told.customer, id);
  const missed = [await after.next(), await after.next(), await after.next(), await after.next()];
  await sayOften(app, told, 1);
  const next = [await after.next(), await after.next()];
  expect([...missed, ...next].map((it) => [it?.event, it?.id])).toEqual([
    ['standing', undefined],
    ['notification', 2],
    ['notification', 3],
    ['notification', 4],
    ['standing', undefined],
    ['notification', 5],
  ]);
  await after.leave();
});

/** Every second change is passed over by the time its event is handled, and told to nobody. */
const MANY = 8;

test('nothing is lost or doubled while many events are handled at once', async () => {
  const client = await listenAs(app, told.customer);
  await client.next();
  const heard: number[] = [];
  const hearing = (async () => {
    while (heard.length < MANY) {
      const event = await client.next();
      if (event?.id !== undefined) heard.push(event.id);
    }
  })();
  for (let time = 0; time < 2 * MANY; time += 1) {
    await changeStatus(app, told.partner, told.person.leadId, time % 2 === 0 ? 'contacted' : 'new');
  }
  const events = await app.database.db.select().from(outboxEvent).where(isNull(outboxEvent.dispatchedAt));
  await Promise.all(events.map(({ id }) => handleEvent(app.deps, id)));
  await hearing;
  expect(heard).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
  await client.leave();
});

test('an ended session closes its stream within seconds, and says so', async () => {
  const client = await listenAs(app, told.customer);
  await client.next();
  await app.database.db.delete(session);
  expect(await client.next()).toEqual({ event: 'end', id: undefined, data: { why: 'session' } });
  expect(await client.next()).toBeUndefined();
});

test('a server that stops ends them with a word of its own, and those that come later too', async () => {
  const client = await listenAs(app, told.customer);
  await client.next();
  app.deps.shutdown.endWaiting();
  expect(await client.next()).toMatchObject({ event: 'end', data: { why: 'stopping' } });
  expect(await client.next()).toBeUndefined();
  const late = await listenAs(app, told.customer);
  expect(await late.next()).toMatchObject({ event: 'end', data: { why: 'stopping' } });
});

test('a person has four, the server so many; who leaves makes room, and a stranger has none', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => listenAs(app, told.customer)));
  expect((await listenAs(app, told.customer)).status).toBe(429);
  const others = [await listenAs(app, told.partner), await listenAs(app, told.partner)];
  expect((await listenAs(app, told.partner)).status).toBe(429);
  await four[0]?.leave();
  const again = await listenAs(app, told.customer);
  expect(again.status).toBe(200);
  for (const client of [...four, ...others, again]) await client.leave();
  const stranger = { userId: '', as: { origin: told.customer.as.origin, headers: { Cookie: '' } } };
  expect((await listenAs(app, stranger)).status).toBe(401);
});

test('without a stream, the call tells how it stands', async () => {
  const nobody = await signIn(app);
  expect(await ask(app, followNews, {}, nobody.as)).toEqual({ unread: 0, last: 0 });
  await sayOften(app, told, 2);
  expect(await ask(app, followNews, {}, told.customer.as)).toEqual({ unread: 2, last: 2 });
});
