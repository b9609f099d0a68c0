import { expect, test } from 'vitest';
import { languages, type Market } from '#domain/place.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';
import { type FigureName, figures } from '#texts/adviser/figures/figures.ts';
import { properNames } from '#texts/adviser/figures/proper-names.ts';
import { sources } from '#texts/adviser/figures/sources.ts';
import { figuresOf, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { answeredMarkets } from '#texts/adviser/topics/topic.ts';

const ids = Object.values(topicGroups).flat();
const answersOf = (answer: Answer | Partial<Record<Market, Answer>>) =>
  typeof answer === 'string' ? [answer] : Object.values(answer);
const all = languages.flatMap((language) =>
  Object.entries(topics[language]).flatMap(([id, topic]) =>
    answersOf(topic.answer).map((answer) => ({ language, id, answer })),
  ),
);
const today = new Date('2026-11-21');

test('there are at least 60 topics, each once', () => {
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(languages)(
  '%s: every topic has a title, questions, other words and an answer for each market',
  (language) => {
    expect(Object.keys(topics[language]).sort()).toEqual([...ids].sort());
    for (const [id, topic] of Object.entries(topics[language])) {
      expect(topic.title, id).not.toBe('');
      expect(topic.questions.length, id).toBeGreaterThanOrEqual(2);
      expect(topic.keywords.split(' ').length, id).toBeGreaterThanOrEqual(5);
      if (typeof topic.answer !== 'string')
        expect(Object.keys(topic.answer).sort(), id).toEqual([...answeredMarkets[language]].sort());
    }
  },
);

test('an answer is two to five sentences', () => {
  const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  const odd = all.filter(({ answer }) => sentences(answer) < 2 || sentences(answer) > 5);
  expect(odd.map(({ language, id }) => `${language} ${id}`)).toEqual([]);
});

test('every figure has a source and a date, and none is from the future', () => {
  for (const [name, { source, asOf }] of Object.entries(figures)) {
    expect(sources[source].de, name).toBeTruthy();
    expect(asOf, name).toMatch(/^(19|20)\d\d(-\d\d){0,2}$/);
    expect(asOf <= '2026-11-21', name).toBe(true);
  }
});

test('an answer with a figure shows its source and date; no brace and no undefined is left', () => {
  for (const { language, id, answer } of all) {
    const written = writeAnswer(answer, { language, market: answeredMarkets[language][0] }, today);
    expect(written.text, id).not.toMatch(/[{}]|undefined|NaN/);
    expect(written.sources === null, id).toBe(figuresOf(answer).length === 0);
    expect(written.sources ?? '', id).not.toMatch(/undefined|Invalid/);
  }
});

test('no figure, source or name stands there unused', () => {
  const said = new Set(all.flatMap(({ answer }) => figuresOf(answer)));
  expect(Object.keys(figures).filter((name) => !said.has(name as FigureName))).toEqual([]);
  const named = new Set(Object.values(figures).map(({ source }) => source as string));
  expect(Object.keys(sources).filter((source) => !named.has(source))).toEqual([]);
  const text = all.map(({ answer }) => answer).join(' ');
  expect(Object.keys(properNames).filter((name) => !text.includes(`{${name}}`))).toEqual([]);
});

test('a figure that no longer holds says so beside its source', () => {
  const answer = topics.de.feedIn.answer;
  const german = typeof answer === 'string' ? answer : answer.de;
  const written = writeAnswer(german, { language: 'de', market: 'de' }, today);
  expect(written.sources).toContain('galt bis 31. Juli 2026');
  const before = writeAnswer(german, { language: 'de', market: 'de' }, new Date('2026-05-01'));
  expect(before.sources).not.toContain('galt bis');
});

test('the American answers say that the federal credits have ended', () => {
  for (const id of [
    'subsidiesOverview',
    'heatPumpSubsidy',
    'solarSubsidy',
    'batterySubsidy',
    'insulationSubsidy',
  ] as const)
    expect(answersOf(topics.en[id].answer).join(), id).toContain('ended on {creditsEnded}');
});
