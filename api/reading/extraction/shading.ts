import { type Clause, conceptsOf, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { degreeOf } from '#api/reading/extraction/shade-degree.ts';
import { type ShadeMention, shadeMentionOf } from '#api/reading/extraction/shade-mention.ts';
import { isOfHouse, isOfRoofTalkedOf, namesOwnRoof } from '#api/reading/extraction/shaded-roof.ts';
import type { RoofShading } from '#domain/home/enumerations.ts';

const NEAR = 2;
/** Items; "der Solarteur meint" says who says what follows. */
const SAYING = 4;
/** Of a clause in its sentence. */
interface Place {
  isFirst: boolean;
  isLast: boolean;
  /** What is said before it and does no more than say who speaks. */
  before: readonly Item[];
}

/** Items: "ist verschattet". */
const ELLIPTIC = 3;
/** "Is a shady roof …", but not "il y a de l'ombre". */
const opensAsking = (item: Item | undefined) =>
  isWord(item?.word, 'askingVerbs') ||
  (isAny(item, 'asks', 'opens') && !(isAny(item, 'thereIs') && item?.raw.includes(' ')));
/** "The roof is shaded, does it pay?", "… so is solar out?": what is told stands before the question. */
const tellsBeforeAsking = ({ isQuestion, items }: Clause, { isFirst, isLast }: Place) =>
  !(isQuestion && isLast) && !(isFirst && items.length > ELLIPTIC && opensAsking(items[0]));

/** "He says the roof is too shaded", but not "I said it is". */
const isTheirWord = (items: readonly Item[]) =>
  items.some(
    ({ word }, at) =>
      isWord(word, 'theySay') && !items.slice(Math.max(0, at - NEAR), at).some((item) => isAny(item, 'self')),
  );
/** "Das wird das Dach verschatten". */
const isToCome = (items: readonly Item[]) =>
  items.some(({ word }) => isWord(word, 'toBe')) && items.some(({ word }) => isWord(word, 'toShade'));
/** "Shade is no problem". */
const isWorry = (items: readonly Item[], { isDenied }: ShadeMention) =>
  !isDenied && items.some(({ word }) => isWord(word, 'shadeWorries'));

const isTold = (clause: Clause, place: Place, mention: ShadeMention) =>
  tellsBeforeAsking(clause, place) &&
  !clause.isSupposed &&
  !clause.isHearsay &&
  !clause.isWish &&
  !clause.isPlan &&
  !clause.isSought &&
  !some(clause, 'unknown', 'forget', 'wrong', 'holiday') &&
  !isTheirWord([...place.before, ...clause.items.slice(0, mention.at)]) &&
  !isToCome(clause.items) &&
  !isWorry(clause.items, mention) &&
  !clause.items.some(({ word }) => isWord(word, 'shadeTopics', 'mayBe', 'was', 'whether', 'whenever'));

/** "… so don't sell me solar": what follows from it is said of something else. */
function untilSo(clause: Clause, { at }: ShadeMention): Clause {
  const so = clause.items.findIndex((item, place) => place > at && isAny(item, 'so'));
  const items = so < 0 ? clause.items : clause.items.slice(0, so);
  return so < 0 ? clause : { ...clause, items, concepts: conceptsOf(items) };
}

/** Items; a longer clause says something of its own. */
const MOST_LIMITING = 6;
/** "Shaded, but only in the evening": what narrows it down. */
const limiting = (next: Clause | undefined) =>
  next && next.items.length <= MOST_LIMITING && !shadeMentionOf(next.items) ? next.items : [];

function isOfRoof(reading: Reading, clause: Clause, mention: ShadeMention): boolean {
  if (namesOwnRoof(clause, mention) || isOfHouse(clause, mention)) return true;
  return isOfRoofTalkedOf(reading, clause, mention);
}

/** How much shade lies on the visitor's own roof. What is said last counts. */
export function readShading(reading: Reading): RoofShading | undefined {
  let shading: RoofShading | undefined;
  const isPartly = () => (shading ?? reading.known.roofShading) === 'some';
  for (const clauses of reading.whole.values()) {
    for (const [at, clause] of clauses.entries()) {
      const mention = shadeMentionOf(clause.items);
      const next = clauses[at + 1];
      if (!mention) continue;
      const told = untilSo(clause, mention);
      const saying = clauses[at - 1]?.items ?? [];
      const before = saying.length <= SAYING ? saying : [];
      const place = { isFirst: at === 0, isLast: told === clause && next === undefined, before };
      if (!isTold(told, place, mention) || !isOfRoof(reading, told, mention)) continue;
      const degree = degreeOf(told.items, mention, told === clause ? limiting(next) : []);
      // Said again without a word of how much, it is as much as was told.
      shading = degree === 'plain' ? (isPartly() ? 'some' : 'heavy') : (degree ?? shading);
    }
  }
  return shading;
}
