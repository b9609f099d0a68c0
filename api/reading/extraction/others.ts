import { belongsTo } from '#api/reading/extraction/belonging.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { familyOf, fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isConverted, isInstaller, isOldPart, isRun } from '#api/reading/extraction/not-others.ts';
import { markReplaced } from '#api/reading/extraction/replaced.ts';
import { isShapedAsYear } from '#api/reading/extraction/said-years.ts';

const ROLE_REACH = 4;
/** "I am a nurse in Bulle", "we are both retired teachers", but not "I am the caretaker of a block". */
const isOwnTrade = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - ROLE_REACH), at);
  const role = before.findIndex((item, place) => isAny(item, 'roleOf') && isAny(before[place - 1], 'self'));
  const isElse = before.slice(role + 1).some((item) => isAny(item, 'my', 'inPlace', 'about', 'with', 'have'));
  return role >= 0 && !isElse && !isWord(items[at + 1]?.word, 'of', 'ofThe', 'elidedOf');
};
/** A tenant or owner is somebody else, unless it says what the visitor is; "mum has a Zoe" answers for the household. */
const isSomebody = (items: readonly Item[], at: number, isAsked: boolean) =>
  isAny(items[at], 'other') &&
  !(isAsked && at === 0 && isWord(items[0]?.word, 'kinByName')) &&
  !isRun(items, at) &&
  !isOwnTrade(items, at) &&
  !(isConverted(items, at) && isAny(items[at - 1], 'former')) &&
  !(
    isAny(items[at], 'tenant') &&
    (at === 0 ||
      items.length <= 2 ||
      items.slice(Math.max(0, at - 3), at).some((it) => isAny(it, 'roleOf', 'neg', 'self')))
  );
/** "Inherited from grandma", "bought from the neighbour", "the log home my granddad built". */
const isSource = (items: readonly Item[], at: number) =>
  (isAny(items[at + 1], 'built') && items.slice(0, at).some((item) => isAny(item, 'house', 'detached'))) ||
  (items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'from', 'ofThe', 'dating')) &&
    (items.some((item) => isAny(item, 'owner', 'bought', 'district') || isWord(item.word, 'passedOn')) ||
      items.slice(Math.max(0, at - 4), at).some(({ word }) => isWord(word, 'still'))));
/** "I live at my brother's", "I own with my brother a house": what follows in the clause is the visitor's. */
const isCompany = (items: readonly Item[], at: number) =>
  items.slice(0, at).some((item) => isAny(item, 'lives') && !item.isOff) ||
  (items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'with')) &&
    items.slice(0, at).some((item) => isAny(item, 'owner', 'owns', 'bought') && !item.isOff));

/** "The plumber offered me a hundred for it": still of the plumber. */
const isOffered = (items: readonly Item[], at: number) =>
  isAny(items[at], 'self') && isWord(items[at - 1]?.word, 'advises') && items[at - 1]?.isOff === true;

/** "They build behind us". */
const isBesideUs = (items: readonly Item[], at: number) =>
  isAny(items[at], 'self') && (isWord(items[at - 1]?.word, 'besideWhom') || isWord(items[at]?.word, 'besideWhom'));

const HAD_WITHIN = 4;
/** "They've a south roof": not "they have put in a heat pump", which may be ours. */
const isTheirs = (items: readonly Item[]) => {
  const had = items.slice(2, HAD_WITHIN + 1);
  const thing = had.findIndex((item) => familyOf(item));
  return (
    isWord(items[0]?.word, 'theySelves') &&
    isAny(items[1], 'have') &&
    thing >= 0 &&
    had.slice(0, thing).every((item) => isWord(item.word, 'anArticle'))
  );
};

function backToVisitor(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const isOfOther =
    (isWord(items[at - 1]?.word, 'of') && isAny(items[at - 2], 'other')) ||
    (isWord(item?.word, 'ofTheirs') && isAny(items[at - 1], 'other'));
  if (isAny(item, 'my')) return !isOfOther && !items.slice(at + 1, at + 4).some((next) => isAny(next, 'other'));
  if (isOffered(items, at) || isBesideUs(items, at)) return false;
  return isAny(item, 'self', 'ours', 'lets') || (at <= 1 && hasPart(item?.raw, 'atOurPlace'));
}

/** "240 with the flat of my son": where what is his begins, and the sum of it is not. */
const includedFrom = (items: readonly Item[], end: number) =>
  1 +
  items
    .slice(0, end)
    .findLastIndex(({ word }, at) => isWord(word, 'togetherWith') && items[at - 1]?.value !== undefined);

/** Whose a clause is, carried from one to the next. */
interface Scope {
  /** The current one. */
  year: number;
  sentence: number;
  isOther: boolean;
  isFormer: boolean;
  isSold: boolean;
}

const homes = ['house', 'detached', 'villa', 'attached', 'flat', 'ownedFlat', 'condo', 'building'] as const;
const SOLD_REACH = 4;
/** "We have sold the villa in Yvonand": a home that was left. */
const isSoldHome = (items: readonly Item[], at: number) =>
  isAny(items[at], 'sold') &&
  !items[at]?.isNegated &&
  items.slice(0, at).some((item) => isAny(item, 'self')) &&
  items.slice(at + 1, at + SOLD_REACH).some((item) => isAny(item, ...homes));
const anew = ['lives', 'renter', 'renting', 'bought', 'owns'] as const;
/** "… and now we rent": the home of today. */
const livesAnew = (items: readonly Item[]) => items.slice(0, 3).some((item) => isAny(item, ...anew, 'now'));

/** "My brother and I have inherited our parents' house": ours now. */
const isInherited = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'homeNouns') &&
  items.some(({ raw }) => hasPart(raw, 'inherits')) &&
  items.some((item) => isAny(item, 'self') && !item.isOff);

/** "An old house", "ancienne maison, 145 m2": old, not one that was left. */
const isOldHouse = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'oldHouses') &&
  (at === 0 || items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'anArticle')));

/** "Until 2033". */
const isToCome = (item: Item | undefined, year: number) => isShapedAsYear(item) && (item?.value ?? 0) >= year;

function markClause({ items }: Clause, scope: Scope, isShared: boolean, isAsked: boolean): void {
  const isGreeting = items.slice(0, 2).some((item) => isAny(item, 'greets'));
  if (isTheirs(items)) scope.isOther = true;
  items.forEach((item, at) => {
    const isAnother =
      !isGreeting &&
      isSomebody(items, at, isAsked) &&
      !isSource(items, at) &&
      !isInstaller(items, at) &&
      !isInherited(items, at) &&
      !(isShared && isAny(item, 'child'));
    if (isAnother && !isCompany(items, at)) scope.isOther = true;
    else if (backToVisitor(items, at)) scope.isOther = false;
    const count = items[at - 1];
    if (isAnother && count?.value !== undefined) count.isOff = true;
    if (isAnother && belongsTo(items, at))
      for (const owned of items.slice(includedFrom(items, at), at)) owned.isOff = true;
    if (isAny(item, 'now')) scope.isFormer = false;
    if (
      isAny(item, 'former') &&
      !isToCome(items[at + 1], scope.year) &&
      !isAny(items[at + 1], ...fuels) &&
      !isConverted(items, at + 1) &&
      !isInherited(items, at) &&
      !isOldHouse(items, at) &&
      !isOldPart(items, at)
    ) {
      if (!scope.isFormer && isAny(items[0], 'inPlace')) for (const before of items.slice(0, at)) before.isOff = true;
      scope.isFormer = true;
    }
    if (isSoldHome(items, at)) scope.isSold = true;
    else if (isAny(items[at - 1], 'and') && isAny(item, ...anew)) scope.isSold = false;
    item.isOff = scope.isOther || scope.isFormer || scope.isSold;
  });
}

/** Marks what is said of other people and of the past: it teaches nothing. Each sentence begins with the visitor. */
export function markOthers(clauses: readonly Clause[], { year, isAsked }: { year: number; isAsked: boolean }): void {
  const scope: Scope = { year, sentence: -1, isOther: false, isFormer: false, isSold: false };
  const shared = new Set(clauses.filter((clause) => some(clause, 'withUs')).map(({ sentence }) => sentence));
  for (const clause of clauses) {
    const { items, sentence } = clause;
    if (sentence !== scope.sentence)
      Object.assign(scope, {
        sentence,
        isOther: scope.isOther && isAny(items[0], 'third'),
        isFormer: false,
        isSold: false,
      });
    if (livesAnew(items)) scope.isSold = false;
    if (items.some((item) => isAny(item, 'now', 'thisYear'))) scope.isFormer = false;
    if (items.slice(0, 3).some(({ word }) => isWord(word, 'livesNow'))) scope.isFormer = false;
    markClause(clause, scope, shared.has(sentence), isAsked);
    markReplaced(items);
  }
}
