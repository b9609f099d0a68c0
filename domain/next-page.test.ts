import { expect, test } from 'vitest';
import { endAddress, providerSignInOf } from '#domain/contract/provider-sign-in.ts';
import { hrefOf, nextPage, pages, pathTo, readAddress } from '#domain/pages.ts';
import { languages, usualMarket } from '#domain/place.ts';
import { hostileAddresses } from '#tests/harness/hostile-addresses.ts';

test('no hostile target of a sign-in is followed', () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(200);
  const origin = 'https://wattnest.test';
  const followed = hostileAddresses.filter((target) => {
    const asked = new URL('/auth', origin);
    asked.searchParams.set('next', target);
    return nextPage(target) !== undefined || readAddress(asked).next !== undefined;
  });
  expect(followed).toEqual([]);
});

test('nor does a sign-in through a provider lead there, or read anything else than it knows', () => {
  const known = { provider: 'google', way: 'redirect', language: 'en' };
  for (const target of hostileAddresses) {
    const asked = providerSignInOf(new URLSearchParams({ ...known, next: target }));
    expect(asked && endAddress(asked, 'done')).toBe('/en/auth#google.done');
    for (const name of Object.keys({ ...known, person: '' }))
      expect(providerSignInOf(new URLSearchParams({ ...known, [name]: target }))).toBeUndefined();
  }
  const own = providerSignInOf(new URLSearchParams({ ...known, next: '/dashboard' }));
  expect(own && endAddress(own, 'failed')).toBe('/en/auth?next=/dashboard#google.failed');
});

test('a page of ours is, in every language, and nothing else ever stands in an address', () => {
  const projectId = '01890000-0000-7000-8000-0000000000ab';
  const own = ['project', 'partnerProject', 'managerProject'] as const;
  const records = own.map((it) => pathTo(it, { projectId }));
  for (const path of [...Object.values(pages).filter((it) => !it.includes(':') && it !== pages.auth), ...records]) {
    expect(nextPage(path)).toBe(path);
    for (const language of languages) {
      const href = hrefOf({ language, market: usualMarket(language), path: '/auth', hash: '', next: path });
      expect(readAddress(new URL(href, 'https://wattnest.test'))).toMatchObject({ path: '/auth', next: path });
    }
  }
});

test.each([
  '/summary/abc',
  '/summary/01890000-0000-7000-8000-0000000000ab',
  '/dashboard/projects/abc',
  '/manager/projects/',
])('%s is none that a sign-in leads to', (path) => {
  expect(nextPage(path)).toBeUndefined();
});
