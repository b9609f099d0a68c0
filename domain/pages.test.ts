import { describe, expect, it, test } from 'vitest';
import { hrefOf, matchPage, pageUrl, pathTo, readAddress } from '#domain/pages.ts';
import { languages, markets } from '#domain/place.ts';

describe('matchPage', () => {
  it.each([
    ['/', { name: 'home', parameters: {} }],
    ['/chat', { name: 'chat', parameters: {} }],
    ['/powerup', { name: 'powerup', parameters: {} }],
    ['/imprint', { name: 'imprint', parameters: {} }],
    ['/imprint/', { name: 'imprint', parameters: {} }],
    ['/summary/abc', { name: 'summary', parameters: { token: 'abc' } }],
    ['/unsubscribe/abc', { name: 'unsubscribe', parameters: { token: 'abc' } }],
    ['/auth', { name: 'auth', parameters: {} }],
    ['/dashboard', { name: 'dashboard', parameters: {} }],
    ['/auth/verify', { name: 'verify', parameters: {} }],
    ['/auth/reset', { name: 'reset', parameters: {} }],
    ['/summary/a%2Fb', { name: 'summary', parameters: { token: 'a/b' } }],
  ])('%s is a page', (path, match) => {
    expect(matchPage(path)).toEqual(match);
  });

  it.each([
    '/nothing',
    '/summary',
    '/summary/',
    '/summary/a/b',
    '/unsubscribe',
    '/auth/nothing',
    '/auth/verify/token',
    '/Imprint',
    '/summary/%E0%A4%A',
    '/imprint/more',
  ])('%s is none', (path) => {
    expect(matchPage(path)).toBeUndefined();
  });
});

describe('pathTo', () => {
  it('is read back by matchPage, whatever the parameter holds', () => {
    for (const token of ['abc', 'a/b?c#d', 'ü %']) {
      expect(matchPage(pathTo('summary', { token }))).toEqual({ name: 'summary', parameters: { token } });
    }
    expect(pathTo('home')).toBe('/');
  });
});

const read = (href: string) => readAddress(new URL(href, 'https://wattnest.test'));

describe('readAddress', () => {
  it.each([
    ['/', { language: 'de', market: 'de', path: '/', hash: '' }],
    ['/en', { language: 'en', market: 'us', path: '/', hash: '' }],
    ['/en/', { language: 'en', market: 'us', path: '/', hash: '' }],
    ['/fr/terms', { language: 'fr', market: 'ch', path: '/terms', hash: '' }],
    ['/terms?market=at#changes', { language: 'de', market: 'at', path: '/terms', hash: '#changes' }],
    ['/en?market=it', { language: 'en', market: 'us', path: '/', hash: '' }],
    ['/english', { language: 'de', market: 'de', path: '/english', hash: '' }],
    ['/de', { language: 'de', market: 'de', path: '/de', hash: '' }],
  ])('%s', (href, address) => {
    expect(read(href)).toEqual(address);
  });

  it('never yields a path that leads to another host', () => {
    expect(read('//evil.example/x').path).toBe('/x');
    expect(readAddress(new URL('https://wattnest.test//evil.example/x')).path).toBe('/evil.example/x');
  });
});

describe('hrefOf', () => {
  it('is read back by readAddress for every language and market', () => {
    for (const language of languages) {
      for (const market of markets) {
        for (const path of ['/', '/terms', '/summary/a%2Fb']) {
          const address = { language, market, path, hash: '#x' };
          expect(read(hrefOf(address))).toEqual(address);
        }
      }
    }
  });

  it('leaves out what is usual', () => {
    expect(hrefOf({ language: 'de', market: 'de', path: '/', hash: '' })).toBe('/');
    expect(hrefOf({ language: 'en', market: 'us', path: '/', hash: '' })).toBe('/en');
    expect(hrefOf({ language: 'en', market: 'de', path: '/terms', hash: '' })).toBe('/en/terms?market=de');
  });
});

test('a whole address is read back', () => {
  const url = pageUrl('https://wattnest.test', 'fr', pathTo('reset'), '#a.b');
  expect(url).toBe('https://wattnest.test/fr/auth/reset#a.b');
  expect(readAddress(new URL(url))).toEqual({ language: 'fr', market: 'ch', path: '/auth/reset', hash: '#a.b' });
});
