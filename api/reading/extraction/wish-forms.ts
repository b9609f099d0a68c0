import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

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

/** "We have given the heat pump up": done, and a refusal all the same. */
export const isRenounced = (items: readonly Item[]) => items.some(({ word }) => isWord(word, 'renounces'));

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
