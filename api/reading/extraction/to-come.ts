import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';

/** "The heat pump comes in October", "im Oktober kommt": not there before that time. */
export const comesLater = (clause: Clause): boolean =>
  clause.items.some(({ word }) => isWord(word, 'willCome')) &&
  (some(clause, 'later') || clause.items.some(({ word }) => isWord(word, 'monthNames')));
