import { describe, expect, test } from 'vitest';
import { ownQuestion, questionOf } from '#api/advisor/builtin/questions/own-questions.ts';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { type Language, languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { details } from '#texts/adviser/details/ids.ts';
import { type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

const ids: readonly TopicId[] = Object.values(topicGroups).flat();
const all = ids.flatMap((topic) => (['general', ...details[topic]] as const).map((it) => ({ topic, particular: it })));
/** Characters that fit a phone in two lines. */
const LONGEST = 62;

/** Answered by what the adviser says of itself. */
const byRemark = ['aboutUs.bot', 'person.general', 'person.callMe', 'person.phoneNumber'];

/** What is answered otherwise than by what it heads. */
function missed(language: Language, every: number): string[] {
  return all
    .filter(({ topic, particular }, at) => at % every === 0 && !byRemark.includes(`${topic}.${particular}`))
    .filter(({ topic, particular }) => {
      const locale = { language, market: usualMarket(language) };
      const talk = new AdviserTalk(locale);
      const { text, learnt } = talk.say(questionOf({ topic, particular }, language));
      const answer = answerTopic(topic, [particular], locale, talk.turn('').now).text;
      return !text.includes(answer) || Object.keys(learnt).length > 0;
    })
    .map(({ topic, particular }) => `${topic}.${particular}`);
}

describe.each(languages)('questions of our own, %s', (language) => {
  const questions = all.map((it) => questionOf(it, language));

  test('each is one short question, and found again', () => {
    expect(questions.filter((it) => it.length > LONGEST || !/^[\p{L}\d].*[^?\s]\s?\?$/u.test(it))).toEqual([]);
    expect(questions.filter((it, at) => questions.indexOf(it) < at)).toEqual([]);
    expect(questions.map((it) => ownQuestion(it.toLowerCase(), language))).toEqual(all);
  });

  test('is answered by what it heads, and teaches nothing of the home', () => {
    expect(missed(language, process.env.DEEP ? 1 : 9)).toEqual([]);
  });
});

test('what is only like one is none', () => {
  expect(ownQuestion('', 'de')).toBeUndefined();
  expect(ownQuestion('Was kostet eine Wärmepumpe bei uns im Haus?', 'de')).toBeUndefined();
});
