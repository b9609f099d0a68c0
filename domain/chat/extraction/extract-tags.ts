import { type Clause, clausesOf, some } from '#domain/chat/extraction/clauses.ts';
import type { Concept } from '#domain/chat/extraction/concepts.ts';
import { isAny } from '#domain/chat/extraction/items.ts';
import type { ChatTags, ConcernTag, InterestTag, KnowledgeGap } from '#domain/chat/tags.ts';
import type { Language } from '#domain/place.ts';

const interests: readonly (readonly [InterestTag, Concept])[] = [
  ['cost-savings', 'saving'],
  ['environmental-impact', 'climate'],
  ['technology', 'gadget'],
  ['reliability', 'outage'],
];
const concerns: readonly (readonly [ConcernTag, Concept])[] = [
  ['installation-disruption', 'dirt'],
  ['performance-reliability', 'doubt'],
];
const gaps: readonly (readonly [KnowledgeGap, Concept])[] = [
  ['costs', 'price?'],
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
  'doubt',
  'biomass',
  'gas',
  'oil',
] as const;
const plants = ['solar', 'battery', 'pump', 'charger'] as const;
const wantsToKnow = /^(wissen|know|savoir)$/;
const asksForTime = /^(wann|when|quand)$/;

/** The clauses of one sentence. */
class Sentence {
  readonly isQuestion: boolean;

  readonly #clauses: readonly Clause[];

  constructor(clauses: readonly Clause[]) {
    this.#clauses = clauses;
    this.isQuestion = clauses.some((clause) => clause.isQuestion);
  }

  has(...sought: readonly Concept[]): boolean {
    return this.#clauses.some((clause) => some(clause, ...sought));
  }

  says(words: RegExp): boolean {
    return this.#clauses.some(({ items }) => items.some(({ word }) => words.test(word)));
  }

  begins(words: RegExp): boolean {
    return this.#clauses.some(({ items }) => words.test(items[0]?.word ?? ''));
  }

  /** A saving that is meant: not one of CO2, and not the price asked for. */
  get saves(): boolean {
    return this.#clauses.some(({ items }) =>
      items.some(
        (item, at) =>
          item.is.has('saving') && !(this.isQuestion && item.is.has('price?')) && !isAny(items[at - 1], 'climate'),
      ),
    );
  }
}

function gapsOf(sentence: Sentence): KnowledgeGap[] {
  const isToldUnknown = sentence.has('unknown') && !sentence.isQuestion;
  const isCurious = sentence.has('wish') && sentence.says(wantsToKnow);
  if (!sentence.isQuestion && !isToldUnknown && !isCurious) return sentence.has('noise') ? ['noise'] : [];
  if (sentence.isQuestion && sentence.begins(asksForTime)) return ['time'];
  const named = gaps.filter(([, concept]) => sentence.has(concept)).map(([gap]) => gap);
  const special = named.filter((gap) => gap !== 'technology');
  if (isToldUnknown) return special.filter((gap) => gap !== 'tenancy' && (gap !== 'costs' || sentence.has(...plants)));
  if (special.length > 0) return special;
  if (sentence.has('incentive')) return ['subsidies'];
  const isTechnical =
    (named.length > 0 && sentence.has(...products)) || (sentence.has('doubt') && sentence.has(...plants));
  return isTechnical ? ['technology'] : [];
}

function concernsOf(sentence: Sentence): ConcernTag[] {
  const isWorry = sentence.isQuestion || sentence.has('hearsay', 'neg');
  const isOfRoof = sentence.has('roof', 'outage') && !sentence.has(...plants);
  const named = concerns.filter(([, concept]) => sentence.has(concept)).map(([tag]) => tag);
  return isWorry ? named.filter((tag) => tag !== 'performance-reliability' || !isOfRoof) : [];
}

const interestsOf = (sentence: Sentence): InterestTag[] =>
  interests
    .filter(([tag, concept]) => (tag === 'cost-savings' ? sentence.saves : sentence.has(concept)))
    .map(([tag]) => tag);

const once = <Tag>(tags: readonly Tag[]): Tag[] => [...new Set(tags)];

/** What matters to the visitor, what worries him, and what he asks about. Time grows with the length of the text alone. */
export function extractTags(text: string, language: Language): ChatTags {
  const sentences = [...Map.groupBy(clausesOf(text, language), ({ sentence }) => sentence).values()].map(
    (clauses) => new Sentence(clauses),
  );
  return {
    interests: once(sentences.flatMap(interestsOf)),
    concerns: once(sentences.flatMap(concernsOf)),
    gaps: once(sentences.flatMap(gapsOf)),
  };
}
