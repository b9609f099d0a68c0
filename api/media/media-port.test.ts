import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOfError } from '#api/ground/errors.ts';
import { createFolder } from '#api/media/folder.ts';
import type { MediaPort } from '#api/media/media-port.ts';
import { createBucket, signedCall } from '#api/media/s3.ts';
import { type Bucket, startBucket } from '#tests/harness/bucket.ts';

let folder: string;
let server: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattnest-media-'));
  server = await startBucket();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const bytes = new Uint8Array([255, 216, 0, 1, 2, 3, 255, 217]);
const ports: [string, () => MediaPort][] = [
  ['a folder', () => createFolder(join(folder, 'pictures'))],
  ['a bucket', () => createBucket(server.settings)],
];

describe.each(ports)('%s', (_, open) => {
  test('gives back what was put, until it is removed', async () => {
    const [port, key] = [open(), randomUUID()];
    expect(await port.get(key)).toBeNull();
    await port.put(key, bytes);
    expect(await port.get(key)).toEqual(bytes);
    await port.remove(key);
    expect(await port.get(key)).toBeNull();
    await port.remove(key);
  });

  test.each(['../secret', 'a/b', '', '%2e%2e', `${randomUUID()}/../x`])('takes %j for no key', async (key) => {
    await expect((async () => open().put(key, bytes))()).rejects.toThrow(RangeError);
    await expect((async () => open().get(key))()).rejects.toThrow(RangeError);
    await expect((async () => open().remove(key))()).rejects.toThrow(RangeError);
  });
});

const unavailable = { code: 'unavailable' };
const failureOf = (work: Promise<unknown>) => work.then(() => undefined, failureOfError);

test('a folder leaves no half file behind', async () => {
  const [port, key] = [createFolder(folder), randomUUID()];
  await writeFile(join(folder, `${key}.part`), 'half');
  expect(await port.get(key)).toBeNull();
  await port.put(key, bytes);
  expect((await readdir(folder)).filter((it) => it.includes('.part'))).toEqual([]);
});

test('a bucket that is away, missing or refuses us is out of reach', async () => {
  const { settings } = server;
  const away = createBucket({ ...settings, endpoint: 'http://127.0.0.1:9' });
  expect(await failureOf(away.put(randomUUID(), bytes))).toMatchObject(unavailable);
  expect(await failureOf(away.get(randomUUID()))).toMatchObject(unavailable);
  const missing = createBucket({ ...settings, bucket: 'no-such-bucket' });
  expect(await failureOf(missing.put(randomUUID(), bytes))).toMatchObject(unavailable);
  const stranger = createBucket({ ...settings, accessKeyId: 'SOMEBODY' });
  expect(await failureOf(stranger.put(randomUUID(), bytes))).toMatchObject(unavailable);
});

/** Source: Amazon S3 API reference, "Signature Calculations for the Authorization Header", the published examples. */
const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

test.each([
  [
    { method: 'GET' as const, url: `${host}/test.txt`, headers: { Range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    {
      method: 'PUT' as const,
      url: `${host}/test$file.text`,
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'X-Amz-Storage-Class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    { method: 'GET' as const, url: `${host}/?lifecycle` },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    { method: 'GET' as const, url: `${host}/?max-keys=2&prefix=J` },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('calls are signed as the published examples are: %j', async (call, signature) => {
  const [, { headers }] = await signedCall(example, call, at);
  expect(headers.get('Authorization')).toContain(`Signature=${signature}`);
});
