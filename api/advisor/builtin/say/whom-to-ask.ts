import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { authorityOfTopic } from '#api/advisor/builtin/say/authorities-of-topics.ts';
import { mattersIn } from '#api/advisor/builtin/say/whom-words/all.ts';
import type { Matter } from '#api/advisor/builtin/say/whom-words/whom-words.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { namesThing, type Spoken, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Authority } from '#texts/adviser/authorities/authorities.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const numbersOf = (of: readonly Concept[]) => new Set(of.map((it) => concepts.indexOf(it)));
const isAny = (spoken: Spoken, of: ReadonlySet<number>) => [...spoken].some((it) => of.has(it));

const heating = numbersOf([
  ...(['heatPump', 'radiator', 'oilGas', 'otherHeat', 'hotWater', 'flowTemp', 'heatLoad', 'refrigerant'] as const),
  ...(['cool', 'ground', 'hybrid', 'splitUnit', 'electricHeat'] as const),
]);
const electric = numbersOf(['solar', 'battery', 'charger', 'socket', 'panelBox', 'balcony', 'bidirectional']);
const [charge, car] = [concepts.indexOf('charge'), concepts.indexOf('car')];
/** A realtor charges too, but no car. */
const isElectricIn = (spoken: Spoken) => isAny(spoken, electric) || (spoken.has(charge) && spoken.has(car));
const charging = numbersOf(['charger', 'charge', 'socket']);
/** What those who rent ask of the law. */
const rights = numbersOf(['allowed', 'must', 'law']);

interface Asked {
  spoken: Spoken;
  matters: ReadonlySet<Matter>;
  market: Market;
  facts: KnownFacts;
}

/** Whose work it is; of two trades neither. */
function tradeOf({ spoken }: Asked): Authority | undefined {
  const [isHeating, isElectric] = [isAny(spoken, heating), isElectricIn(spoken)];
  if (isHeating && isElectric) return 'energyAdvice';
  if (isHeating) return 'heating';
  return isElectric ? 'electrician' : undefined;
}

/** Who sees to a fault: the landlord's, the grid's or ours to be repaired. */
function forFault(asked: Asked): Authority {
  if (asked.matters.has('grid')) return 'utility';
  if (isTenant(asked.facts)) return 'landlord';
  const trade = tradeOf(asked);
  return trade === undefined || trade === 'energyAdvice' ? 'installer' : trade;
}

/** What is registered with the grid, and what the municipality permits. */
function forPermit({ spoken, matters, market }: Asked): Authority {
  const ofGrid = matters.has('registering') ? electric : charging;
  return market !== 'us' && isAny(spoken, ofGrid) && !isAny(spoken, heating) ? 'utility' : 'permits';
}

/** Who is nearest to what a question says outright; what is most particular comes first. */
const byMatter: readonly (readonly [Matter, (asked: Asked) => Authority | undefined])[] = [
  ['neighbor', ({ matters }) => (matters.has('complaint') ? 'neighbors' : undefined)],
  ['fault', forFault],
  ['tax', () => 'tax'],
  ['rent', ({ facts }) => (facts.ownsHome ? 'landlords' : 'tenants')],
  ['meeting', ({ facts }) => (isTenant(facts) ? 'tenants' : 'owners')],
  ['letting', ({ facts }) => (isTenant(facts) ? 'tenants' : 'landlords')],
  ['inheritance', () => 'notary'],
  ['grant', () => 'grants'],
  ['insurance', () => 'insurer'],
  ['credit', () => 'bank'],
  ['health', () => 'doctor'],
  ['chimney', () => 'chimney'],
  ['grid', () => 'utility'],
  ['permit', forPermit],
  ['contract', () => 'consumers'],
  ['roof', () => 'roofer'],
  ['us', () => 'us'],
  ['registering', (asked) => (tradeOf(asked) === undefined ? undefined : forPermit(asked))],
  ['appliance', () => 'energyAdvice'],
  ['driving', (asked) => (isElectricIn(asked.spoken) ? undefined : 'motoring')],
];

function byWords(asked: Asked): Authority | undefined {
  for (const [matter, who] of byMatter) {
    const found = asked.matters.has(matter) ? who(asked) : undefined;
    if (found) return found;
  }
  return isTenant(asked.facts) && isAny(asked.spoken, rights) && namesThing(asked.spoken) ? 'tenants' : undefined;
}

/** A trade is known better by what is named than by the topic. */
const trades: readonly (Authority | undefined)[] = ['installer', 'heating', 'electrician', undefined];

function authorityFor(asked: Asked, topic: TopicId | undefined): Authority | undefined {
  const ofTopic = topic && authorityOfTopic(topic);
  const known = trades.includes(ofTopic) ? (tradeOf(asked) ?? ofTopic) : ofTopic;
  const found = byWords(asked) ?? known;
  if (found === 'owners' && isTenant(asked.facts)) return 'tenants';
  return found === 'tenants' && asked.facts.ownsHome ? 'landlords' : found;
}

/** Who advises on a home's energy whatever it is. */
export const generalAdvice = (market: Market, language: Language): string =>
  adviserTexts[language].authorities[market].energyAdvice;

/** Who can answer what was asked, which is about a topic or near it, or goes on with what was said before; as named after "ask"; undefined where that is not clear. */
export function whomToAsk(
  text: string,
  market: Market,
  { history, locale: { language }, facts }: AdvisorTurn,
  topic?: TopicId,
): string | undefined {
  const askedIn = (said: string): Asked => ({
    spoken: spokenIn(said, language),
    matters: mattersIn(said, language),
    market,
    facts,
  });
  const own = askedIn(text);
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isLeaning = own.spoken.size === 0 && own.matters.size === 0 && vocabularies[language].leaning.test(fold(text));
  const who = authorityFor(own, topic) ?? (isLeaning ? authorityFor(askedIn(before), undefined) : undefined);
  return who && adviserTexts[language].authorities[market][who];
}
