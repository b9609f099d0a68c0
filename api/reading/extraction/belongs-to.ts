import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** "Wir zahlen das Haus noch ab". */
export const isPaidOff = (items: readonly Item[], at: number) =>
  isAny(items[at], 'house', 'ownedFlat', 'flat') &&
  items.at(-1)?.word === 'ab' &&
  items.slice(0, at).some(({ word }) => /^(zahle|zahlen|bezahlen|stottern|stottere)$/.test(word));

const belongs = /^(gehort|ghort|appartient|belongs)$/;
const possession = /eigentum|propri[ée]t[ée]|besitz/i;
const owners =
  /^(fondation|caisse|commune|ville|etat|canton|societe|assurance|stiftung|gemeinde|stadt|firma|investor|fonds|pensionskasse|versicherung|kirche|gesellschaft|immobiliengesellschaft|company|foundation|trust)$/;
const cooperative = /^(genossenschaft|genossenschaftswohnung|gemeindebau|sozialwohnung|cooperative|hlm)$/;
/** "It belongs to my parents", "a cooperative". */
export const belongsElsewhere = ({ clauses }: Reading) =>
  clauses.some(
    ({ items, isQuestion }) =>
      !isQuestion &&
      items.some(
        ({ word, raw }) =>
          cooperative.test(word) ||
          ((belongs.test(word) || possession.test(raw)) &&
            items.some((item) => isAny(item, 'other') || owners.test(item.word)) &&
            !items.some((item) => isAny(item, 'self'))),
      ),
  );
const dative = /^(meinen|meiner|meinem|unseren|unserer|den|der|dem|a|aux|au)$/;
const MOST_OTHERS = 5;
/** "My parents'", as an answer. */
export const isOthers = ({ clauses }: Reading) => {
  const items = clauses[0]?.items ?? [];
  const isOf = (word: string, at: number) =>
    dative.test(word) && items.slice(at + 1, at + 3).some((item) => isAny(item, 'other'));
  return items.length <= MOST_OTHERS && items.some(({ word }, at) => isOf(word, at));
};
const ownWords = /^(meins|mir|uns|unser|unsers|unseres|moi|banque|bank)$/;
/** "All mine", "the bank's, above all". */
export const isMine = ({ statements }: Reading) =>
  statements.some(
    ({ items }) => items.length <= 4 && items.some(({ word, isNegated }) => ownWords.test(word) && !isNegated),
  );
