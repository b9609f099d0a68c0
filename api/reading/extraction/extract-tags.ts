import { clausesOf } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { gapsOf, plants } from '#api/reading/extraction/gaps.ts';
import { markOthers } from '#api/reading/extraction/others.ts';
import { SpokenSentence } from '#api/reading/extraction/spoken-sentence.ts';
import type { ChatTags, ConcernTag, InterestTag } from '#domain/chat/tags.ts';
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

function concernsOf(sentence: SpokenSentence): ConcernTag[] {
  const isWorry = sentence.isQuestion || sentence.has('hearsay', 'neg');
  const isOfRoof = sentence.has('roof', 'outage') && !sentence.has(...plants);
  const named = concerns.filter(([, concept]) => sentence.has(concept)).map(([tag]) => tag);
  return isWorry ? named.filter((tag) => tag !== 'performance-reliability' || !isOfRoof) : [];
}

const interestsOf = (sentence: SpokenSentence): InterestTag[] =>
  interests
    .filter(([tag, concept]) => (tag === 'cost-savings' ? sentence.own.saves : sentence.has(concept)))
    .map(([tag]) => tag);

const once = <Tag>(tags: readonly Tag[]): Tag[] => [...new Set(tags)];

/** What matters to the visitor, what worries him, and what he asks about. Time grows with the length of the text alone. */
export function extractTags(text: string, language: Language): ChatTags {
  const clauses = clausesOf(text, language);
  markOthers(clauses, { year: new Date().getFullYear(), isAsked: false });
  const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()].map(
    (part) => new SpokenSentence(part),
  );
  return {
    interests: once(sentences.flatMap(interestsOf)),
    concerns: once(sentences.flatMap(concernsOf)),
    gaps: once(sentences.flatMap(gapsOf)),
  };
}
