import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256, keyedHash } from '#api/keyed-hash.ts';

test('is the HMAC that node computes', () => {
  for (const text of ['', 'a', 'ä'.repeat(500)]) {
    const key = randomBytes(32);
    expect(hmacSha256(key)(text)).toEqual(createHmac('sha256', key).update(text).digest());
  }
});

test('two purposes share no key', () => {
  expect(keyedHash('secret', 'visit')('text')).not.toEqual(keyedHash('secret', 'summary')('text'));
});
