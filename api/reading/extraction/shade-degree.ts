import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { ShadeClass } from '#api/reading/extraction/shade-classes.ts';
import type { ShadeMention } from '#api/reading/extraction/shade-mention.ts';
import type { RoofShading } from '#domain/home/enumerations.ts';

const BEFORE = 5;
const AFTER = 3;
const NEAR = 2;

const isOf = (item: Item | undefined, ...classes: readonly ShadeClass[]) => isWord(item?.word, ...classes);
const anyOf = (items: readonly Item[], ...classes: readonly ShadeClass[]) => items.some((it) => isOf(it, ...classes));

/** "After 2 pm", "until ten", "dès 15 heures". */
const isTimed = (items: readonly Item[]) =>
  anyOf(items, 'untils') ||
  items.some((item, at) => isOf(item, 'upTo') && items.slice(at + 1, at + 1 + NEAR).some(isTime)) ||
  items.some((item, at) => isOf(item, 'clocks') && items[at - 1]?.value !== undefined);
const isTime = (item: Item) => item.value !== undefined || isOf(item, 'noons', 'dayParts');

const isHalfDay = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - NEAR), at).some((item) => isOf(item, 'upTo'));
/** "At noon", when it costs most; not "till noon" and "après-midi". */
const isAtNoon = (items: readonly Item[]) => items.some((item, at) => isOf(item, 'noons') && !isHalfDay(items, at));
/** "All day", "the whole year". */
const isAllDay = (items: readonly Item[]) =>
  items.some((item, at) => isOf(item, 'whole') && items.slice(at + 1, at + 1 + NEAR).some((it) => isOf(it, 'day')));

/** "Completely shaded", "all shade", but not "the whole afternoon". */
const isStrong = (items: readonly Item[], { at }: ShadeMention) =>
  items.some(
    (item, place) =>
      place >= at - BEFORE &&
      place <= at + AFTER &&
      (isOf(item, 'strongly') || (isOf(item, 'whole') && place < at && place >= at - NEAR)) &&
      !isOf(items[place + 1], 'dayParts', 'noons', 'winterly'),
  );

const isLimited = (items: readonly Item[]) =>
  anyOf(items, 'partly', 'partShade', 'dayParts', 'winterly', 'smallThings', 'noons') || isTimed(items);

/** "Not always in the shade", but not "absolutely no shade". */
function isStrongDenied(items: readonly Item[], { at, ...mention }: ShadeMention): boolean {
  const from = items.slice(0, at).findLastIndex((item) => isAny(item, 'neg', 'no')) + 1;
  return from > 0 && isStrong(items.slice(from), { ...mention, at: at - from });
}

/** "No shade except from the chimney", "not always in the shade". */
function ofNone(items: readonly Item[], mention: ShadeMention, isExcepted: boolean): RoofShading | undefined {
  if (isExcepted || isStrongDenied(items, mention) || isAllDay(items) || isTimed(items)) return 'some';
  return anyOf(items, 'dayParts', 'noons', 'winterly') ? undefined : 'none';
}

function ofSun(items: readonly Item[], { at, isDenied }: ShadeMention): RoofShading | undefined {
  const isLacking = isDenied || anyOf(items, 'slightly') || items.some(({ word }) => isWord(word, 'scarcely'));
  const isPart = isTimed(items) || anyOf(items, 'dayParts', 'winterly', 'partly');
  if (isLacking || anyOf(items, 'hidesSun')) return isPart ? 'some' : 'heavy';
  return isAllDay(items) || isOf(items[at - 1], 'fully') ? 'none' : undefined;
}

/** How much shade a clause tells of; `after` narrows it down. `plain`: it is shaded, and nobody says how much. */
export function degreeOf(
  items: readonly Item[],
  mention: ShadeMention,
  after: readonly Item[],
): RoofShading | 'plain' | undefined {
  const isExcepted = anyOf([...items.slice(mention.at), ...after], 'saveFor');
  if (mention.kind === 'sun') return ofSun(items, mention);
  if (mention.kind === 'shadeless') return mention.isDenied ? 'some' : ofNone(items, mention, isExcepted);
  if (items.some(({ word }) => isWord(word, 'scarcely'))) return 'some';
  if (mention.isDenied) return ofNone(items, mention, isExcepted);
  const all = [...items, ...after];
  if (anyOf(all, 'slightly', 'partShade')) return 'some';
  if (isStrong(items, mention) || isAllDay(all) || isAtNoon(all)) return 'heavy';
  return isLimited(all) || mention.kind === 'shade' ? 'some' : 'plain';
}
