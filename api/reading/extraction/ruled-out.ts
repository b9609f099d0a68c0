import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';
import { hasPart } from '#api/reading/extraction/is-word.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';

const ruledOut = new Map(Object.values(writing).flatMap((it) => Object.entries(it.ruledOut)));

/** "Laut Abrechnung" is no noise, "Bad Tölz" no bathroom. */
const isAccordingTo = (raw: string, next: string | undefined) =>
  hasPart(raw, 'accordingTo') && /^\p{Lu}/u.test(next ?? '');
export function spelledOut(raw: string, next: string | undefined, is: Concepts): Concepts {
  const isSpa = hasPart(raw, 'spaTowns') && /^\p{Lu}\p{Ll}{2}/u.test(next ?? '') && !hasPart(next, 'sentenceOpeners');
  if (isSpa) return new Set();
  const out = isAccordingTo(raw, next) ? (['noise'] as const) : ruledOut.get(raw.toLowerCase());
  return out ? new Set([...is].filter((concept) => !(out as readonly Concept[]).includes(concept))) : is;
}
