import { expect, test } from 'vitest';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { sayAnswers } from '#api/advisor/builtin/say/say-answers.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

test.each([
  ['de', 'de', 'Wenn ich Sie richtig verstehe, geht es um: '],
  ['en', 'us', 'If I understand you right, this is about '],
  ['fr', 'ch', 'Si je comprends bien, il s’agit de : '],
] as const)('%s in %s: what was probably meant is answered with that said', (language, market, opening) => {
  const turn = new AdviserTalk({ language, market }).turn('?');
  const guess = (near: TopicId[]): Subject => ({
    text: '?',
    asks: true,
    finding: { kind: 'unsure', near, isLikely: true },
  });
  const sure: Subject = { text: '?', asks: true, finding: { kind: 'found', topic: 'noise', near: [] } };
  const [answer = ''] = sayAnswers([guess(['noise', 'outdoorUnit'])], turn, market);
  expect(answer.startsWith(`${opening}${topics[language].noise.title}`)).toBe(true);
  expect(answer).toContain(topics[language].outdoorUnit.title);
  expect(sayAnswers([sure, guess(['noise'])], turn, market).join()).not.toContain(opening);
});
