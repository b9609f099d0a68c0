import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { fixedPart, timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { hasFailed } from '#api/advisor/builtin/misunderstandings.ts';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { type AskedTopic, titleOf } from '#api/advisor/builtin/say/answer-topic.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { sayTopic } from '#api/advisor/builtin/say/say-topic.ts';
import { generalAdvice, whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import { mattersIn } from '#api/advisor/builtin/say/whom-words/all.ts';
import type { Matter } from '#api/advisor/builtin/say/whom-words/whom-words.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { formatNames } from '#domain/format.ts';
import { type Language, languages, type Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Words; less is hardly a question that was left without an answer, or tells nothing when it is said back. */
const SHORTEST = 4;
const SHORTEST_QUOTE = 2;
/** Characters of a question said back. */
const LONGEST_QUOTE = 90;

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0;
const isLong = ({ text }: Subject) => text.includes('?') && wordsIn(text) >= SHORTEST;

function quoted(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`;
}

/** What was asked, in the visitor's words; of several questions the last, and no name where there is hardly a word. */
function nameOf(subjects: readonly Subject[], language: Language): string {
  const { quote, thisQuestion } = adviserTexts[language];
  const asked = subjects.filter(({ asks, text }) => asks && wordsIn(text) >= SHORTEST_QUOTE).at(-1);
  return asked ? quote(quoted(asked.text.trim())) : thisQuestion;
}

/** Said each time otherwise, with what was not known in it. */
function sayOtherwise<Say extends (...filled: string[]) => string>(
  phrasings: readonly Say[],
  { history }: AdvisorTurn,
): Say {
  return pick(phrasings, timesSaid(history, phrasings.map(fixedPart)));
}

/** The second time running a person is offered. */
function offerPerson({ history, locale: { language } }: AdvisorTurn): string[] {
  const { offerPerson: offers } = adviserTexts[language];
  return hasFailed(history, language) ? [pick(offers, timesSaid(history, offers))] : [];
}

/** Who knows it, unless that was said a moment ago; where nobody is nearer, who advises in general. */
function sayWhom(whom: string | undefined, market: Market, { history, locale: { language } }: AdvisorTurn): string[] {
  const { askThere, askGeneral } = adviserTexts[language];
  const who = whom ?? generalAdvice(market, language);
  const last = history.filter(({ role }) => role === 'assistant').slice(-1);
  if (timesSaid(last, [who]) > 0) return [];
  return [whom ? askThere(whom) : askGeneral(who)];
}

const nearOf = ({ finding }: Subject): readonly TopicId[] => (finding.kind === 'none' ? (finding.near ?? []) : []);

/** When nothing that was asked is known: what it may be about, or honestly nothing, with who knows and what is near. */
export function sayNothingFound(subjects: readonly Subject[], turn: AdvisorTurn, market: Market): string[] {
  const { history, locale, message } = turn;
  const { language } = locale;
  const { unknownTopic, askElse, nearestTopics, offerNear, remarks } = adviserTexts[language];
  const what = nameOf(subjects, language);
  const titlesOf = (topics: readonly TopicId[]) =>
    listChoices(
      topics.map((it) => titleOf(it, language)),
      language,
    );
  const asked = subjects.map(({ text }) => text).join(' ');
  const near = subjects.find(({ finding }) => finding.kind === 'unsure')?.finding;
  if (near?.kind === 'unsure') {
    const whom = whomToAsk(asked, market, turn, near.near[0]);
    const choice = sayOtherwise(nearestTopics, turn)(titlesOf(near.near), what);
    return [whom ? `${choice} ${askElse(whom)}` : choice, ...offerPerson(turn)];
  }
  if (vocabularies[language].aside.test(fold(message)))
    return [sayRemark('offTopic', language, timesSaid(history, remarks.offTopic))];
  const nearby = subjects.map(nearOf).find((it) => it.length > 0) ?? [];
  const parts = [
    sayOtherwise(unknownTopic, turn)(what),
    ...sayWhom(whomToAsk(asked, market, turn), market, turn),
    ...offerPerson(turn),
    ...(nearby.length > 0 ? [offerNear(titlesOf(nearby))] : []),
  ];
  return [parts.join(' ')];
}

/** To who writes in a language that is none of ours, where nothing of it is understood: which ones are. */
export function sayForeign({ heard, locale: { language } }: AdvisorTurn, read: ReadTurn): string[] | null {
  const isUnderstood = Object.keys(read.learnt).length > 0 || read.subjects.some(({ finding }) => isAnswered(finding));
  if (heard?.foreign === undefined || isUnderstood) return null;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const ours = languages.map((it) => names.of(it) ?? it).sort(new Intl.Collator(language).compare);
  return [
    adviserTexts[language].foreignLanguage(names.of(heard.foreign) ?? heard.foreign, formatNames(ours, language)),
  ];
}

/** Who smells gas hears at once what to do, asked or not. */
export function sayDanger(turn: AdvisorTurn, market: Market): string[] {
  const { message, locale } = turn;
  if (!mattersIn(message, locale.language).has('gasSmell')) return [];
  return [sayTopic({ topic: 'boilerBroken', told: ['smell'], likely: [], near: [], text: message }, market, turn)];
}

/** Told without a question. */
const troubles: readonly (readonly Matter[])[] = [['fault'], ['contract'], ['neighbor', 'complaint']];

/** To somebody who tells of a trouble and asks nothing: what they want to know, and who sees to it; it was said once at most. */
export function sayTrouble(turn: AdvisorTurn, market: Market): { text: string; asksItself: boolean } | null {
  const { history, locale, message } = turn;
  const { whatAbout, askThere } = adviserTexts[locale.language];
  const matters = mattersIn(message, locale.language);
  if (!troubles.some((all) => all.every((it) => matters.has(it))) || timesSaid(history, [whatAbout]) > 0) return null;
  const whom = whomToAsk(message, market, turn);
  return { text: whom ? `${whatAbout} ${askThere(whom)}` : whatAbout, asksItself: true };
}

/** What was asked beside the answers: topics beyond the third, and questions that none answers. */
export function sayRest(
  left: readonly AskedTopic[],
  missed: readonly Subject[],
  turn: AdvisorTurn,
  market: Market,
): string[] {
  const { language } = turn.locale;
  const { askedToo, notAnswered, quote, askThere } = adviserTexts[language];
  const titles = [...new Set(left.map(({ topic }) => titleOf(topic, language)))];
  const texts = missed.filter(isLong).map(({ text }) => text);
  const whom = whomToAsk(texts.join(' '), market, turn);
  const quotes = texts.map((text) => quote(quoted(text)));
  return [
    ...(titles.length > 0 ? [askedToo(formatNames(titles, language))] : []),
    ...(quotes.length > 0
      ? [[notAnswered(formatNames(quotes, language)), ...(whom ? [askThere(whom)] : [])].join(' ')]
      : []),
  ];
}
