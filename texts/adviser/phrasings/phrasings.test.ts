import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const here = new URL('./', import.meta.url);
const phrasingsIn = (folder: URL) =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((phrasing) => ({
        id: file.replace('.txt', ''),
        asks: file.startsWith('none') ? 'none' : file,
        phrasing,
        said: phrasing.toLowerCase(),
      })),
  );

/** Groups whose phrasings are complete. */
const written = [...topicGroups.money, ...topicGroups.subsidies, ...topicGroups.heating];

test.each(languages)('%s: each topic is asked in forty ways', (language) => {
  const phrasings = phrasingsIn(new URL(`${language}/`, here));
  const few = [...written, 'none-a'].filter((id) => phrasings.filter((one) => one.id === id).length < 40);
  expect(few).toEqual([]);
});

test.each(languages)('%s: no phrasing belongs to two topics', (language) => {
  const topicsOf = Map.groupBy(phrasingsIn(new URL(`${language}/`, here)), ({ said }) => said);
  const shared = [...topicsOf.values()].filter((same) => new Set(same.map(({ asks }) => asks)).size > 1);
  expect(shared.map(([one]) => one?.phrasing)).toEqual([]);
});
