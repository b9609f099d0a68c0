import { describe, expect, it } from 'vitest';
import { matchRoute, pathTo } from '#host-site/routing/routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', { name: 'home', parameters: {} }],
    ['/chat', { name: 'chat', parameters: {} }],
    ['/imprint', { name: 'imprint', parameters: {} }],
    ['/imprint/', { name: 'imprint', parameters: {} }],
    ['/summary/abc', { name: 'summary', parameters: { token: 'abc' } }],
    ['/unsubscribe/abc', { name: 'unsubscribe', parameters: { token: 'abc' } }],
    ['/auth/verify', { name: 'verify', parameters: {} }],
    ['/auth/reset', { name: 'reset', parameters: {} }],
    ['/summary/a%2Fb', { name: 'summary', parameters: { token: 'a/b' } }],
  ])('%s is a page', (path, match) => {
    expect(matchRoute(path)).toEqual(match);
  });

  it.each([
    '/nothing',
    '/summary',
    '/summary/',
    '/summary/a/b',
    '/unsubscribe',
    '/auth',
    '/auth/verify/token',
    '/Imprint',
    '/summary/%E0%A4%A',
    '/imprint/more',
  ])('%s is none', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});

describe('pathTo', () => {
  it('is read back by matchRoute, whatever the parameter holds', () => {
    for (const token of ['abc', 'a/b?c#d', 'ü %']) {
      expect(matchRoute(pathTo('summary', { token }))).toEqual({ name: 'summary', parameters: { token } });
    }
    expect(pathTo('home')).toBe('/');
  });
});
