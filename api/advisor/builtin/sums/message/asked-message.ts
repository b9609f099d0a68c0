import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import type { AskedTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { isRole, type Line, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import type { SumRole } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { type Spoken, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** A sentence as it is read for what it asks to be reckoned. */
export interface AskedSentence {
  text: string;
  line: Line;
  asks: boolean;
  spoken: Spoken;
}

/** A message that asks, with all that a sum for it may be made of. */
export interface AskedMessage extends Asked {
  sentences: readonly AskedSentence[];
  /** What it asks about, and what of it. */
  topics: readonly AskedTopic[];
  amounts: Amounts;
  turn: Pick<AdvisorTurn, 'history' | 'facts' | 'now'>;
  locale: Locale;
}

/** What a message comes to, whatever topic it is of. */
export interface MessageSum extends Sum {
  /** The sentences that ask for it. */
  asked: readonly AskedSentence[];
  /** Topics for which nothing else is reckoned. */
  covers: readonly TopicId[];
  /** What asks for it asks about nothing else, whatever it was taken for. */
  isWhole?: true;
  /** What of a topic need not be told beside it. */
  tells?: Partial<Record<TopicId, readonly Particular[]>>;
}

const readSentence = (text: string, language: Language): AskedSentence => ({
  text,
  line: readLine(text, language),
  asks: isQuestion(text, language),
  spoken: spokenIn(text, language),
});

export const readSentences = (message: string, language: Language): AskedSentence[] =>
  sentencesOf(message, language).map((it) => readSentence(it, language));

export const speaksOf = ({ spoken }: AskedSentence, ...of: readonly Concept[]) =>
  of.some((it) => spoken.has(concepts.indexOf(it)));

export const hasWord = ({ line }: AskedSentence, ...roles: readonly SumRole[]) =>
  line.tokens.some((_, at) => isRole(line, at, ...roles));

/** Whether one of these particulars of a topic is asked for, for certain. */
export const asksFor = ({ topics }: AskedMessage, of: Partial<Record<TopicId, readonly Particular[]>>) =>
  topics.some(({ topic, told, isGuess }) => !isGuess && told.some((it) => of[topic]?.includes(it)));

/** Whether a topic is asked about, for certain or by a guess. */
export const isAbout = ({ topics }: AskedMessage, ...of: readonly TopicId[]) =>
  topics.some(({ topic }) => of.includes(topic));
