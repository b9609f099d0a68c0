import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import type { AskedTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { allForHome, heatPumpForHome } from '#api/advisor/builtin/sums/home/costs-of-home.ts';
import { heatingOfHome, heatPumpPaidBack } from '#api/advisor/builtin/sums/home/heating-of-home.ts';
import type { AskedOfHome, HomeSum, ReckonedSum, Source } from '#api/advisor/builtin/sums/home/home-sum.ts';
import { homeWriter } from '#api/advisor/builtin/sums/home/home-writer.ts';
import { knownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import {
  batteryOfHome,
  leftOfBill,
  solarCostOfHome,
  solarOfHome,
  systemSizeOfHome,
  yieldOfHome,
} from '#api/advisor/builtin/sums/home/solar-of-home.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { asksWorth } from '#api/advisor/builtin/topics/asked-of-things.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { formatDate, type Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';
import { homeSumTexts } from '#texts/adviser/sums/home/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { sourceName } from '#texts/estimate/source-names/all.ts';

type Reckon = (asked: AskedOfHome) => HomeSum | undefined;
type Thing = 'solar' | 'heatPump';

/** What a topic comes to for a home: of the thing that is meant, or of each. */
interface HomeTopic {
  /** What of the topic such a sum answers. */
  of: readonly Particular[];
  /** Only where it is asked whether that is worth while. */
  ofWorth?: true;
  solar?: Reckon;
  heatPump?: Reckon;
}

const homeTopics: Partial<Record<TopicId, HomeTopic>> = {
  heatPumpCost: { of: ['general', 'size', 'afterGrant'], heatPump: heatPumpForHome },
  solarCost: { of: ['general', 'sizeEffect'], solar: solarCostOfHome },
  costsOverview: { of: ['general', 'allTogether', 'afterGrants'], solar: allForHome },
  oldHouse: { of: ['general', 'myth', 'check'], ofWorth: true, heatPump: heatingOfHome },
  runningCost: { of: ['general', 'yearly', 'cheaperOrNot', 'monthly', 'groundOrAir'], heatPump: heatingOfHome },
  savings: { of: ['general', 'solarSaves', 'heatingSaves'], solar: solarOfHome, heatPump: heatingOfHome },
  payback: { of: ['general', 'claim', 'calculate', 'heatPump'], solar: solarOfHome, heatPump: heatPumpPaidBack },
  solarWorth: { of: ['general', 'investment', 'lowUse'], solar: solarOfHome },
  zeroBill: { of: ['general', 'promise', 'whatRemains'], solar: leftOfBill },
  systemSize: { of: ['general', 'count', 'tooBig'], solar: systemSizeOfHome },
  batterySize: { of: ['general', 'tooBig'], solar: batteryOfHome },
  solarYield: { of: ['general', 'promise', 'place', 'fromPanels'], solar: yieldOfHome },
};

/** What of two things a particular question is about. */
const thingOf: Partial<Record<Particular, Thing>> = {
  solarSaves: 'solar',
  heatingSaves: 'heatPump',
  heatPump: 'heatPump',
};

const heatWords: readonly Concept[] = ['heatPump', 'ground', 'hybrid', 'splitUnit', 'radiator', 'oilGas', 'otherHeat'];

const namesIn = (text: string, language: Language) => {
  const spoken = spokenIn(text, language);
  return (it: Concept) => spoken.has(concepts.indexOf(it));
};

/** The thing a line speaks of; undefined where it is none of the two, or both. */
function thingIn(text: string, language: Language): Thing | undefined {
  const names = namesIn(text, language);
  const [solar, heat] = [names('solar'), heatWords.some(names)];
  return solar === heat ? undefined : solar ? 'solar' : 'heatPump';
}

/** Messages of the visitor by which it is known what "it" is. */
const MESSAGES = 2;

/** The thing that is meant: as asked in particular, as named, or as named a moment ago. */
function thingMeant({ told, text }: AskedTopic, { history, locale: { language } }: AdvisorTurn): Thing | undefined {
  const [first = 'general'] = told;
  const before = history.filter(({ role }) => role === 'user').slice(-MESSAGES);
  const said = [text, ...before.toReversed().map(({ content }) => content)];
  return thingOf[first] ?? said.map((it) => thingIn(it, language)).find((it) => it !== undefined);
}

const [model, rule] = ['ownModel', 'ownRule'] as const;
const { asOf } = figures.modelTilt;

function writeSources(sum: ReckonedSum, { language, market }: Locale): string {
  const texts = figureTexts[language];
  const own = sourceTexts[language][sum.isRule ? rule : model];
  const named = ({ source, asOf: day }: Source) =>
    texts.asOf(sourceName(source, language), formatDate(day, { language, market }));
  const all = [texts.asOf(own, formatDate(asOf, { language, market })), ...sum.sources.map(named)];
  return texts.sources([...new Set(all)].join('; '));
}

const isReckoned = (it: HomeSum): it is ReckonedSum => 'parts' in it;

/** What the home of the visitor makes of a question: sums to be said before its answer, or what is missing, to be said behind it. */
export interface SaidOfHome {
  sums: string[];
  needed: string | undefined;
}

const nothing: SaidOfHome = { sums: [], needed: undefined };

/** What a question comes to with what is known of the home. Nothing is said twice. */
export function sayHomeSum(asked: AskedTopic, amounts: Amounts, turn: AdvisorTurn, locale: Locale): SaidOfHome {
  const { language, market } = locale;
  const found = homeTopics[asked.topic];
  const isMeant = found?.of.some((it) => asked.told.includes(it));
  const isCertain = !asked.isGuess || found?.ofWorth === true;
  const home = isMeant && isCertain ? knownHome(turn.facts, market, turn.now) : undefined;
  if (!found || !home) return nothing;
  const texts = homeSumTexts[language];
  const names = namesIn(asked.text, language);
  if (found.ofWorth && !asksWorth(asked.text, language)) return nothing;
  // Pellets or district heating are no heat pump
  if (names('otherHeat') && !names('heatPump') && !found.solar) return nothing;
  const question: AskedOfHome = {
    kind: names('ground') ? 'ground' : 'air',
    namesCharger: names('charger'),
    home,
    amounts,
    market,
    language,
    texts,
    counted: sumTexts[language],
    write: homeWriter(locale),
  };
  const isOne = found.solar === undefined || found.heatPump === undefined;
  const thing = isOne ? undefined : thingMeant(asked, turn);
  const reckons = [thing === 'heatPump' ? undefined : found.solar, thing === 'solar' ? undefined : found.heatPump];
  const all = reckons.flatMap((it) => it?.(question) ?? []);
  const reckoned = all.filter(isReckoned);
  const isNew = (text: string) => timesSaid(turn.history, [text]) === 0;
  const sums = reckoned.flatMap((it) => {
    const parts = it.parts.filter(isNew);
    return parts.length > 0 ? [`${parts.join(' ')}\n${writeSources(it, locale)}`] : [];
  });
  const [missing] = all.filter((it) => !isReckoned(it));
  const isClear = isOne || thing !== undefined;
  const needed =
    isClear && reckoned.length === 0 && missing && 'needed' in missing ? texts.needed[missing.needed] : undefined;
  return { sums, needed: needed !== undefined && isNew(needed) ? needed : undefined };
}
