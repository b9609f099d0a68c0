import type { Concept } from '#api/reading/extraction/concepts.ts';
import type { SpokenSentence } from '#api/reading/extraction/spoken-sentence.ts';
import type { KnowledgeGap } from '#domain/chat/tags.ts';

const gaps: readonly (readonly [KnowledgeGap, Concept])[] = [
  ['costs', 'price'],
  ['subsidies', 'subsidy'],
  ['process', 'steps'],
  ['noise', 'noise'],
  ['tenancy', 'tenancy'],
  ['time', 'when'],
  ['technology', 'how'],
];
const products = [
  'solar',
  'battery',
  'pump',
  'charger',
  'heating',
  'ev',
  'panel',
  'amps',
  'kw',
  'roof',
  'flatRoof',
  'doubt',
  'biomass',
  'gas',
  'oil',
] as const;
export const plants = ['solar', 'battery', 'pump', 'charger'] as const;

const namedIn = (sentence: SpokenSentence) => gaps.filter(([, concept]) => sentence.has(concept)).map(([gap]) => gap);

/** "I don't know who installs that." */
function gapsTold(sentence: SpokenSentence): KnowledgeGap[] {
  const unknown = sentence.unknownPart;
  const isMeant = (gap: KnowledgeGap) => gap !== 'technology' && gap !== 'tenancy';
  return namedIn(unknown).filter((gap) => isMeant(gap) && (gap !== 'costs' || sentence.has(...plants)));
}

/**
 * Who asks whether a landlord must agree, or how long it takes, does not ask for the steps; how long a thing lives is no
 * waiting time.
 */
const isAside = (gap: KnowledgeGap, named: readonly KnowledgeGap[], sentence: SpokenSentence) =>
  (gap === 'time' && sentence.has(...plants) && sentence.says('lasts')) ||
  gap === 'technology' ||
  (gap === 'process' && (named.includes('tenancy') || named.includes('time')));

function gapsAsked(sentence: SpokenSentence): KnowledgeGap[] {
  if (sentence.isQuestion && sentence.begins('asksForTime')) return ['time'];
  const named = namedIn(sentence);
  const special = named.filter((gap) => !isAside(gap, named, sentence));
  if (special.length > 0) return special;
  if (sentence.has('incentive')) return ['subsidies'];
  const isOfProduct = named.length > 0 && sentence.has(...products);
  return isOfProduct || (sentence.has('doubt') && sentence.has(...plants)) ? ['technology'] : [];
}

/** What a sentence asks about, or says not to know. */
export function gapsOf(sentence: SpokenSentence): KnowledgeGap[] {
  const isCurious = sentence.has('wish') && sentence.says('wantsToKnow');
  if (sentence.isQuestion || isCurious) return gapsAsked(sentence);
  if (sentence.has('unknown')) return gapsTold(sentence);
  return sentence.has('noise') && !sentence.has('m2', 'sqft') ? ['noise'] : [];
}
