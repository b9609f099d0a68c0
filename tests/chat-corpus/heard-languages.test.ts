import { expect, test } from 'vitest';
import { hearLanguage } from '#api/advisor/hear-language.ts';
import { languages } from '#domain/place.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';
import { readDialogues } from '../../scripts/dialogues.ts';

test.each(languages)('%s: no message of the whole corpora is taken for another language', (page) => {
  const told = readDialogues('texts/adviser/dialogues', page).flatMap((it) => it.messages);
  const messages = [...told, ...trainingCases[page]];
  expect(messages.length).toBeGreaterThan(500);
  const others = messages.filter(({ text }) => hearLanguage(text, [], page).language !== page);
  expect(others).toEqual([]);
  const foreign = messages.filter(({ text }) => hearLanguage(text, [], page).foreign !== undefined);
  expect(foreign.length).toBeLessThan(messages.length / 500);
});
