import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isNoSum } from '#api/reading/extraction/no-sum.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** What energy is paid for. */
export const uses = ['power', 'gas', 'oil', 'propane', 'biomass', 'district', 'heating'] as const;
/** "Heizkosten" are no heating, but paid for it. */
export const paidFor = (item: Item | undefined): (typeof uses)[number] | undefined =>
  hasPart(item?.raw, 'heatingCosts') ? 'heating' : uses.find((use) => isAny(item, use));
export const namesUse = ({ items }: Clause) => items.some(paidFor);

const says = ({ items }: Clause, ...sought: Parameters<typeof isWord>[1][]) =>
  items.some(({ word }) => isWord(word, ...sought));
export const hasNumber = ({ items }: Clause) => items.some(({ value }) => value !== undefined);
/** Clauses before one that may tell what it is for; a sentence without an end has thousands. */
const REACH = 8;
/** The clauses before one in its sentence, the nearest first. */
function earlier(clause: Clause, around: readonly Clause[]): Clause[] {
  const at = around.indexOf(clause);
  return around.slice(Math.max(0, at - REACH), at).reverse();
}

/** "The heating is in the service charge, I pay 210": what is paid together with the home, of which energy is a part. */
export const isPaidWithHome = (clause: Clause, around: readonly Clause[]) =>
  [clause, ...earlier(clause, around)].some((it) => some(it, 'notBill') || says(it, 'paidWithHome'));

/** Whoever tells anew what they pay may mean all of it; what is paid with the home is more than energy. */
const isPaidFor = (named: Clause, clause: Clause) =>
  some(named, 'bill', 'pays') && !some(clause, 'self') && (!says(named, 'paidWithHome') || says(clause, 'ownShare'));

/** "Electricity, that is 45 a month". */
export const isTopic = (named: Clause | undefined, { items }: Clause) =>
  paidFor(named?.items.at(-1)) !== undefined &&
  items.slice(0, 2).some((item) => isAny(item, 'thereIs')) &&
  !items.some(paidFor);

/** "Power is 80 francs and the oil, I paid 2,600": the last word before the comma opens what follows. */
const openedBy = (before: Clause | undefined): Clause | undefined => {
  const last = before?.items.at(-1);
  return before && last && hasNumber(before) && paidFor(last) && !isAny(last, 'bill')
    ? { ...before, items: [last], concepts: last.is }
    : undefined;
};

const PURPOSE = 4;
/** "About 310 on the budget plan, for the oil, that is": what is paid for stands in the clause after. */
export function purposeAfter(clause: Clause, around: readonly Clause[]): Clause | undefined {
  const next = around[around.indexOf(clause) + 1];
  const isPurpose =
    next !== undefined &&
    next.items.length <= PURPOSE &&
    !hasNumber(next) &&
    isWord(next.items[0]?.word, 'forPurpose') &&
    namesUse(next);
  return isPurpose && !namesUse(clause) ? next : undefined;
}

/** "I pay the power myself, about 45": what is paid for stands in a clause before. */
export function subjectOf(clause: Clause, around: readonly Clause[]): Clause | undefined {
  if (namesUse(clause)) return undefined;
  const before = earlier(clause, around);
  const opened = some(clause, 'self') && some(clause, 'pays') ? openedBy(before[0]) : undefined;
  if (opened) return opened;
  const numbered = before.findIndex(hasNumber);
  return before
    .slice(0, numbered < 0 ? before.length : numbered)
    .find((it) => namesUse(it) && (some(it, 'onTop') || isPaidFor(it, clause)));
}

/** "Whether 1,400 a year is realistic": a sum that is asked about, unless it is one's own. */
function isPondered(items: readonly Item[], { at }: Quantity): boolean {
  const whether = items.slice(0, at).findIndex(({ word }) => isWord(word, 'ponders'));
  return whether >= 0 && !items.slice(whether).some((item) => isAny(item, 'self', 'my', 'pays'));
}

const COUNTED_WITHIN = 4;
/** "The 2,400 was litres". */
export function isCountedOtherwise(items: readonly Item[], { end }: Quantity): boolean {
  const next = items.slice(end, end + COUNTED_WITHIN);
  const verb = next.findIndex((item) => isAny(item, 'thereIs') || isWord(item.word, 'was'));
  const isUnit = ({ word }: Item) =>
    isWord(word, 'litres', 'gallons', 'kilowattHours') && !isWord(word, 'elidedArticle');
  return verb >= 0 && next.slice(verb).some(isUnit);
}

/** "They want 780 more of me": paid once, beside what is paid every month. */
function isPaidOnce(items: readonly Item[], { at, end, unit }: Quantity): boolean {
  const isTimed = isPeriod(unit) || items.slice(end, end + 2).some(({ is }) => [...is].some(isPeriod));
  const from = items.slice(0, at).findLastIndex(({ value }) => value !== undefined) + 1;
  const next = items.findIndex(({ value }, place) => place >= end && value !== undefined);
  const around = items.slice(from, next < 0 ? items.length : next);
  return !isTimed && around.some(({ word }) => isWord(word, 'backPayments'));
}

/** A number that is no sum one pays again and again. */
export const isNoPayment = (items: readonly Item[], quantity: Quantity) =>
  isPondered(items, quantity) ||
  isCountedOtherwise(items, quantity) ||
  isPaidOnce(items, quantity) ||
  isNoSum(items, quantity);

/** "190 with the gas": in one sum with what else is paid. */
export const isWithFuel = (items: readonly Item[], { end }: Quantity) =>
  isWord(items[end]?.word, 'with') &&
  items[end + 1]?.value === undefined &&
  paidFor(items[end + 2]) !== undefined &&
  paidFor(items[end + 1]) === undefined;

/** "Oil is 2,600, with electricity it is 3,740": what was named before, or is known, is in it. */
export function isWithOthers({ known, statements }: Reading, clause: Clause): boolean {
  const { items } = clause;
  const isJoined = items.some(
    (item, at) =>
      paidFor(item) !== undefined &&
      [...items.slice(Math.max(0, at - 2), at), items[at + 1]].some((it) => isWord(it?.word, 'with', 'included')),
  );
  if (!isJoined || some(clause, 'heats')) return false;
  const at = statements.indexOf(clause);
  return known.energyBill !== undefined || statements.slice(Math.max(0, at - REACH), at).some(namesUse);
}

/** "2,400 litres": what is burnt. */
export const isBurnt = ({ items }: Clause) =>
  quantitiesOf(items).some(
    ({ unit, end }) => unit === 'otherUnit' && isWord(items[end - 1]?.word, 'litres', 'gallons'),
  );
