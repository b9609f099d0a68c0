import { expect, test } from 'vitest';
import { CODE_LENGTH, codeOf, phoneUrl, readCode } from '#domain/handoff/handoff.ts';

const code = codeOf(Uint8Array.from({ length: CODE_LENGTH }, (_, at) => at * 17));

test('a code is read from its link, and as somebody types it', () => {
  const [, written = ''] = phoneUrl('https://wattnest.example', 'en', code).split('#');
  expect(readCode(written)).toBe(code);
  expect(readCode(` ${written.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(readCode('OIL0-0000-0000-0000')).toBe('0110000000000000');
});

test.each(['', 'x', '0'.repeat(15), '0'.repeat(17), 'u'.repeat(16), "0000-0000-0000-000'"])('%s is none', (text) => {
  expect(readCode(text)).toBeUndefined();
});

test('the link leads to the page in its language, with the code where no server reads it', () => {
  expect(phoneUrl('https://wattnest.example', 'de', 'a'.repeat(16))).toBe(
    'https://wattnest.example/phone#aaaa-aaaa-aaaa-aaaa',
  );
  expect(new URL(phoneUrl('https://wattnest.example', 'fr', code)).pathname).toBe('/fr/phone');
});
