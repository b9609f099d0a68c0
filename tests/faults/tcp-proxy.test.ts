import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await startTcpProxy({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await proxy.stop();
  await new Promise((resolve) => echo.close(resolve));
});

function talk() {
  const client = connect(proxy.port, '127.0.0.1');
  clients.push(client);
  client.setEncoding('utf8');
  const heard = { text: '', end: '' };
  client.on('data', (bytes) => {
    heard.text += bytes;
  });
  client.on('end', () => {
    heard.end ||= 'closed';
  });
  client.on('error', (error: NodeJS.ErrnoException) => {
    heard.end ||= error.code ?? 'error';
  });
  return { client, heard };
}

async function talking() {
  const { client, heard } = talk();
  client.write('one ');
  await expect.poll(() => heard.text).toBe('one ');
  return { client, heard };
}

test('passes bytes on, whole and in order', async () => {
  const { client, heard } = talk();
  const long = 'wärme '.repeat(100_000);
  client.write(long);
  await expect.poll(() => heard.text.length, { timeout: 5000 }).toBe(long.length);
  expect(heard.text).toBe(long);
});

test('delay holds each direction back', async () => {
  const { client, heard } = await talking();
  proxy.delay(40);
  const sent = performance.now();
  client.write('two');
  await expect.poll(() => heard.text, { interval: 2 }).toBe('one two');
  expect(performance.now() - sent).toBeGreaterThanOrEqual(79);
});

test('stall keeps the connection and the bytes until resume', async () => {
  const { client, heard } = await talking();
  proxy.stall();
  client.write('two');
  const other = talk();
  other.client.write('three');
  await expect.poll(() => proxy.connections()).toBe(2);
  expect(heard).toEqual({ text: 'one ', end: '' });
  proxy.resume();
  await expect.poll(() => heard.text).toBe('one two');
  await expect.poll(() => other.heard.text).toBe('three');
});

test.each([
  ['cut', 'closed'],
  ['reset', 'ECONNRESET'],
] as const)('%s ends connections and refuses new ones until resume', async (verb, end) => {
  const { heard } = await talking();
  proxy[verb]();
  await expect.poll(() => heard.end).toBe(end);
  const refused = talk();
  await expect.poll(() => refused.heard.end).toBe('ECONNRESET');
  proxy.resume();
  await talking();
});
