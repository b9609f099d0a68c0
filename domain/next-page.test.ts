import { expect, test } from 'vitest';
import { authCalls } from '#domain/contract/accounts.ts';
import { hrefOf, nextPage, pages, readAddress } from '#domain/pages.ts';

const hosts = ['evil.example', 'wattnest.test.evil.example', 'wattnest.test@evil.example', '127.0.0.1:9', '[::1]'];
const starts = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  'https://',
  'https:',
  'http:/',
  ' //',
  '\u0000//',
];
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'mailto:a@b',
  'about:blank',
  'ftp://evil.example',
];
const tails = ['', '/dashboard', '/../dashboard', '?/dashboard', '#/dashboard'];
const twisted = [
  '/dashboard//evil.example',
  '/dashboard/../..//evil.example',
  '/dashboard@evil.example',
  '/dashboard?next=//evil.example',
  '/dashboard#//evil.example',
  '/dashboard\\evil.example',
  '/./dashboard',
  '//dashboard',
  '/dashboard/',
  '/%64ashboard',
  '/DASHBOARD',
  '/auth',
  '/auth/',
  authCalls.signOut.path,
  '/summary/abc',
  '/unsubscribe/abc',
  '/dev/outbox',
  '/embed/v1/embed.js',
  'dashboard',
  '',
  '.',
  '..',
  '/..',
  '/\u202edashboard',
  '/dashboard\u0000',
  '/dashboard%00',
  '/dashboard\r\nSet-Cookie: a=b',
  '/dashboard;//evil.example',
  '/dashboard&next=//evil.example',
  '/:token',
];
const hostile = [
  ...hosts.flatMap((host) => starts.flatMap((start) => tails.slice(0, 3).map((tail) => start + host + tail))),
  ...schemes.flatMap((scheme) => tails.slice(0, 2).map((tail) => scheme + tail)),
  ...twisted,
];

test('no hostile target of a sign-in is followed', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
  const origin = 'https://wattnest.test';
  const followed = hostile.filter((target) => {
    const asked = new URL('/auth', origin);
    asked.searchParams.set('next', target);
    return nextPage(target) !== undefined || readAddress(asked).next !== undefined;
  });
  expect(followed).toEqual([]);
});

test('a page of ours is, in every language, and nothing else ever stands in an address', () => {
  for (const path of Object.values(pages).filter((it) => !it.includes(':') && it !== pages.auth)) {
    expect(nextPage(path)).toBe(path);
    for (const language of ['de', 'fr'] as const) {
      const href = hrefOf({ language, market: language === 'de' ? 'de' : 'ch', path: '/auth', hash: '', next: path });
      expect(readAddress(new URL(href, 'https://wattnest.test'))).toMatchObject({ path: '/auth', next: path });
    }
  }
});
