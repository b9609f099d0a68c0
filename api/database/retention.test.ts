import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { type Retention, retention, type TableName } from '#api/database/retention.ts';
import { schema } from '#api/database/schema/schema.ts';

const rules = Object.entries(retention) as [TableName, Retention][];
const record = readFileSync('docs/privacy.md', 'utf8').match(/^\| `.*$/gm) ?? [];
const cells = record.map((line) => line.split('|').map((cell) => cell.trim()));

describe.each(rules)('%s', (name, rule) => {
  const table = schema[name];

  test('goes by cascade with what it hangs on', () => {
    const cascades = getTableConfig(table).foreignKeys.filter((it) => it.onDelete === 'cascade');
    const parents = cascades.map((it) => getTableName(it.reference().foreignTable));
    const named = 'with' in rule && rule.with ? rule.with.map((it) => getTableName(schema[it])) : [];
    expect(parents).toEqual(expect.arrayContaining(named));
  });

  test('stands in the record of processing with its days', () => {
    const [row] = cells.filter((it) => it[1] === `\`${getTableName(table)}\``);
    const [, , what, why, who, howLong, end] = row ?? [];
    expect([what, why, who, howLong, end].every(Boolean)).toBe(true);
    if ('expires' in rule && rule.expires) expect(howLong).toMatch(new RegExp(`\\b${rule.expires.days} days?\\b`));
    if ('daysAfterLastRequest' in rule)
      for (const days of Object.values(rule.daysAfterLastRequest)) expect(howLong).toContain(`${days} days`);
  });
});

test('the record names no table that is gone', () => {
  const tables = rules.map(([name]) => `\`${getTableName(schema[name])}\``);
  expect(cells.map((it) => it[1]).toSorted()).toEqual(tables.toSorted());
});
