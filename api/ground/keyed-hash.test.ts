import { expect, test } from 'vitest';
import { keyedHash } from '#api/ground/keyed-hash.ts';

test('two purposes share no key', () => {
  expect(keyedHash('secret', 'visit')('text')).not.toEqual(keyedHash('secret', 'summary')('text'));
  expect(keyedHash('secret', 'visit')('text')).toEqual(keyedHash('secret', 'visit')('text'));
});
