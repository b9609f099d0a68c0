import { expect, test } from 'vitest';
import { answerPages, topicsOf } from '#host-site/pages/answers/answer-pages.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

test('whatever the adviser knows can be read on a page', () => {
  const told = new Set(answerPages.flatMap((page) => topicsOf[page]));
  expect(
    Object.values(topicGroups)
      .flat()
      .filter((id) => !told.has(id)),
  ).toEqual([]);
});

test.each(answerPages)('%s tells each topic once', (page) => {
  expect(topicsOf[page]).toHaveLength(new Set(topicsOf[page]).size);
});
