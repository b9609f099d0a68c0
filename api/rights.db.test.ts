import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedPaths, openPaths, rights } from '#api/rights.ts';
import { contract } from '#domain/contract/contract.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

test('every endpoint of the contract is in the matrix, and nothing else is', () => {
  expect(Object.keys(rights).sort()).toEqual(contract.map((it) => it.name).sort());
});

test('every mounted route is an endpoint of the contract or a listed open or guarded path', () => {
  const known = new Set([...contract.map((it) => routerPath(it.path)), ...openPaths, ...guardedPaths, '/api/*']);
  const unknown = app.app.routes.filter((it) => !known.has(it.path));
  expect(unknown).toEqual([]);
});

test('every endpoint of the contract is mounted', () => {
  const mounted = new Set(app.app.routes.map((it) => `${it.method} ${it.path}`));
  for (const { method, path } of contract) expect(mounted).toContain(`${method} ${routerPath(path)}`);
});
