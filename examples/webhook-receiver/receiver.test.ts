import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

const file = 'examples/webhook-receiver/receiver.mjs';
const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
const body = JSON.stringify({
  type: 'webhook.test',
  timestamp: '2026-11-20T10:00:00.000Z',
  data: { webhookId: 'one' },
});

test('the receiver in the documentation is the one that runs here', () => {
  const blocks = [...readFileSync('docs/webhooks.md', 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map((it) => it[1]);
  expect(blocks).toEqual([readFileSync(file, 'utf8')]);
});

test('it takes a signed message once, answers a double, and refuses anything else', async () => {
  const child = spawn(process.execPath, [file], { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' } });
  try {
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${/port (\d+)/.exec(output)?.[1]}/`;
    const send = async (signedWith: string, sent = body) => {
      const headers = {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': new Webhook(signedWith).sign('one', new Date(), body),
      };
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    };
    const wrong = `whsec_${Buffer.alloc(32, 'b').toString('base64')}`;
    expect([await send(wrong), await send(secret, `${body} `)]).toEqual([401, 401]);
    expect([await send(secret), await send(secret)]).toEqual([204, 204]);
    await expect.poll(() => output.split(body).length - 1).toBe(1);
  } finally {
    child.kill();
  }
});
