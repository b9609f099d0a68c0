import type { Clause } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { familyOf } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isMeant } from '#api/reading/extraction/wish-forms.ts';

const REACH = 6;
/** "Auch nicht", "gar nicht" deny as well as a plain "nicht". */
const isNo = (item: Item | undefined) =>
  (isAny(item, 'neg') || (isAny(item, 'no') && hasPart(item?.raw, 'notAtEnd'))) && !isAny(item, 'filler');
/** "Without cellar 130 m²" is short of a cellar alone. */
const WITHOUT_REACH = 1;
const ONLY_REACH = 5;
/** French "ne … que" is "only". */
const isOnly = (items: readonly Item[], at: number) => {
  if (!isWord(items[at]?.word, 'opensOnly')) return false;
  const next = items.slice(at + 1, at + 1 + ONLY_REACH);
  const only = next.findIndex(({ word }) => isWord(word, 'closesOnly'));
  return only >= 0 && !next.slice(0, only).some(isNo);
};

const isCorrection = (items: readonly Item[]) =>
  isWord(items[0]?.word, 'no', 'answersNo') && items.some(({ value }) => value !== undefined);

/** "Keine 80", "plus de 200": the number is all but that. */
const isNearly = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'fewerThan') && items[at + 1]?.value !== undefined;

/** "150 no 105": a no between two numbers takes the first back and denies nothing. */
const isBetweenNumbers = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'no', 'noBetweenNumbers') &&
  items.slice(Math.max(0, at - 2), at).some(({ value }) => value !== undefined) &&
  items.slice(at + 1, at + 4).some(({ value }) => value !== undefined);

/** "Whether we should not change": a no that denies nothing. */
const isPondered = (items: readonly Item[], at: number) =>
  items.slice(0, at).some(({ word }) => isWord(word, 'ponders'));

/** "No, we rent": an answer to what was asked, which denies nothing of what follows. */
const isAnswer = (items: readonly Item[], at: number) =>
  items.slice(0, at).every(({ is }) => is.size === 0) &&
  isAny(items[at], 'no') &&
  (isAny(items[at + 1], 'self', 'my', 'renter', 'renting', 'owns', 'thereIs') ||
    isWord(items[at + 1]?.word, 'itInstead') ||
    isMeant(items, at + 1) ||
    isCorrection(items.slice(at)) ||
    (isWord(items[at]?.word, 'answersNo') && items.slice(at + 2).some((it) => isAny(it, 'have')))) &&
  (!items.slice(at + 2).some(isNo) || isMeant(items, at + 1) || isMeant(items, at + 2));

/** "The battery not at all": a "no" at the end reaches back to the thing before it, not to one of another kind. */
function markBefore(all: readonly Item[]): void {
  const items = isWord(all.at(-1)?.word, 'anyMore') ? all.slice(0, -1) : all;
  const last = items.at(-1);
  if (items.length < 2 || !(isNo(last) || isAny(last, 'no'))) return;
  let family: readonly Concept[] | undefined;
  for (const item of items.slice(-REACH - 1).reverse()) {
    const own = familyOf(item);
    if (isAny(item, 'but') || (isAny(item, 'yes') && item !== last && family) || (family && own && own !== family))
      return;
    family ??= own;
    item.isNegated = true;
  }
}

/** "Electric car no, wall box no" also without a comma: where the last "no" follows its thing, the earlier ones do. */
function markListed(items: readonly Item[]): void {
  if (!isNo(items.at(-1))) return;
  items.forEach((item, at) => {
    if (isNo(item) && familyOf(items[at - 1] ?? item)) markBefore(items.slice(0, at + 1));
  });
}

const MOST_BETWEEN = 4;
/** "Gas haben wir keins", "a heat pump I need none": the thing comes first, and the "none" stands for it. */
function standsForFirst(items: readonly Item[], at: number): boolean {
  const [first, next] = [items[0], items[at + 1]];
  if (!first || at < 2 || at > MOST_BETWEEN || !familyOf(first) || (next && familyOf(next))) return false;
  return (
    isWord(items[at]?.word, 'none') && items.slice(1, at).some((it) => isAny(it, 'have') || isWord(it.word, 'needs'))
  );
}

/** Marks what a "no" reaches: the next thing after it and what is joined to that, or all before it where it comes last. */
export function markNegated({ items }: Clause): void {
  let since = REACH + 1;
  let family: readonly Concept[] | undefined;
  items.forEach((item, at) => {
    const own = familyOf(item);
    if (
      isNo(item) &&
      !isOnly(items, at) &&
      !isAnswer(items, at) &&
      !isPondered(items, at) &&
      !isNearly(items, at) &&
      !isBetweenNumbers(items, at) &&
      !standsForFirst(items, at)
    )
      [since, family] = [isWord(item.word, 'without') ? REACH - WITHOUT_REACH : 0, undefined];
    else if (isAny(item, 'but') || (family && own && own !== family && !isAny(items[at - 1], 'and'))) since = REACH + 1;
    else since++;
    family = !isNo(item) && since > 0 && since <= REACH ? (own ?? family) : family;
    item.isNegated = !isNo(item) && since > 0 && since <= REACH;
  });
  markBefore(items);
  markListed(items);
  const [first] = items;
  if (first && items.some((_, at) => standsForFirst(items, at))) first.isNegated = true;
}
