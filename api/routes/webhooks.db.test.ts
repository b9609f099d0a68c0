import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookClient } from '#api/webhooks/webhook-client.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import {
  createWebhook,
  type Delivery,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  MAX_WEBHOOKS,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from '#domain/contract/webhooks.ts';
import { at, type CallOptions, call, countRows, nextPage, type SentInput } from '#tests/harness/calls.ts';
import { addWebhook, DEMO_PARTNER, OTHER_PARTNER, startWebhookApp } from '#tests/harness/partner-webhook.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

const URL_OF_PARTNER = 'http://127.0.0.1:4999/hook';

let app: TestApp;
beforeEach(async () => {
  app = await startWebhookApp();
});
afterEach(() => app.stop());

const create = (options: CallOptions, url = URL_OF_PARTNER) =>
  call(app, createWebhook, { body: { url } }, { key: newKey(), ...options });
const problem = async (reply: Response) => [reply.status, (await reply.json()).code];

describe('the secret', () => {
  test('is shown once, and unreadable in the database', async () => {
    const { as } = await signInPartner(app, DEMO_PARTNER);
    const reply = await create(as);
    expect(reply.status).toBe(201);
    const { secret, webhook } = await reply.json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await (await call(app, listWebhooks, {}, as)).json();
    expect(listed).toEqual([webhook]);
    const { db } = app.database;
    const rows = JSON.stringify([
      await db.execute('select * from webhook'),
      await db.execute('select * from idempotency'),
    ]);
    expect(rows).toContain(webhook.id);
    for (const piece of [secret, secret.slice('whsec_'.length)]) expect(rows).not.toContain(piece);
    expect(app.logged.join()).not.toContain(secret);
  });

  test('comes again for a repeat under the same key', async () => {
    const { as } = await signInPartner(app, DEMO_PARTNER);
    const key = newKey();
    const first = await (await create({ ...as, key })).json();
    expect(await (await create({ ...as, key })).json()).toEqual(first);
    expect(await countRows(app, 'webhook')).toBe(1);
    expect(await problem(await create({ ...as, key }, `${URL_OF_PARTNER}2`))).toEqual([409, 'idempotency-key-reused']);
  });
});

test('a webhook is switched off and on, and removed with its log', async () => {
  const { ask, webhook, deliveries } = await addWebhook(app, URL_OF_PARTNER);
  const parameters = { id: webhook.id };
  const off = await (await ask(switchWebhook, { parameters, body: { enabled: false } })).json();
  expect(off).toEqual({ ...webhook, disabledAt: app.clock.now().toISOString(), disabledFor: 'by-hand' });
  expect(await (await ask(switchWebhook, { parameters, body: { enabled: true } })).json()).toEqual(webhook);
  expect((await ask(testWebhook, { parameters, body: {} })).status).toBe(201);
  expect(await deliveries()).toMatchObject([{ event: 'webhook.test', status: 'waiting', attempts: 0 }]);
  expect(await (await ask(deleteWebhook, { parameters })).json()).toEqual({ deleted: true });
  expect((await ask(deleteWebhook, { parameters })).status).toBe(404);
  expect(await countRows(app, 'webhook_delivery')).toBe(0);
});

test('the log is read page by page, newest first', async () => {
  const { ask, partner, webhook } = await addWebhook(app, URL_OF_PARTNER);
  const sent: string[] = [];
  for (let left = 53; left > 0; left -= 1) {
    if (left % 2) app.clock.advance(1);
    sent.unshift((await (await ask(testWebhook, { parameters: { id: webhook.id }, body: {} })).json()).id);
  }
  const read = (query = {}) => ask(listDeliveries, { parameters: { id: webhook.id }, query });
  const first = await read();
  const second = await call(app, at(nextPage(first) ?? ''), {}, partner.as);
  expect(nextPage(second)).toBeNull();
  const pages: Delivery[][] = [await first.json(), await second.json()];
  expect(pages.map((it) => it.length)).toEqual([50, 3]);
  expect(pages.flatMap((page) => page.map((it) => it.id)).toSorted()).toEqual(sent.toSorted());
  const times = pages.flatMap((page) => page.map((it) => it.createdAt));
  expect(times).toEqual(times.toSorted().reverse());
  expect((await read({ cursor: 'nonsense' })).status).toBe(400);
  const counted = async (query: object) => (await (await read(query)).json()).length;
  expect([await counted({ status: 'delivered' }), await counted({ status: 'waiting', limit: '7' })]).toEqual([0, 7]);
  expect([await counted({ event: 'lead.created' }), await counted({ event: 'webhook.test' })]).toEqual([0, 50]);
});

describe('who may', () => {
  const people: [string, () => Promise<SignedIn | null>, number][] = [
    ['nobody signed in', async () => null, 401],
    ['a customer', () => signIn(app), 403],
    ['a manager', () => signIn(app, { role: 'manager', isVerified: true, partnerId: DEMO_PARTNER }), 403],
    ['an admin', () => signIn(app, { role: 'partner', isAdmin: true, isVerified: true, partnerId: DEMO_PARTNER }), 403],
    ['a partner whom staff has not verified', () => signIn(app, { role: 'partner', partnerId: DEMO_PARTNER }), 403],
    ['a partner without a company', () => signIn(app, { role: 'partner', isVerified: true }), 403],
  ];
  const general: [Endpoint, SentInput][] = [
    [listWebhooks, {}],
    [createWebhook, { body: { url: URL_OF_PARTNER } }],
  ];
  const ofOne = (webhookId: string, deliveryId: string): [Endpoint, SentInput][] => {
    const parameters = { id: webhookId };
    return [
      [switchWebhook, { parameters, body: { enabled: false } }],
      [testWebhook, { parameters, body: {} }],
      [rotateWebhookSecret, { parameters, body: {} }],
      [listDeliveries, { parameters }],
      [replayDelivery, { parameters: { id: deliveryId }, body: {} }],
      [deleteWebhook, { parameters }],
    ];
  };
  const rowsOf = async () => {
    const { db } = app.database;
    return JSON.stringify([
      await db.execute('select * from webhook'),
      await db.execute('select * from webhook_delivery'),
    ]);
  };

  async function ownAndTested() {
    const own = await addWebhook(app, URL_OF_PARTNER);
    const { id } = await (await own.ask(testWebhook, { parameters: { id: own.webhook.id }, body: {} })).json();
    return { ...own, deliveryId: id as string };
  }

  test.each(people)('%s may do nothing', async (_, arrive, status) => {
    const { webhook, deliveryId } = await ownAndTested();
    const person = await arrive();
    const before = await rowsOf();
    for (const [endpoint, input] of [...general, ...ofOne(webhook.id, deliveryId)]) {
      const reply = await call(app, endpoint, input, { ...person?.as, key: newKey() });
      expect([endpoint.name, reply.status]).toEqual([endpoint.name, status]);
    }
    expect(await rowsOf()).toBe(before);
  });

  test('another company finds nothing', async () => {
    const { webhook, deliveryId } = await ownAndTested();
    const { as } = await signInPartner(app, OTHER_PARTNER);
    const before = await rowsOf();
    for (const id of [webhook.id, '00000000-0000-4000-8000-00000000ffff', 'no-id'])
      for (const [endpoint, input] of ofOne(id, id === webhook.id ? deliveryId : id)) {
        const reply = await call(app, endpoint, input, { ...as, key: newKey() });
        expect([endpoint.name, reply.status]).toEqual([endpoint.name, 404]);
      }
    expect(await (await call(app, listWebhooks, {}, as)).json()).toEqual([]);
    expect(await rowsOf()).toBe(before);
  });

  test('a foreign page may not, even with the cookie', async () => {
    const { partner } = await ownAndTested();
    for (const origin of ['https://evil.example', 'null'])
      expect(await problem(await create({ ...partner.as, origin }))).toEqual([403, 'origin-not-allowed']);
  });
});

test('whoever may not is not told what is behind an address', async () => {
  const { as } = await signIn(app, { role: 'partner', partnerId: DEMO_PARTNER });
  expect((await create(as, 'https://10.0.0.1/')).status).toBe(403);
});

test('registrations are limited before a name is asked for', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: '10.0.0.1', family: 4 }];
  };
  const limits = { webhookPerPartner: { points: 2, seconds: 3_600 } };
  const strict = await startWebhookApp({ limits, webhooks: createWebhookClient({ loopback: false, resolve }) });
  const { as } = await signInPartner(strict, DEMO_PARTNER);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const options = { ...as, key: newKey() };
    statuses.push((await call(strict, createWebhook, { body: { url: 'https://a.example/' } }, options)).status);
  }
  expect([statuses, asked]).toEqual([[400, 400, 429, 429], 2]);
  await strict.stop();
});

test('tests and replays are limited', async () => {
  const strict = await startWebhookApp({ limits: { webhookPerPartner: { points: 3, seconds: 3_600 } } });
  const { ask, webhook } = await addWebhook(strict, URL_OF_PARTNER);
  const sent = await ask(testWebhook, { parameters: { id: webhook.id }, body: {} });
  const { id } = await sent.json();
  expect((await ask(replayDelivery, { parameters: { id }, body: {} })).status).toBe(200);
  for (const replyOf of [
    ask(replayDelivery, { parameters: { id }, body: {} }),
    ask(testWebhook, { parameters: { id: webhook.id }, body: {} }),
  ])
    expect(await problem(await replyOf)).toEqual([429, 'too-many-requests']);
  await strict.stop();
});

describe('the address', () => {
  test.each([
    'http://example.com/hook',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'https://name:word@8.8.8.8/',
    'https://8.8.8.8:25/',
    'javascript:alert(1)',
  ])('%s is refused when it is registered', async (url) => {
    const { as } = await signInPartner(app, DEMO_PARTNER);
    const reply = await create(as, url);
    expect(reply.status).toBe(400);
    expect((await reply.json()).fields).toMatchObject([{ path: 'url', problem: 'address-not-allowed' }]);
    expect(await countRows(app, 'webhook')).toBe(0);
  });

  test('this machine is refused without the setting, and in production with it', async () => {
    for (const settings of [{ webhooksToLoopback: false }, { webhooksToLoopback: true, development: false }]) {
      const strict = await startWebhookApp({ settings });
      const { as } = await signInPartner(strict, DEMO_PARTNER);
      const reply = await call(strict, createWebhook, { body: { url: URL_OF_PARTNER } }, { ...as, key: newKey() });
      expect(reply.status).toBe(400);
      await strict.stop();
    }
  });

  test(`there are at most ${MAX_WEBHOOKS}`, async () => {
    const { as } = await signInPartner(app, DEMO_PARTNER);
    const replies = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 3 }, () => create(as)));
    expect(replies.filter((it) => it.status === 201).length).toBe(MAX_WEBHOOKS);
    const [refused] = await Promise.all(replies.filter((it) => it.status !== 201).map((it) => it.json()));
    expect(refused.fields).toMatchObject([{ path: 'url', problem: 'too-many' }]);
  });
});
