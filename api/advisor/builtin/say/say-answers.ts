import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { chooseDetails, likelyDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { hasFailed } from '#api/advisor/builtin/misunderstandings.ts';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { type AskedTopic, titleOf } from '#api/advisor/builtin/say/answer-topic.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { sayTopic } from '#api/advisor/builtin/say/say-topic.ts';
import { whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import { checkSums } from '#api/advisor/builtin/sums/check-sums.ts';
import { type Amounts, readAmounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { saySum } from '#api/advisor/builtin/sums/say-sums.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { formatNames } from '#domain/format.ts';
import type { Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Answers in one message; what is asked beyond is named. */
const MOST_ANSWERS = 3;
/** Words; less is hardly a question that was left without an answer. */
const SHORTEST = 4;
/** Characters of a question said back. */
const LONGEST_QUOTE = 90;

const isLong = ({ text }: Subject) => text.includes('?') && (text.match(/[\p{L}\d]+/gu)?.length ?? 0) >= SHORTEST;

function quoted(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`;
}

/** A topic that is asked about, before what is told of it is chosen. */
type Found = Omit<AskedTopic, 'told' | 'likely'>;

function askedTopic({ text, finding }: Subject): Found[] {
  if (finding.kind === 'found') return [{ topic: finding.topic, near: finding.near, text }];
  if (finding.kind === 'none' || !isAnswered(finding)) return [];
  const [topic, ...near] = finding.near;
  return topic === undefined ? [] : [{ topic, near, text, isGuess: true }];
}

/** Topics with what is told of them: of a topic that is asked about twice, what its first answer does not tell. */
function withTold(found: readonly Found[], { message, locale: { language } }: AdvisorTurn): AskedTopic[] {
  const taken = new Set<string>();
  const place = found.length > 1 ? 'besideOthers' : 'alone';
  return found.flatMap((it): AskedTopic[] => {
    const likely = likelyDetails(it.topic, { text: it.text, message }, language);
    const told = chooseDetails(likely, it.isGuess ? 'besideOthers' : place).filter(
      (one) => !taken.has(`${it.topic}.${one}`),
    );
    for (const one of told) taken.add(`${it.topic}.${one}`);
    return told.length > 0 ? [{ ...it, told, likely }] : [];
  });
}

/** The topics that a message asks about, in the order in which it does. */
function topicsIn(subjects: readonly Subject[]): Found[] {
  const all = subjects.flatMap(askedTopic);
  const certain = new Set(all.filter(({ isGuess }) => !isGuess).map(({ topic }) => topic));
  return all.filter(({ topic, isGuess }) => !isGuess || !certain.has(topic));
}

/** Money from which on a price is the one of an offer. */
const LEAST_OFFER = 3_000;
/** What says what such a thing costs. */
const ofPrices: readonly TopicId[] = ['solarCost', 'heatPumpCost', 'wallboxCost', 'compareQuotes', 'costsOverview'];
/** What an offer is easily taken to ask about. */
const besideOffers: readonly TopicId[] = [
  'savings',
  'payback',
  'solarWorth',
  'batterySize',
  'batteryWorth',
  'batteryCost',
];

/** "10 kWp for 19,900, is that fair?" asks about the offer, whatever stands in it. */
function withOffer(topics: Found[], { money }: Amounts, { message, locale: { language } }: AdvisorTurn): Found[] {
  const isOffer = Math.max(0, ...money) >= LEAST_OFFER && vocabularies[language].judging.test(fold(message));
  if (!isOffer || topics.some(({ topic }) => ofPrices.includes(topic))) return topics;
  const others = topics.filter(({ topic }) => !besideOffers.includes(topic));
  return [{ topic: 'compareQuotes', near: [], text: message }, ...others];
}

/** When nothing that was asked is known: what it may be about, or honestly nothing, and who knows; the second time running a person is offered. */
function sayNothingFound(subjects: readonly Subject[], turn: AdvisorTurn, market: Market): string[] {
  const { history, locale, message } = turn;
  const { language } = locale;
  const { unknownTopic, askThere, askElse, askOtherwise, nearestTopics, offerPerson, remarks } = adviserTexts[language];
  const near = subjects.find(({ finding }) => finding.kind === 'unsure')?.finding;
  const [nearest] = near?.kind === 'unsure' ? near.near : [];
  const whom = whomToAsk(subjects.map(({ text }) => text).join(' '), market, turn, nearest);
  const offered = hasFailed(history, language) ? [offerPerson] : [];
  if (near?.kind === 'unsure') {
    const titles = near.near.map((topic) => titleOf(topic, language));
    const choice = nearestTopics(listChoices(titles, language));
    return [whom ? `${choice} ${askElse(whom)}` : choice, ...offered];
  }
  if (vocabularies[language].aside.test(fold(message)))
    return [sayRemark('offTopic', language, timesSaid(history, remarks.offTopic))];
  const missed = pick(unknownTopic, timesSaid(history, unknownTopic));
  return [[missed, whom ? askThere(whom) : askOtherwise, ...offered].join(' ')];
}

/** What was asked beside the answers: topics beyond the third, and questions that none answers. */
function sayRest(left: readonly AskedTopic[], missed: readonly Subject[], turn: AdvisorTurn, market: Market): string[] {
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

/** The answers to what a message asks, a paragraph each, in its order; none when it asks nothing. */
export function sayAnswers(subjects: readonly Subject[], turn: AdvisorTurn, market: Market): string[] {
  if (subjects.length === 0) return [];
  const locale = { ...turn.locale, market };
  const amounts = readAmounts(turn.message, locale);
  const isAsked = subjects.some(({ asks }) => asks);
  const found = topicsIn(subjects);
  const topics = withTold(isAsked ? withOffer(found, amounts, turn) : found, turn);
  const checked = isAsked ? [checkSums(turn.message, amounts, locale)].filter((it) => it !== null) : [];
  if (topics.length === 0) return checked.length > 0 ? checked : sayNothingFound(subjects, turn, market);
  const missed = subjects.filter((it) => askedTopic(it).length === 0);
  const summed = topics.slice(0, MOST_ANSWERS).flatMap((asked) => {
    const sum = isAsked ? saySum(asked.topic, amounts, locale, turn.now) : null;
    return sum === null ? [sayTopic(asked, market, turn)] : [sum, sayTopic(asked, market, turn)];
  });
  return [...checked, ...summed, ...sayRest(topics.slice(MOST_ANSWERS), missed, turn, market)];
}
