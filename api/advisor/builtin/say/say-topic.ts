import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Language, Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { type WrittenAnswer, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

export interface AskedTopic {
  topic: TopicId;
  /** What else it may be about, nearest first. */
  near: readonly TopicId[];
  /** The sentence that asks. */
  text: string;
  /** It is only likely that this is meant. */
  isGuess?: boolean;
}

export const titleOf = (topic: TopicId, language: Language): string => topics[language][topic].title;

/** Whom it is said to. */
export interface Listener {
  market: Market;
  language: Language;
  rents?: boolean;
}

/** What the adviser answers about a topic, with its sources as a line of their own. */
export function answerTopic(topic: TopicId, { market, language, rents }: Listener, today: Date): WrittenAnswer {
  return writeAnswer(answerFor(topics[language][topic], market, rents), { language, market }, today);
}

/** Sentences, of which a mere word or two is none of its own. */
const pointsOf = (text: string) => text.match(/.{30,}?[.!?](?=\s|$)|.+$/gsu)?.map((it) => it.trim()) ?? [text];

/** From where on a sentence speaks of what was asked, and not only of the same thing. */
const LEAST_SHARED = 2;
/** Letters in which long words that mean the same begin alike: "Belege", "Belegen". */
const longWords = /(?<!\p{L})\p{L}{5}/gu;

/** What a text speaks of: things that the adviser has a name for, and beginnings of words. */
const spokenOf = (text: string, language: Language): ReadonlySet<string | number> =>
  new Set<string | number>([...spokenIn(text, language), ...(fold(text).match(longWords) ?? [])]);

/** The sentence of an answer that speaks most of what was asked; none where no sentence does. */
function kernelOf(sentences: readonly string[], asked: string, language: Language): string | undefined {
  const wanted = spokenOf(asked, language);
  const shared = sentences.map((it) => [...spokenOf(it, language)].filter((what) => wanted.has(what)).length);
  const most = Math.max(...shared);
  return most >= LEAST_SHARED ? sentences[shared.indexOf(most)] : undefined;
}

const wanted = ['price', 'time'] as const;

/** What an answer does not say that was asked for, and who knows it. */
function sayMissing(asked: string, answer: string, whom: string | undefined, language: Language): string {
  const { missing, askThere } = adviserTexts[language];
  const { wanting } = vocabularies[language];
  const isMissing = (it: (typeof wanted)[number]) =>
    wanting[it].asked.test(fold(asked)) && !wanting[it].told.test(answer);
  const lacks = wanted.filter(isMissing).map((it) => ` ${missing[it]}`);
  return lacks.length > 0 && whom ? `${lacks.join('')} ${askThere(whom)}` : lacks.join('');
}

/** Replies; what was said longer ago may be said again. */
const LATELY = 4;

/** The answer to a topic; said a moment ago, the sentence of it that was asked for; where none is, or it was said, that there is no more. */
function sayKnown({ topic, near, text: asked }: AskedTopic, market: Market, turn: AdvisorTurn): string {
  const { history, locale, facts, now } = turn;
  const { language } = locale;
  const { again, exhausted, askFurther } = adviserTexts[language];
  const whom = whomToAsk(asked, market, turn, topic);
  const further = whom ? ` ${askFurther(whom)}` : '';
  const { text, sources } = answerTopic(topic, { market, language, rents: isTenant(facts) }, now);
  const sentences = pointsOf(text);
  const kernel = kernelOf(sentences, asked, language);
  const nearby =
    near.length > 0
      ? listChoices(
          near.map((it) => titleOf(it, language)),
          language,
        )
      : undefined;
  const lately = history.filter(({ role }) => role === 'assistant').slice(-LATELY);
  const [first = text] = sentences;
  const isFresh = timesSaid(lately, [first, ...sentences.map((it) => again(it, undefined))]) === 0;
  if (isFresh) {
    const answer = `${text}${sayMissing(asked, text, whom, language)}`;
    return sources === null ? answer : `${answer}\n${sources}`;
  }
  if (kernel !== undefined && timesSaid(lately, [again(kernel, undefined)]) === 0)
    return `${again(kernel, nearby)}${further}`;
  const phrases = exhausted.map((it) => it(nearby));
  return `${pick(phrases, timesSaid(history, phrases))}${further}`;
}

/** The answer to a topic; where it is only likely that it is meant, with that said, and what else may be. */
export function sayTopic(asked: AskedTopic, market: Market, turn: AdvisorTurn): string {
  const { language } = turn.locale;
  const { understoodAs, orElse } = adviserTexts[language];
  const { topic, near, isGuess } = asked;
  if (!isGuess) return sayKnown(asked, market, turn);
  const others = near.map((it) => titleOf(it, language));
  const answer = `${understoodAs(titleOf(topic, language))} ${sayKnown({ ...asked, near: [] }, market, turn)}`;
  return others.length > 0 ? `${answer}\n${orElse(listChoices(others, language))}` : answer;
}
