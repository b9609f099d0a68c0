import { describe, expect, it } from 'vitest';
import { languages, markets } from '#domain/place.ts';
import { hrefOf, readAddress } from '#host-site/routing/address.ts';

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
