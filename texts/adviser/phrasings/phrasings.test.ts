import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const LEAST = 40;
const ids = Object.values(topicGroups).flat();
const heldOut = 'tests/adviser-questions/held-out';

const plain = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What each file of a folder asks, without its signs. */
function linesIn(folder: string): Map<string, string[]> {
  const linesOf = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('# '))
      .map(plain)
      .filter(Boolean);
  return new Map(readdirSync(folder).map((file) => [file.replace('.txt', ''), linesOf(file)]));
}

test.each(languages)('%s: each topic is asked in forty ways, and what is none of them too', (language) => {
  const lines = linesIn(join(import.meta.dirname, language));
  expect([...lines.keys()].sort()).toEqual([...ids, 'none'].sort());
  expect([...lines].filter(([, said]) => new Set(said).size < LEAST).map(([id]) => id)).toEqual([]);
});

test.each(languages)('%s: no phrasing belongs to two topics', (language) => {
  const owners = new Map<string, Set<string>>();
  for (const [id, said] of linesIn(join(import.meta.dirname, language)))
    for (const line of said) owners.set(line, (owners.get(line) ?? new Set()).add(id));
  expect([...owners].filter(([, of]) => of.size > 1)).toEqual([]);
});

test.each(languages)('%s: nothing that is held out is trained on', (language) => {
  const folders = [join(import.meta.dirname, language), join(import.meta.dirname, '../details/phrasings', language)];
  const trained = new Set(folders.flatMap((folder) => [...linesIn(folder).values()].flat()));
  const held = [...linesIn(join(heldOut, language)).values()].flat();
  expect(held.filter((line) => trained.has(line)).length).toBe(0);
});
