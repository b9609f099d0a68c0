import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import type { AskedTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { checkAddition } from '#api/advisor/builtin/sums/check-sums.ts';
import { sayMessageSums } from '#api/advisor/builtin/sums/message/say-message-sums.ts';
import { readAmounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { sayOwnSums } from '#api/advisor/builtin/sums/say-own-sums.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { joinTags } from '#domain/chat/tags.ts';
import { type Language, languages, type Market } from '#domain/place.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';
import { testLanguages } from '#tests/languages/all.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { type Asked, historyOf, readDialogues } from '../../scripts/dialogues.ts';

const now = new Date('2026-11-21');
/** Some 2,500 messages, on a machine that does other things too. */
const SLOWEST_MS = 120_000;

/** What is asked where a sum is told: one of the visitor's own, what fits on a roof, the price of a size. */
const asksForSum = [
  'sum',
  'farmRoof.howMuchFits',
  'systemSize.area',
  'batteryCost.general',
  'batteryCost.fairPrice',
  'solarCost.general',
  'wallboxCost.fairQuote',
];

/** A topic as if it had been found, with what was asked of it. */
const found = ({ text, topics, details }: Asked): AskedTopic[] =>
  topics
    .filter((it) => it !== 'sum')
    .map((topic) => ({
      topic: topic as TopicId,
      told: details.flatMap((it) => (it.startsWith(`${topic}.`) ? [it.slice(topic.length + 1) as Particular] : [])),
      ...{ likely: [], near: [], text },
    }));

interface Message {
  text: string;
  market: Market;
  topics?: AskedTopic[];
  history?: readonly ChatMessage[];
}

/** All sums that a message is told, whatever is known. */
function sumsOf({ text, market, topics = [], history = [] }: Message, language: Language): string[] {
  const locale = { language, market };
  const isAsked = /\d/.test(text) && sentencesOf(text, language).some((it) => isQuestion(it, language));
  if (!isAsked) return [];
  const turn = { locale, message: text, history, background: '', facts: {}, tags: joinTags([]), open: [], now };
  const own = sayOwnSums(turn, locale);
  const amounts = readAmounts(own.rest, locale);
  const { said } = sayMessageSums({ text: own.rest, topics, amounts, isAsked }, turn, locale);
  return [...own.said, ...said, checkAddition(text, locale)].filter((it) => it !== null);
}

test.each(languages)(
  '%s: of thousands of messages those are told a sum that ask for one',
  (language) => {
    const dialogues = readDialogues(join(import.meta.dirname, '../../texts/adviser/dialogues'), language);
    const said = dialogues.flatMap(({ market, messages }) =>
      messages.map((it, at) => ({ ...it, market, history: historyOf(messages.slice(0, at)) })),
    );
    const asked = said.map((it) => ({
      text: it.text,
      mayBe: it.asked.some(({ topics, details }) => [...topics, ...details].some((one) => asksForSum.includes(one))),
      sums: sumsOf({ ...it, topics: it.asked.flatMap(found) }, language),
    }));
    const told = trainingCases[language].map((it) => ({
      text: it.text,
      mayBe: testLanguages[language].asksForSum.includes(it.text),
      sums: sumsOf(it, language),
    }));
    const all = [...asked, ...told];
    expect(all.length).toBeGreaterThan(2_000);
    expect(all.filter(({ sums, mayBe }) => sums.length > 0 && !mayBe)).toEqual([]);
    expect(all.filter(({ sums, mayBe }) => sums.length > 0 && mayBe).length).toBeGreaterThanOrEqual(10);
  },
  SLOWEST_MS,
);
