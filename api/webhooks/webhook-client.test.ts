import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookClient, WEBHOOK_TIMEOUT_MS } from '#api/webhooks/webhook-client.ts';
import { startReceiver, type WebhookReceiver } from '#tests/harness/webhook-receiver.ts';

const request = { headers: { 'webhook-id': 'one' }, body: '{"text":"größer"}' };
const found = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const local = createWebhookClient({ loopback: true }, 300);

describe('an exchange', () => {
  test('carries headers and body as they are', async () => {
    expect(await local.post(`${receiver.url}/hook?a=1`, request)).toEqual({ status: 204, problem: null });
    expect(receiver.calls).toMatchObject([{ method: 'POST', path: '/hook?a=1', body: request.body }]);
    expect(receiver.calls[0]?.headers).toMatchObject({ 'webhook-id': 'one', host: receiver.host });
  });

  test.each([200, 204, 400, 404, 410, 429, 500])('tells status %i', async (status) => {
    receiver.script({ does: 'status', status });
    expect(await local.post(receiver.url, request)).toEqual({ status, problem: null });
  });

  test.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
    const other = await startReceiver();
    receiver.script({ does: 'status', status, location: other.url });
    expect(await local.post(receiver.url, request)).toEqual({ status, problem: 'redirect' });
    expect(other.connections()).toBe(0);
    await other.stop();
  });

  test.each([{ does: 'silent' }, { does: 'drip' }] as const)('is cut when it takes too long: %o', async (fault) => {
    receiver.script(fault);
    const outcome = Promise.race([local.post(receiver.url, request), wait(2_000, 'still waiting')]);
    expect(await outcome).toEqual({ status: null, problem: 'timeout' });
    expect(WEBHOOK_TIMEOUT_MS).toBe(15_000);
  });

  test('a name service that never answers costs no more time', async () => {
    const client = createWebhookClient({ loopback: true, resolve: () => new Promise(() => {}) }, 50);
    expect(await client.post('https://hangs.example/', request)).toEqual({ status: null, problem: 'timeout' });
  });

  test('reads 64 KB of a reply that never ends, and is content', async () => {
    receiver.script({ does: 'huge' });
    expect(await local.post(receiver.url, request)).toEqual({ status: 200, problem: null });
  });

  test('names what went wrong', async () => {
    receiver.script({ does: 'reset' });
    expect((await local.post(receiver.url, request)).problem).toBe('reset');
    expect((await local.post(receiver.url.replace('http:', 'https:'), request)).problem).toBe('tls');
    const closed = await startReceiver();
    await closed.stop();
    expect((await local.post(closed.url, request)).problem).toBe('refused');
    const nowhere = async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    const lost = createWebhookClient({ loopback: false, resolve: nowhere });
    expect((await lost.post('https://nowhere.example/', request)).problem).toBe('name-not-found');
  });
});

describe('private addresses', () => {
  const open = createWebhookClient({ loopback: false });

  test.each([
    'http://127.0.0.1:PORT/',
    'https://127.0.0.1:PORT/',
    'https://localhost:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f.1:PORT/',
    'https://0:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://user:pass@127.0.0.1:PORT/',
  ])('%s gets no connection', async (form) => {
    const url = form.replace('PORT', String(receiver.port));
    expect(await open.allows(url)).toBe(false);
    expect(await open.post(url, request)).toEqual({ status: null, problem: 'address-not-allowed' });
    expect(receiver.connections()).toBe(0);
  });

  test.each([
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'http://example.com/',
    'https://example.com:22/',
    'https://example.com:80/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'not an address',
    '',
  ])('%s is refused before its name is asked for', async (url) => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return found('93.184.216.34');
    };
    expect(await createWebhookClient({ loopback: false, resolve }).allows(url)).toBe(false);
    expect(asked).toBe(0);
  });

  test.each(['https://example.com/', 'https://example.com:443/', 'https://example.com:8443/hook'])(
    '%s is allowed when its name is public',
    async (url) => {
      const resolve = async () => found('93.184.216.34');
      expect(await createWebhookClient({ loopback: false, resolve }).allows(url)).toBe(true);
    },
  );

  test('one private machine among public ones is enough to refuse', async () => {
    const resolve = async () => found('93.184.216.34', '10.0.0.1');
    const client = createWebhookClient({ loopback: false, resolve });
    expect(await client.allows('https://mixed.example/')).toBe(false);
    expect((await client.post('https://mixed.example/', request)).problem).toBe('address-not-allowed');
  });

  test('a name that turns private after it was registered gets no connection', async () => {
    const answers = [found('93.184.216.34'), found('127.0.0.1')];
    const client = createWebhookClient({ loopback: false, resolve: async () => answers.shift() ?? [] });
    const url = `https://rebinding.example:${receiver.port}/`;
    expect(await client.allows(url)).toBe(true);
    expect((await client.post(url, request)).problem).toBe('address-not-allowed');
    expect(receiver.connections()).toBe(0);
  });

  test('the connection goes to the address that was checked: the name is asked for once', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return found('127.0.0.1');
    };
    const client = createWebhookClient({ loopback: true, resolve });
    const url = `http://nobody-answers-this.invalid:${receiver.port}/`;
    expect((await client.post(url, request)).status).toBe(204);
    expect(asked).toBe(1);
    expect(receiver.calls[0]?.headers.host).toBe(`nobody-answers-this.invalid:${receiver.port}`);
  });

  test('the loopback setting opens this machine and nothing else', async () => {
    const resolve = async () => found('10.0.0.1');
    expect(await createWebhookClient({ loopback: true, resolve }).allows('https://intranet.example/')).toBe(false);
    const outside = async () => found('93.184.216.34');
    expect(await createWebhookClient({ loopback: true, resolve: outside }).allows('http://example.com:8080/')).toBe(
      false,
    );
  });
});
