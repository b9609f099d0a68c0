import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const folder = new URL('../phrasings/', import.meta.url);
const linesOf = (language: string, file: string) =>
  readFileSync(new URL(`${language}/${file}`, folder), 'utf8')
    .split('\n')
    .filter(Boolean);
const plain = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test.each(languages)('%s: each topic is asked in at least 40 ways', (language) => {
  for (const group of ['solar', 'power', 'charging', 'living', 'service'] as const)
    for (const id of topicGroups[group])
      expect(new Set(linesOf(language, `${id}.txt`).map(plain)).size, id).toBeGreaterThanOrEqual(40);
});

test.each(languages)('%s: no phrasing belongs to two topics', (language) => {
  const owners = new Map<string, Set<string>>();
  for (const file of readdirSync(new URL(`${language}/`, folder)))
    for (const line of linesOf(language, file).map(plain).filter(Boolean))
      owners.set(line, (owners.get(line) ?? new Set()).add(file));
  expect([...owners].filter(([, files]) => files.size > 1).map(([line, files]) => [line, ...files])).toEqual([]);
});
