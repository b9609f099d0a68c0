import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { type Likely, nearDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { type AskedTopic, answerTopic, titleOf } from '#api/advisor/builtin/say/answer-topic.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Language, Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import type { WrittenAnswer } from '#texts/adviser/figures/write-answer.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Sentences, of which a mere word or two is none of its own; "21. Juli" ends none. */
const pointsOf = (text: string) =>
  text.match(/.{30,}?(?<!\b\d{1,2})[.!?](?=\s|$)|.+$/gsu)?.map((it) => it.trim()) ?? [text];

/** From where on a sentence speaks of what was asked, and not only of the same thing. */
const LEAST_SHARED = 2;
/** Letters in which long words that mean the same begin alike: "Belege", "Belegen". */
const longWords = /(?<!\p{L})\p{L}{5}/gu;

/** What a text speaks of: things that the adviser has a name for, and beginnings of words. */
const spokenOf = (text: string, language: Language): ReadonlySet<string | number> =>
  new Set<string | number>([...spokenIn(text, language), ...(fold(text).match(longWords) ?? [])]);

/** The sentence of an answer that speaks most of what was asked, before all the first, which answers; none where no sentence does. */
function kernelOf(sentences: readonly string[], asked: string, language: Language): string | undefined {
  const wanted = spokenOf(asked, language);
  const shared = sentences.map((it) => [...spokenOf(it, language)].filter((what) => wanted.has(what)).length);
  const [first = 0] = shared;
  const most = Math.max(...shared);
  if (most < LEAST_SHARED) return undefined;
  return first > 0 && most <= first + 1 ? sentences[0] : sentences[shared.indexOf(most)];
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

/** An answer that can be given. */
interface Telling extends WrittenAnswer {
  sentences: readonly string[];
  /** Neither it nor the main point of it was said a moment ago. */
  isFresh: boolean;
}

const repliesLately = ({ history }: AdvisorTurn) => history.filter(({ role }) => role === 'assistant').slice(-LATELY);

function tellingOf(topic: TopicId, told: readonly Particular[], market: Market, turn: AdvisorTurn): Telling {
  const { language } = turn.locale;
  const answer = answerTopic(topic, told, { market, language, rents: isTenant(turn.facts) }, turn.now);
  const sentences = pointsOf(answer.text);
  const { again } = adviserTexts[language];
  const said = [sentences[0] ?? answer.text, ...sentences.map((it) => again(it, undefined))];
  return { ...answer, sentences, isFresh: timesSaid(repliesLately(turn), said) === 0 };
}

/** Again what was said, or that there is no more. */
function sayAgain(
  { topic, near, text: asked }: AskedTopic,
  kernel: string | undefined,
  market: Market,
  turn: AdvisorTurn,
) {
  const { language } = turn.locale;
  const { again, exhausted, askFurther } = adviserTexts[language];
  const whom = whomToAsk(asked, market, turn, topic);
  const titles = near.map((it) => titleOf(it, language));
  const others = titles.length > 0 ? listChoices(titles, language) : undefined;
  const phrases = exhausted.map((it) => it(others));
  const said = kernel === undefined ? pick(phrases, timesSaid(turn.history, phrases)) : again(kernel, others);
  return whom ? `${said} ${askFurther(whom)}` : said;
}

/** How far ahead of all else the likeliest is, where somebody who was told it asks for just that again. */
const AGAIN = 0.5;

const isClear = ([first, second]: readonly Likely[]) =>
  first !== undefined && (second === undefined || first.score >= second.score + AGAIN);

/**
 * What was asked in particular, or the answer to the topic. Of what was said a moment ago no more than the sentence that was asked for: at once where
 * just that is asked again, else when all that is near was told. Where that was said too, all of the topic, or that there is no more, and what is nearest.
 */
function sayKnown(of: AskedTopic, market: Market, turn: AdvisorTurn): string {
  const { topic, near, text: asked, told, likely } = of;
  const { language } = turn.locale;
  const telling = (...particulars: Particular[]) => tellingOf(topic, particulars, market, turn);
  const isFresh = (it: Particular) => telling(it).isFresh;
  const tell = (particulars: Particular[]) => {
    const { text, sources } = telling(...particulars);
    const answer = `${text}${sayMissing(asked, text, whomToAsk(asked, market, turn, topic), language)}`;
    return sources === null ? answer : `${answer}\n${sources}`;
  };
  const meant = told.filter(isFresh);
  if (meant.length > 0) return tell(meant);
  const isAgain = isClear(likely);
  const { sentences } = telling(...told);
  const kernel = kernelOf(sentences, asked, language) ?? (isAgain ? sentences[0] : undefined);
  const isKernelNew =
    kernel !== undefined && timesSaid(repliesLately(turn), [adviserTexts[language].again(kernel, undefined)]) === 0;
  if (isKernelNew && isAgain) return sayAgain(of, kernel, market, turn);
  const another = nearDetails(likely).find(isFresh);
  if (another !== undefined) return tell([another]);
  if (isKernelNew) return sayAgain(of, kernel, market, turn);
  const mayTellAll = likely.some(({ particular }) => particular === 'general');
  if (mayTellAll && isFresh('general')) return tell(['general']);
  const nearest = near.find((it) => tellingOf(it, ['general'], market, turn).isFresh);
  const said = sayAgain({ ...of, near: nearest ? [nearest] : near }, undefined, market, turn);
  if (nearest === undefined || !said.includes(titleOf(nearest, language))) return said;
  const { text, sources } = tellingOf(nearest, ['general'], market, turn);
  return [said, text, ...(sources === null ? [] : [sources])].join('\n');
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
