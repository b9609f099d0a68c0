import { expect, test } from 'vitest';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { sayAnswers } from '#api/advisor/builtin/say/say-answers.ts';
import { AdviserTalk, isAbout } from '#tests/harness/adviser-talk.ts';
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

test('once all of a topic was told, what is nearest to it is told', () => {
  const talk = new AdviserTalk({ language: 'en', market: 'us' });
  const text = 'What about the noise of it?';
  const asked: Subject = { text, asks: true, finding: { kind: 'found', topic: 'noise', near: ['outdoorUnit'] } };
  const heard: string[] = [];
  const isTold = () => heard.some((it) => isAbout('outdoorUnit', it, { language: 'en', market: 'us' }));
  for (let turn = 0; turn < 9 && !isTold(); turn++) {
    const [reply = ''] = sayAnswers([asked], talk.turn(text), 'us');
    talk.history.push({ id: String(turn), role: 'assistant', content: reply, timestamp: 0 });
    heard.push(reply);
  }
  expect(isTold()).toBe(true);
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.at(-1)).toContain(topics.en.outdoorUnit.title);
});
