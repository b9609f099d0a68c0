import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { ShadeMention } from '#api/reading/extraction/shade-mention.ts';

const roofs = ['roof', 'flatRoof', 'pitched'] as const;
const sides = ['south', 'north', 'east', 'west', 'level'] as const;
const REACH = 4;
const NEAR = 2;

/** "A lot of shade" is no lot with a house on it. */
const isElse = (item: Item) =>
  (isAny(item, 'notRoof') && !isWord(item.word, 'strongly')) || isWord(item.word, 'elsewhere');
const isRoof = (item: Item) => isAny(item, ...roofs) && !isAny(item, 'notRoof');

/** "The roof of the garage", but not "the garage shades the roof". */
const isOtherRoof = (items: readonly Item[], roof: number, { at }: ShadeMention) =>
  items.some(
    (item, place) => isElse(item) && Math.abs(place - roof) <= REACH && Math.sign(place - at) === Math.sign(roof - at),
  );

/** "A roof in the shade": none in particular, unless the visitor has it. */
const isAnyRoof = ({ items, isQuestion }: Clause, roof: number) =>
  items.slice(Math.max(0, roof - NEAR), roof).some(({ word }) => isWord(word, 'anyRoof')) &&
  (isQuestion || !items.some((item) => isAny(item, 'have', 'my')));

const isOther = (item: Item) => isAny(item, 'other');
/** "The roof is in the shade of the neighbour's house": said of somebody else, who is named behind it alone. */
const isOfTheirCause = (items: readonly Item[], at: number) =>
  items.slice(at).some(isOther) && !items.slice(0, at).some(isOther);

/** "The neighbour's tree shades our roof": his is the tree. Not "the neighbour's roof is shaded", "they have shade on the roof". */
function isOwn(items: readonly Item[], roof: number, { at }: ShadeMention): boolean {
  if (items.slice(Math.max(0, roof - NEAR), roof).some(({ word }) => isWord(word, 'theirRoof'))) return false;
  if (!items[roof]?.isOff) return true;
  if (roof < at) return isOfTheirCause(items, at);
  return items.slice(0, at).some(isOther) && !items.slice(0, at).some((item) => isAny(item, 'have'));
}

/** Whether a clause says it of the visitor's own roof by its name. */
export function namesOwnRoof(clause: Clause, mention: ShadeMention): boolean {
  const { items } = clause;
  const roof = items.findIndex(isRoof);
  const next = items[mention.at + 1];
  // "A flat roof and a shaded yard"
  if (mention.kind === 'shaded' && next && isElse(next)) return false;
  return roof >= 0 && !isOtherRoof(items, roof, mention) && !isAnyRoof(clause, roof) && isOwn(items, roof, mention);
}

/** "Our house lies in the shade of the hill". */
export const isOfHouse = (clause: Clause, { at, kind }: ShadeMention): boolean => {
  const { items } = clause;
  const house = items.findIndex((item) => isWord(item.word, 'plainHouses') && !item.isOff);
  return kind === 'shaded' && house >= 0 && house < at && !isAnyRoof(clause, house) && !items.slice(0, at).some(isElse);
};

const known = [
  ...([...roofs, ...sides, 'facing', 'mainly', 'about', 'no', 'yes', 'neg', 'and', 'but', 'so', 'have'] as const),
  ...(['thereIs', 'filler', 'now', 'inPlace', 'with', 'house', 'there', 'range', 'my'] as const),
] as const;
const isBeside = (item: Item) =>
  item.value !== undefined ||
  isAny(item, ...known) ||
  isWord(item.word, 'besideShade', 'slightly', 'partly', 'strongly', 'whole', 'day', 'fully', 'dayParts', 'noons') ||
  isWord(item.word, 'clocks', 'upTo', 'winterly', 'inThe', 'atThe', 'scarcely', 'materials');

/** What may follow shade: how much, when, and where it comes from. */
const goesOn = (item: Item) =>
  item.value !== undefined ||
  isAny(item, 'inPlace', 'about', 'no', 'neg', ...roofs) ||
  isWord(item.word, 'castBy', 'slightly', 'partly', 'strongly', 'whole', 'dayParts', 'noons', 'upTo', 'winterly') ||
  isWord(item.word, 'of', 'ofThe', 'by', 'from', 'becauseOf');

/** "Shade from the barn", but not "shade on the balcony". */
const isCause = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - NEAR), at).some(({ word }) => isWord(word, 'of', 'ofThe', 'by', 'from', 'becauseOf'));

/** "Shaded in the afternoon", "no shade", "it's shaded by two maples": nothing else is named that may be in the shade. */
function isBare({ items }: Clause, { at, kind }: ShadeMention): boolean {
  const [before, after] = [items.slice(0, at), items.slice(at + 1)];
  const next = kind === 'shade' ? after[0] : undefined;
  return (
    (!items[at]?.isOff || isOfTheirCause(items, at)) &&
    items[0]?.value === undefined &&
    before.every(isBeside) &&
    (next === undefined || goesOn(next)) &&
    !after.some((item, place) => isElse(item) && !isCause(after, place))
  );
}

/** "South, no shade"; noon is the south in French. */
const isAboutRoof = ({ items }: Clause) =>
  items.some((it) => !it.isOff && isAny(it, ...roofs, ...sides, 'solar', 'peakPower') && !isWord(it.word, 'noons'));
const isOfOthers = ({ items }: Clause) => items.some((it) => it.isOff && isAny(it, ...roofs, 'solar'));
/** "The spruce casts shade", "two oaks shade it", but not "… on the terrace". */
const isCast = ({ items }: Clause, { at }: ShadeMention) =>
  (items.some(({ word }) => isWord(word, 'casts')) || isWord(items[at + 1]?.word, 'thatRoof')) &&
  !items.slice(at + 1).some(isElse);
const isOfElse = (clause: Clause, isBefore: boolean) =>
  (some(clause, 'notRoof') || (isBefore && some(clause, 'pump'))) && !some(clause, ...roofs);

/** Whether a clause that names no roof says it of the roof that is talked of. */
export function isOfRoofTalkedOf(reading: Reading, clause: Clause, mention: ShadeMention): boolean {
  const { known: home, asked, clauses, whole } = reading;
  const isAnswer = asked === 'roofType' && isAnswering(reading, clause);
  if (home.homeType === 'apartment' || clause.isQuestion || clause.items.some(isRoof)) return false;
  // Sun is there in every talk of solar power: without a roof it counts as an answer alone.
  if (mention.kind === 'sun') return isAnswer && !clause.items.some(isElse);
  const around = whole.get(clause.sentence) ?? [];
  const isTopic = around.some(({ items }) => items.some(({ word }) => isWord(word, 'shadeTopics')));
  const own = clauses.findIndex(({ items }) => items[0] === clause.items[0]);
  const isElsewhere = clauses.some((it, at) => at !== own && (isOfElse(it, at < own) || isOfOthers(it)));
  if (isTopic || isElsewhere) return false;
  const isThere = isAnswer || home.roofShading !== undefined || around.some(isAboutRoof);
  return isBare(clause, mention) ? isThere || clauses.some(isAboutRoof) : isThere && isCast(clause, mention);
}
