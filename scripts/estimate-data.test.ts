import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usIncentives } from '#domain/estimate/data/us-incentives.ts';
import { generatedModules } from './estimate-data.ts';

const folder = join(import.meta.dirname, '../domain/estimate/data');

test.each(Object.entries(generatedModules()))('%s is what its source says', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test('the American table is carried with its licence', () => {
  expect(readFileSync(join(folder, 'source/us_incentives_ra_LICENSE.txt'), 'utf8')).toContain('Apache License');
  expect(usIncentives.length).toBeGreaterThan(1_900);
});
