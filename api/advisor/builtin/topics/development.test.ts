import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import { verdict } from '#tests/adviser-questions/verdict.ts';
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

/** Where it stands, less a little: 0.90 right and 0.04 wrong are wanted. */
const floors = {
  de: { right: 0.89, wrong: 0.05 },
  en: { right: 0.86, wrong: 0.06 },
  fr: { right: 0.88, wrong: 0.05 },
};

test.each(languages)('%s: a worried, mistyped or long message finds its topic, and hardly another', (language) => {
  const messages = messagesOf(language);
  expect(messages.map(({ topic }) => topic).sort()).toEqual(Object.values(topicGroups).flat().sort());
  const verdicts = messages.map(({ topic, message }) => verdict(message, topic, language));
  const share = (kind: string) => verdicts.filter((it) => it === kind).length / verdicts.length;
  const shares = { right: share('right'), wrong: share('wrong') };
  const reached = shares.right >= floors[language].right && shares.wrong <= floors[language].wrong;
  expect(reached, JSON.stringify({ language, ...shares })).toBe(true);
});
