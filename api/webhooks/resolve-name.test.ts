import { createSocket, type Socket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createResolve, type Resolve } from '#api/webhooks/resolve-name.ts';

const A = 1;
const RECORD = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
/** Threads that node shares between `dns.lookup` and files. */
const THREADS = 4;

let socket: Socket;
let asked: number;
let isSilent: boolean;
let resolve: Resolve;
beforeEach(async () => {
  asked = 0;
  isSilent = false;
  socket = createSocket('udp4', (query, { port, address }) => {
    asked += 1;
    if (!isSilent) socket.send(answerTo(query), port, address);
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  resolve = createResolve({ servers: [`127.0.0.1:${socket.address().port}`], timeoutMs: 100 });
});
afterEach(() => socket.close());

/** One A record for every name; nothing for any other question. */
function answerTo(query: Buffer): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const hasAnswer = query.readUInt16BE(end - 4) === A;
  const header = Buffer.from([0x81, 0x80, 0, 1, 0, hasAnswer ? 1 : 0, 0, 0, 0, 0]);
  return Buffer.concat([query.subarray(0, 2), header, query.subarray(12, end), hasAnswer ? RECORD : Buffer.alloc(0)]);
}

test('a name has its addresses of either kind', async () => {
  expect(await resolve('partner.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  expect(asked).toBe(2);
});

test.each([
  ['127.0.0.1', 4],
  ['::1', 6],
  ['93.184.216.34', 4],
])('%s is an address already', async (address, family) => {
  expect(await resolve(address)).toEqual([{ address, family }]);
  expect(asked).toBe(0);
});

test.each(['localhost', 'LOCALHOST.', 'any.localhost'])('%s is this machine, whoever is asked', async (name) => {
  expect(await resolve(name)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(asked).toBe(0);
});

test('a name service that is silent is given up, and holds up no file meanwhile', async () => {
  isSilent = true;
  const order: string[] = [];
  const names = Array.from({ length: 3 * THREADS }, (_, number) =>
    resolve(`slow-${number}.example`).catch((error: NodeJS.ErrnoException) => void order.push(error.code ?? '')),
  );
  await readFile('package.json').then(() => order.push('read'));
  await Promise.all(names);
  expect(order).toEqual(['read', ...names.map(() => 'ETIMEOUT')]);
});
