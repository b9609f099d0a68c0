import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { keepPlans, nameOften } from '#api/database/keep-plans.ts';

const namesOf = (texts: readonly string[]) => texts.map(nameOften());

test('a text is named from its fifth time on, always the same, and each has its own', () => {
  const often = Array.from({ length: 7 }, () => ['select 1', 'select 2']).flat();
  const names = namesOf(often);
  expect(names.slice(0, 8)).toEqual(Array(8).fill(undefined));
  expect(new Set(names.slice(8)).size).toBe(2);
  expect(names[8]).toBe(names[12]);
});

test('texts that come once do not take the names of those that come often', () => {
  const lists = Array.from({ length: 5_000 }, (_, at) => `select ${at}`);
  expect(new Set(namesOf(lists))).toEqual(new Set([undefined]));
  expect(namesOf([...lists, ...Array(5).fill('select often')]).at(-1)).toBe('often_0');
});

test('a connection keeps no more than so many plans', () => {
  const nameOf = nameOften();
  const names = Array.from({ length: 600 }, (_, at) => Array.from({ length: 5 }, () => nameOf(`select ${at}`)).at(-1));
  expect(names.filter(Boolean)).toHaveLength(500);
});

test('a connection asks under the name, and leaves one that was given', () => {
  const asked: unknown[][] = [];
  const client = { query: (...args: unknown[]) => asked.push(args) } as unknown as PoolClient;
  keepPlans(client, (text) => `name of ${text}`);
  client.query({ text: 'select 1', rowMode: 'array' }, []);
  client.query({ text: 'select 2', name: 'two' });
  client.query('begin');
  expect(asked).toEqual([
    [{ text: 'select 1', rowMode: 'array', name: 'name of select 1' }, []],
    [{ text: 'select 2', name: 'two' }],
    ['begin'],
  ]);
});
