import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isTurnedInto } from '#api/reading/extraction/talked-of.ts';

/** "I mean the tax credit", "je veux dire", but not "I mean we want none". */
export const isMeant = (items: readonly Item[], at: number) =>
  (hasPart(items[at]?.raw, 'meansToSay') ||
    (isWord(items[at]?.word, 'means') && items.slice(Math.max(0, at - 2), at).some((item) => isAny(item, 'self')))) &&
  !items.slice(at + 1).some((item) => isAny(item, 'self'));

/** "I'd like to know about subsidies" wants an answer. */
export const wantsAnswer = ({ items }: Clause) => items.some(({ word }) => isWord(word, 'wantsToKnow'));

/** "I asked about the tax credit, not the heat pump": what is talked of, not what there is. */
export const isTalkedOf = (clause: Clause, before: Clause | undefined) => {
  const asks = wantsAnswer(clause) || (before?.sentence === clause.sentence && wantsAnswer(before));
  return saysMeant(clause, before) || (asks && !some(clause, 'have', 'heats'));
};

/** "I mean the tax credit, not the heat pump": of what the talk is. */
export const saysMeant = (clause: Clause, before: Clause | undefined) =>
  [before?.sentence === clause.sentence ? before : undefined, clause].some((it) =>
    it?.items.some((_, at) => isMeant(it.items, at)),
  ) && !some(clause, 'have', 'heats', 'wish', 'interest');

/** "The subsidy we take along", "nehmen wir mit". */
export const isTaken = ({ items }: Clause) =>
  isWord(items.at(-1)?.word, 'takesAlong') &&
  !items.some((item) => isAny(item, 'neg')) &&
  items.some(({ word }) => isWord(word, 'takes'));

/** "With heat pumps you need not come to me": the thing comes first, and what is denied after it. */
export const isDenied = ({ items }: Clause, at: number) =>
  at <= 2 &&
  items.some(({ word }) => hasPart(word, 'wantsThing')) &&
  items.slice(at + 1).some((item) => isAny(item, 'neg') && !isAny(item, 'filler')) &&
  !items.some((item) => isAny(item, 'have', 'thereIs', 'suppose', 'notYet', 'remove'));

/** "No interest in", "kein Bedarf". */
export const isNoInterest = (item: Item) => isAny(item, 'neg') && hasPart(item.raw, 'noInterestIn');

/** "Without a subsidy we can not". */
export const isNeeded = (items: readonly Item[]) =>
  items.slice(0, 3).some(({ word }, at) => isWord(word, 'without') && isAny(items[at + 1], 'incentive')) &&
  items.slice(2).some((item, at, after) => isAny(item, 'neg', 'no') && !isAny(after[at + 1], 'incentive'));

/** "The battery we leave out", "lassen wir weg". */
const isLeftOut = (items: readonly Item[]) =>
  isWord(items.at(-1)?.word, 'leftOut') && items.slice(0, -1).some(({ raw }) => hasPart(raw, 'leavesBe'));

/** "I do not trust heat pumps". */
const isDistrusted = (items: readonly Item[]) =>
  items.some(({ word }) => isWord(word, 'trusts')) && items.some((item) => isAny(item, 'neg'));

/** "We have given the heat pump up": done, and a refusal all the same. */
export const isRenounced = (items: readonly Item[]) =>
  items.some(({ word }) => isWord(word, 'renounces')) || isLeftOut(items) || isDistrusted(items);

const ABOUT_REACH = 3;
/** "I thought of panels". */
const isThoughtOf = (items: readonly Item[], at: number) =>
  items.some(({ word }) => isWord(word, 'thought')) &&
  items.slice(Math.max(0, at - ABOUT_REACH), at).some(({ word }) => isWord(word, 'aboutWhat')) &&
  items.some((item) => isAny(item, 'self'));

/** "The panels will be put up in May". */
const isToBeInstalled = (items: readonly Item[]) => {
  const will = items.findIndex(({ word }) => isWord(word, 'isTurnedInto'));
  return will >= 0 && items.slice(will).some(({ word }) => isWord(word, 'installs'));
};

/** "A battery I still need", "brauch ich noch": the thing comes first. */
const isMissed = (items: readonly Item[], at: number) =>
  at === 0 && items.some((item, place) => isWord(item.word, 'needs') && isAny(items[place + 1], 'self'));

/** "The panels go up as well", "kommt mit drauf". */
export const isPutUp = (items: readonly Item[]) =>
  isWord(items.at(-1)?.word, 'ontoIt') && items.some(({ word }) => isWord(word, 'comesIn'));

/** What is decided, thought of or missing: said to come, without a word of wishing. */
export const isIntended = (clause: Clause, at: number) => {
  const { items } = clause;
  const isOfOthers = some(clause, 'landlord', 'other') && !some(clause, 'self', 'my');
  return (
    !isOfOthers &&
    !items.some((item) => isAny(item, 'neg')) &&
    (isThoughtOf(items, at) ||
      isToBeInstalled(items) ||
      isMissed(items, at) ||
      isPutUp(items) ||
      isTurnedInto(items, at) ||
      (clause.isPlan && isAny(items[at], 'pump') && isWord(items[at - 1]?.word, 'towards')))
  );
};

/** "The battery is too expensive for us." */
export const isTooDear = (items: readonly Item[]) =>
  items.some(({ raw }) => hasPart(raw, 'tooDear', 'expensiveAnyhow')) &&
  items.some(({ raw }) => hasPart(raw, 'tooMuch')) &&
  items.some(({ word }) => isWord(word, 'forUs'));

/** "My HOA said no panels", "the landlord wants none": whoever decides it may refuse what the visitor still wants. */
export const isRefusedByOthers = (items: readonly Item[]) =>
  items.some(
    (item, at) =>
      isAny(item, 'landlord') ||
      isWord(item.word, 'deciders') ||
      (isAny(item, 'owner') && isWord(items[at - 1]?.word, 'theOwner')),
  ) && !items.some((item) => isAny(item, 'self'));
