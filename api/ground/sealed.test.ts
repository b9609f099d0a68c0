import { expect, test } from 'vitest';
import { createSeal } from '#api/ground/sealed.ts';
import { systemRandom } from '#api/ground/system.ts';

const seal = createSeal('secret', systemRandom);
const sealed = seal.close('whsec_text', 'owner');

test('what is sealed is read again, and looks different each time', () => {
  expect(seal.open(sealed, 'owner')).toBe('whsec_text');
  expect(sealed).not.toBe(seal.close('whsec_text', 'owner'));
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('whsec');
});

test('another owner, another secret or a changed byte opens nothing', () => {
  expect(() => seal.open(sealed, 'other')).toThrow();
  expect(() => createSeal('other secret', systemRandom).open(sealed, 'owner')).toThrow();
  for (let at = 0; at < Buffer.from(sealed, 'base64url').length; at += 1) {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => seal.open(bytes.toString('base64url'), 'owner')).toThrow();
  }
});
