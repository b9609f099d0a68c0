import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isPeriod, type Period } from '#api/reading/extraction/periods.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import { type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';
import { hasNumber, namesUse, paidFor } from '#api/reading/extraction/said-of-amount.ts';
import type { EnergyBillPart } from '#domain/home/enumerations.ts';

const MONTHS = 12;
const money = ['eur', 'chf', 'usd'] as const;
/** Items of "the 1,440 francs". */
const SUM_ALONE = 4;
const isSumAlone = ({ items }: Clause) =>
  items.length <= SUM_ALONE &&
  items.every((item) => item.value !== undefined || item.is.size === 0 || isAny(item, 'notPlace', ...money));

/** What a sum is said to be for: "the 1,440 are only the heating", "the 1,440, that is only the heating". */
export function namedOf(clause: Clause, around: readonly Clause[]): Clause | undefined {
  if (namesUse(clause) || some(clause, 'heats')) return clause;
  const at = around.indexOf(clause);
  const beside = isSumAlone(clause) ? [around[at + 1], around[at - 1]] : [];
  return beside.find((it) => it && !hasNumber(it) && some(it, 'thereIs') && namesUse(it));
}

/** The time of a sum that is known and said again for what it is. */
export function heldPeriod(
  { known }: Reading,
  { items }: Clause,
  { value, end, unit }: Quantity,
  named: Clause | undefined,
): Period | undefined {
  const isSum = unit === undefined || money.some((it) => it === unit);
  const isTimed = [...(items[end]?.is ?? [])].some(isPeriod);
  if (named === undefined || !isSum || isTimed || value === undefined) return undefined;
  if (value === known.energyBill) return 'perYear';
  return value * MONTHS === known.energyBill ? 'perMonth' : undefined;
}

/** Whether a sentence says again what is known: what stands beside it needs no time of its own. */
export const holdsKnown = (reading: Reading, around: readonly Clause[]) =>
  reading.known.energyBill !== undefined &&
  around.some((clause) =>
    quantitiesOf(clause.items).some((it) => heldPeriod(reading, clause, it, namedOf(clause, around))),
  );

const isOut = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'without')) ||
  (items.some(({ word }) => isWord(word, 'contains')) && items.some((item) => isAny(item, 'neg')));
/** "The 1,440 do not include electricity", "180 without the heating": the part that is left. */
export function partLeft({ items }: Clause): EnergyBillPart | undefined {
  const out = items.find((item, at) => paidFor(item) !== undefined && isOut(items, at));
  return out && (isAny(out, 'power') ? 'heating' : 'electricity');
}

/** "That is only the heating": said of the costs that are known. */
const isOnlyPart = ({ items }: Clause) => {
  const use = items.findIndex(paidFor);
  const only = items.findIndex(({ word }) => isWord(word, 'only'));
  return items.slice(0, 2).some((item) => isAny(item, 'thereIs')) && only >= 0 && only < use;
};

/** "Electricity is on top, 540 a year": added to costs that are known, while nobody said what they are for. */
export const isOnTop = (reading: Reading, clause: Clause | undefined) =>
  reading.known.energyBillCovers === undefined &&
  clause !== undefined &&
  sentenceOf(reading, clause).some((it) => some(it, 'onTop') || (!hasNumber(it) && isOnlyPart(it)));
