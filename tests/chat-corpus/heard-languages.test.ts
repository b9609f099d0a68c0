import { expect, test } from 'vitest';
import { hearLanguage } from '#api/advisor/hear-language.ts';
import { languages } from '#domain/place.ts';
import { readDialogues } from '../../scripts/dialogues.ts';

test.each(languages)('%s: no message of a whole corpus is taken for another language', (page) => {
  const messages = readDialogues('texts/adviser/dialogues', page).flatMap((it) => it.messages);
  expect(messages.length).toBeGreaterThan(500);
  const others = messages.filter(({ text }) => hearLanguage(text, [], page).language !== page);
  expect(others).toEqual([]);
  const foreign = messages.filter(({ text }) => hearLanguage(text, [], page).foreign !== undefined);
  expect(foreign.length).toBeLessThan(messages.length / 500);
});
