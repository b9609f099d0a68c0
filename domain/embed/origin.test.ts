import { expect, test } from 'vitest';
import { exactOrigin, originProblem } from '#domain/embed/origin.ts';

test.each([
  ['https://www.example.com', null],
  [' https://Example.com:443/ ', null],
  ['https://example.com:8443', null],
  ['http://localhost:3001', null],
  ['http://127.0.0.1:3001', null],
  ['www.example.com', 'no-address'],
  ['', 'no-address'],
  ['https://', 'no-address'],
  ['https://intranet', 'no-address'],
  ['ftp://example.com', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['https://münchen.example', 'no-address'],
  ['https://example.com:99999', 'no-address'],
  ['null', 'no-address'],
  ['http://example.com', 'not-https'],
  ['https://*.example.com', 'wildcard'],
  ['*', 'wildcard'],
  ['https://me:secret@example.com', 'login'],
  ['https://example.com/shop', 'path'],
  ['https://example.com?x=1', 'path'],
  ['https://example.com/#top', 'path'],
])('%s: %s', (text, problem) => {
  expect(originProblem(text)).toBe(problem);
});

test('is kept as browsers send it', () => {
  expect(exactOrigin(' https://WWW.Example.com:443/ ')).toBe('https://www.example.com');
});
