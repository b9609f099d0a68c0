import type { Clause } from '#api/reading/extraction/clauses.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** Items of a sentence that only opens the talk: "thanks", "hm, wait". */
export const OPENING = 3;

/** "No idea, my wife pays it": no answer yet. */
const saysUnknown = (items: Clause['items'], concepts: Clause['concepts']) =>
  concepts.has('unknown') && !items.some(({ value }) => value !== undefined);

/** Whether a clause is of the first sentence that is more than an opening, or of what opens before it: that answers a question. */
export function isAnswering({ clauses }: Reading, { sentence }: Clause): boolean {
  const end = clauses.findIndex(({ items, concepts }) => items.length > OPENING && !saysUnknown(items, concepts));
  const last = clauses[end < 0 ? clauses.length - 1 : end]?.sentence ?? 0;
  return sentence >= (clauses[0]?.sentence ?? 0) && sentence <= last;
}
