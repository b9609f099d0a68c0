import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import { verdict } from '#tests/adviser-questions/verdict.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const folder = join(import.meta.dirname, '../../../../tests/adviser-questions/development');

/** A topic and a message that asks about it, a line each. */
function messagesOf(language: Language): { topic: string; message: string }[] {
  const lines = readFileSync(join(folder, `${language}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => ({
    topic: line.slice(0, line.indexOf(': ')),
    message: line.slice(line.indexOf(': ') + 2),
  }));
}

test.each(languages)('%s: a worried, mistyped or long message finds its topic, and hardly another', (language) => {
  const messages = messagesOf(language);
  expect(messages.map(({ topic }) => topic).sort()).toEqual(Object.values(topicGroups).flat().sort());
  const verdicts = messages.map(({ topic, message }) => verdict(message, topic, language));
  const share = (kind: string) => verdicts.filter((it) => it === kind).length / verdicts.length;
  const shares = { right: share('right'), wrong: share('wrong') };
  const floor = testLanguages[language].floors.development;
  const reached = shares.right >= floor.right && shares.wrong <= floor.wrong;
  expect(reached, JSON.stringify({ language, ...shares })).toBe(true);
});
