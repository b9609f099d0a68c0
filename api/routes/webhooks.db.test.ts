import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookClient } from '#api/webhooks/webhook-client.ts';
import { type Delivery, MAX_WEBHOOKS } from '#domain/contract/webhooks.ts';
import { type CallOptions, call, countRows, nextPage } from '#tests/harness/calls.ts';
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
  call(app, 'POST', '/api/partner/webhooks', { url }, { key: newKey(), ...options });
const problem = async (reply: Response) => [reply.status, (await reply.json()).code];

describe('the secret', () => {
  test('is shown once, and unreadable in the database', async () => {
    const { as } = await signInPartner(app, DEMO_PARTNER);
    const { secret, webhook } = await (await create(as)).json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await (await call(app, 'GET', '/api/partner/webhooks', undefined, as)).json();
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
  const path = `/webhooks/${webhook.id}`;
  const off = await (await ask('PATCH', path, { enabled: false })).json();
  expect(off).toEqual({ ...webhook, disabledAt: app.clock.now().toISOString(), disabledFor: 'by-hand' });
  expect(await (await ask('PATCH', path, { enabled: true })).json()).toEqual(webhook);
  expect((await ask('POST', `${path}/test`, {})).status).toBe(201);
  expect(await deliveries()).toMatchObject([{ event: 'webhook.test', status: 'waiting', attempts: 0 }]);
  expect(await (await ask('DELETE', path)).json()).toEqual({ deleted: true });
  expect((await ask('DELETE', path)).status).toBe(404);
  expect(await countRows(app, 'webhook_delivery')).toBe(0);
});

test('the log is read page by page, newest first', async () => {
  const { ask, webhook } = await addWebhook(app, URL_OF_PARTNER);
  const sent: string[] = [];
  for (let left = 53; left > 0; left -= 1) {
    if (left % 2) app.clock.advance(1);
    sent.unshift((await (await ask('POST', `/webhooks/${webhook.id}/test`, {})).json()).id);
  }
  const log = `/webhooks/${webhook.id}/deliveries`;
  const first = await ask('GET', log);
  const second = await ask('GET', nextPage(first)?.replace('/api/partner', '') ?? '');
  expect(nextPage(second)).toBeNull();
  const pages: Delivery[][] = [await first.json(), await second.json()];
  expect(pages.map((it) => it.length)).toEqual([50, 3]);
  expect(pages.flatMap((page) => page.map((it) => it.id)).toSorted()).toEqual(sent.toSorted());
  const times = pages.flatMap((page) => page.map((it) => it.createdAt));
  expect(times).toEqual(times.toSorted().reverse());
  expect((await ask('GET', `${log}?cursor=nonsense`)).status).toBe(400);
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
  const calls = (webhookId: string, deliveryId: string): [string, string, unknown][] => [
    ['GET', '/webhooks', undefined],
    ['POST', '/webhooks', { url: URL_OF_PARTNER }],
    ['PATCH', `/webhooks/${webhookId}`, { enabled: false }],
    ['POST', `/webhooks/${webhookId}/test`, {}],
    ['POST', `/webhooks/${webhookId}/rotate-secret`, {}],
    ['GET', `/webhooks/${webhookId}/deliveries`, undefined],
    ['POST', `/deliveries/${deliveryId}/replay`, {}],
    ['DELETE', `/webhooks/${webhookId}`, undefined],
  ];
  const rowsOf = async () => {
    const { db } = app.database;
    return JSON.stringify([
      await db.execute('select * from webhook'),
      await db.execute('select * from webhook_delivery'),
    ]);
  };

  async function ownAndTested() {
    const own = await addWebhook(app, URL_OF_PARTNER);
    const { id } = await (await own.ask('POST', `/webhooks/${own.webhook.id}/test`, {})).json();
    return { ...own, deliveryId: id as string };
  }

  test.each(people)('%s may do nothing', async (_, arrive, status) => {
    const { webhook, deliveryId } = await ownAndTested();
    const person = await arrive();
    const before = await rowsOf();
    for (const [method, path, body] of calls(webhook.id, deliveryId)) {
      const reply = await call(app, method, `/api/partner${path}`, body, { ...person?.as, key: newKey() });
      expect([path, reply.status]).toEqual([path, status]);
    }
    expect(await rowsOf()).toBe(before);
  });

  test('another company finds nothing', async () => {
    const { webhook, deliveryId } = await ownAndTested();
    const { as } = await signInPartner(app, OTHER_PARTNER);
    const before = await rowsOf();
    for (const id of [webhook.id, '00000000-0000-4000-8000-00000000ffff', 'no-id'])
      for (const [method, path, body] of calls(id, id === webhook.id ? deliveryId : id).filter(
        ([, it]) => it.length > 9,
      )) {
        const reply = await call(app, method, `/api/partner${path}`, body, { ...as, key: newKey() });
        expect([path, reply.status]).toEqual([path, 404]);
      }
    expect(await (await call(app, 'GET', '/api/partner/webhooks', undefined, as)).json()).toEqual([]);
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
    statuses.push((await call(strict, 'POST', '/api/partner/webhooks', { url: 'https://a.example/' }, options)).status);
  }
  expect([statuses, asked]).toEqual([[400, 400, 429, 429], 2]);
  await strict.stop();
});

test('tests and replays are limited', async () => {
  const strict = await startWebhookApp({ limits: { webhookPerPartner: { points: 3, seconds: 3_600 } } });
  const { ask, webhook } = await addWebhook(strict, URL_OF_PARTNER);
  const sent = await ask('POST', `/webhooks/${webhook.id}/test`, {});
  const { id } = await sent.json();
  expect((await ask('POST', `/deliveries/${id}/replay`, {})).status).toBe(200);
  for (const path of [`/deliveries/${id}/replay`, `/webhooks/${webhook.id}/test`])
    expect(await problem(await ask('POST', path, {}))).toEqual([429, 'too-many-requests']);
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
      const reply = await call(
        strict,
        'POST',
        '/api/partner/webhooks',
        { url: URL_OF_PARTNER },
        { ...as, key: newKey() },
      );
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
