import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subsidyName } from '#texts/estimate/subsidy-names/all.ts';

const folder = 'domain/estimate/subsidies';
const rules = readdirSync(folder).filter((file) => !file.includes('.test.'));
const ids = rules.flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'((?:de|at|ch|us)-[a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
);

test('there are rules to name', () => {
  expect(ids).toContain('de-kfw-458');
});

test.each([...new Set(ids)])('%s has a name', (id) => {
  expect(subsidyName(id, 'en')).toBeTruthy();
});
