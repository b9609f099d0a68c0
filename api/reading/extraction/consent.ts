import type { Clause } from '#api/reading/extraction/clauses.ts';
import { familyOf } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';

const REQUEST_WITHIN = 4;
/** "Yes, then send me that": agrees to something of its own, and answers no question. */
export function isConsent(clauses: readonly Clause[]): boolean {
  const first = clauses.filter(({ sentence }) => sentence === clauses[0]?.sentence).flatMap(({ items }) => items);
  return (
    isAny(first[0], 'yes') &&
    first.slice(1, REQUEST_WITHIN).some(({ word }) => isWord(word, 'requests')) &&
    !first.some(
      (item) => item.value !== undefined || familyOf(item) || isAny(item, 'ev', 'car', 'owner', 'owns', 'ours'),
    )
  );
}
