import { expect, test } from 'vitest';
import { type Language, languages, markets } from '#domain/place.ts';
import { detailTexts } from '#texts/adviser/details/all.ts';
import { details } from '#texts/adviser/details/ids.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';
import { figuresOf, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import { type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

const today = new Date('2026-11-27');
const ids = Object.values(topicGroups).flat();
const each = ids.flatMap((topic) => details[topic].map((detail) => ({ topic, detail, name: `${topic}.${detail}` })));

interface Said {
  name: string;
  language: Language;
  answer: Answer;
  topic: TopicId;
}

/** What is said of each detail to each reader. */
const all: Said[] = each.flatMap(({ topic, detail, name }) =>
  languages.flatMap((language) => {
    const told = detailTexts[language][topic][detail];
    if (!told) throw new Error(`${name} has no text in ${language}`);
    const answers = markets.flatMap((market) => [answerFor(told, market), answerFor(told, market, true)]);
    return [...new Set(answers)].map((answer) => ({ name, language, answer, topic }));
  }),
);
const failing = (isAmiss: (said: Said) => boolean) =>
  all.filter(isAmiss).map(({ name, language }) => `${language} ${name}`);

test('every topic has details, each once, and none is called general', () => {
  expect(ids.filter((topic) => details[topic].length < 3)).toEqual([]);
  expect(ids.filter((topic) => new Set<string>(details[topic]).size < details[topic].length)).toEqual([]);
  expect(each.filter(({ detail }) => (detail as string) === 'general')).toEqual([]);
});

test('an answer to a particular question is short', () => {
  const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  expect(failing(({ answer }) => sentences(answer) > 4 || answer.length > 600)).toEqual([]);
});

test('it reads as text: no brace is left, nothing undefined', () => {
  const isAmiss = ({ answer, language }: Said) => {
    const { text, sources } = writeAnswer(answer, { language, market: 'de' }, today);
    return /[{}]|undefined|NaN|Invalid/.test(`${text} ${sources}`) || text.length < 40;
  };
  expect(failing(isAmiss)).toEqual([]);
});

test('it says something else than the topic does', () => {
  const general = new Set(
    ids.flatMap((topic) =>
      languages.flatMap((language) => markets.map((market) => answerFor(topics[language][topic], market))),
    ),
  );
  expect(failing(({ answer }) => general.has(answer))).toEqual([]);
});

test('the languages tell the same figures', () => {
  const figuresIn = (language: Language, topic: TopicId, detail: string, market: (typeof markets)[number]) => {
    const told = detailTexts[language][topic][detail];
    return told ? figuresOf(answerFor(told, market)).sort().join(' ') : 'none';
  };
  const differing = each.filter(({ topic, detail }) =>
    markets.some((market) => new Set(languages.map((it) => figuresIn(it, topic, detail, market))).size > 1),
  );
  expect(differing.map(({ name }) => name)).toEqual([]);
});

test('no text shouts', () => {
  expect(failing(({ answer }) => answer.includes('!'))).toEqual([]);
});
