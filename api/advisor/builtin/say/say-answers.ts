import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { chooseDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import { safelyLikely } from '#api/advisor/builtin/details/safely-likely.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import type { AskedTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { sayNothingFound, sayRest } from '#api/advisor/builtin/say/say-missing.ts';
import { sayTopic } from '#api/advisor/builtin/say/say-topic.ts';
import { checkAddition, checkSums } from '#api/advisor/builtin/sums/check-sums.ts';
import { boughtFuel } from '#api/advisor/builtin/sums/fuels.ts';
import { type SaidOfHome, sayHomeSum } from '#api/advisor/builtin/sums/home/say-home-sum.ts';
import { sayMessageSums } from '#api/advisor/builtin/sums/message/say-message-sums.ts';
import { type Amounts, readAmounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { recalledSum } from '#api/advisor/builtin/sums/recalled-sum.ts';
import { type OwnSums, sayOwnSums } from '#api/advisor/builtin/sums/say-own-sums.ts';
import { sayComparedPrices, saySum } from '#api/advisor/builtin/sums/say-sums.ts';
import { wasJustSaid } from '#api/advisor/builtin/sums/was-said.ts';
import { concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Locale } from '#domain/format.ts';
import type { Market } from '#domain/place.ts';
import { asWrittenThere } from '#texts/adviser/figures/write-answer.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Answers in one message; what is asked beyond is named. */
const MOST_ANSWERS = 3;

/** A topic that is asked about, before what is told of it is chosen. */
type Found = Omit<AskedTopic, 'told' | 'likely'>;

function askedTopic({ text, finding }: Subject): Found[] {
  if (finding.kind === 'found') return [{ topic: finding.topic, near: finding.near, text }];
  if (finding.kind === 'none' || !isAnswered(finding)) return [];
  const [topic, ...near] = finding.near;
  return topic === undefined ? [] : [{ topic, near, text, isGuess: true }];
}

/** Topics with what is told of them: of a topic that is asked about twice, what its first answer does not tell. */
function withTold(found: readonly Found[], turn: AdvisorTurn): AskedTopic[] {
  const taken = new Set<string>();
  const place = found.length > 1 ? 'besideOthers' : 'alone';
  return found.flatMap((it): AskedTopic[] => {
    const likely = safelyLikely(it.text, turn)(it.topic);
    const chosen = chooseDetails(likely, place);
    const told = (it.isGuess ? chosen.slice(0, 1) : chosen).filter((one) => !taken.has(`${it.topic}.${one}`));
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

/** "Would we be paying more with the pump?" asks what it costs to run, where nothing surer was heard. */
function asPaying(subject: Subject, { language }: Locale): Subject {
  const { asks, finding, text } = subject;
  const isPaying = asks && finding.kind !== 'found' && vocabularies[language].payingMore.test(fold(text));
  const isOfPump = isPaying && spokenIn(text, language).has(heatPump);
  return isOfPump ? { ...subject, finding: { kind: 'found', topic: 'runningCost', near: [] } } : subject;
}

/** The answers to what a message asks, a paragraph each, in its order; none when it asks nothing. */
export function sayAnswers(heard: readonly Subject[], turn: AdvisorTurn, market: Market): string[] {
  const locale = { ...turn.locale, market };
  const subjects = heard.map((it) => asPaying(it, locale));
  const own = sayOwnSums(turn, locale);
  const open = subjects.filter(({ text }) => !own.answered.has(text));
  const said = open.length === 0 ? own.said : [...own.said, ...sayOpen(open, own, turn, locale)];
  return said.map((it) => asWrittenThere(it, locale));
}

/** What says by itself what named prices come to. */
const besidePrices: readonly TopicId[] = ['runningCost', 'efficiency'];

const heatPump = concepts.indexOf('heatPump');

const noSums: SaidOfHome = { sums: [], needed: undefined };

/** What a question comes to with the amounts it names, with those named before, or else with what is known of the home. */
function sumsBeside(asked: AskedTopic, amounts: Amounts, turn: AdvisorTurn, locale: Locale): SaidOfHome {
  const { topic } = asked;
  const home = sayHomeSum(asked, amounts, turn, locale);
  const isFirst = topic === 'solarYield' || boughtFuel(amounts) !== undefined || amounts.fuelPrice.length > 0;
  if (isFirst && home.sums.length > 0) return home;
  const sum = saySum(topic, amounts, locale, turn.now) ?? recalledSum(topic, amounts, turn, locale);
  return sum === null ? home : { sums: [sum], needed: undefined };
}

/** Sums of a message that no topic asks for by itself: a visitor's own that is checked, and heat at named prices. */
function checkedSums(amounts: Amounts, topics: readonly AskedTopic[], turn: AdvisorTurn, locale: Locale): string[] {
  const isOfPrices = topics.some(({ topic }) => besidePrices.includes(topic));
  const compared = isOfPrices ? null : sayComparedPrices(amounts, locale, turn.now);
  return [checkSums(amounts, locale), checkAddition(turn.message, locale), compared].filter((it) => it !== null);
}

/** Answers to what no sum of the visitor's own answers; a sum is told once, and not again in the next reply. */
function sayOpen(subjects: readonly Subject[], own: OwnSums, turn: AdvisorTurn, locale: Locale): string[] {
  const { market } = locale;
  const amounts = readAmounts(own.rest, locale, turn.facts.currentHeatingSystem);
  const isAsked = subjects.some(({ asks }) => asks);
  const found = topicsIn(subjects);
  const all = withTold(isAsked ? withOffer(found, amounts, turn) : found, turn);
  const message = sayMessageSums({ text: own.rest, topics: all, amounts, isAsked }, turn, locale);
  const topics = all.flatMap((it) => message.left(it) ?? []);
  const checked = isAsked ? checkedSums(amounts, topics, turn, locale) : [];
  const missed = subjects.filter((it) => askedTopic(it).length === 0 && !message.answers(it.text));
  if (topics.length === 0) {
    if (message.said.length > 0) return [...checked, ...message.said, ...sayRest([], missed, turn, market)];
    return own.said.length + checked.length > 0 ? checked : sayNothingFound(subjects, turn, market);
  }
  const isNew = (sum: string) => !wasJustSaid(sum, turn.history) && !own.results.some((it) => sum.includes(it));
  const first = message.said.filter(isNew);
  const told = topics.slice(0, MOST_ANSWERS).map((asked) => {
    const isOwn = isAsked && !message.covers(asked.topic);
    const { sums, needed } = isOwn ? sumsBeside(asked, amounts, turn, locale) : noSums;
    return { said: [...sums.filter(isNew), sayTopic(asked, market, turn)], needed };
  });
  const asking = told.find(({ needed }) => needed !== undefined);
  const summed = told.flatMap((it) => (it === asking && it.needed ? [...it.said, it.needed] : it.said));
  const rest = sayRest(topics.slice(MOST_ANSWERS), missed, turn, market);
  return [...new Set([...checked, ...first, ...summed, ...rest])];
}
