import { expect, test } from 'vitest';
import { nameForGreeting } from '#texts/mail/name-for-greeting.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Jean-Luc   d’Ormesson ', 'Jean-Luc d’Ormesson'],
  ['Dr. Müller', 'Dr. Müller'],
  ["Siân O'Brien", "Siân O'Brien"],
  ['Łukasz 王小明', 'Łukasz 王小明'],
])('%s is a name', (written, name) => {
  expect(nameForGreeting(written)).toBe(name);
});

test.each([
  'https://evil.example',
  'evil.example',
  'Ada, you won! Call +49 30 1',
  'Ada\r\nBcc: eve@example.org',
  '<b>Ada</b>',
  'A'.repeat(61),
  '...',
  '',
])('%s is not', (written) => {
  expect(nameForGreeting(written)).toBeUndefined();
});
