import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isVerdict } from '#api/reading/extraction/denied.ts';
import { partLeft } from '#api/reading/extraction/held-bill.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isCountedOtherwise } from '#api/reading/extraction/said-of-amount.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

const MONTHS = 12;

const isNotEnergy = (item: Item) => item.isNegated && isAny(item, 'bill', 'power', 'heating');

/** "120, that is the parking lot, not energy": the amount that is held, said of something else. */
function isOfElse(bill: number, clause: Clause, next: Clause | undefined): boolean {
  const isHeld = clause.items.some(({ value = 0 }) => value === bill || value * MONTHS === bill);
  const isOtherwise = quantitiesOf(clause.items).some((it) => isCountedOtherwise(clause.items, it));
  return (
    isHeld &&
    (isOtherwise || some(clause, 'notBill') || isVerdict(next) || (!partLeft(clause) && clause.items.some(isNotEnergy)))
  );
}

const NOT_REACH = 2;
const isRightAfterNot = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - NOT_REACH), at).some((item) => isAny(item, 'neg', 'no'));

/** "Not the heating, the electricity": what the bill that is held is for. */
function otherPart({ clauses, known }: Reading): Pick<ChatFacts, 'energyBillCovers'> {
  const items = clauses.flatMap((clause) => clause.items);
  const says = (concept: 'power' | 'heating', isNot: boolean) =>
    items.some((item, at) => isAny(item, concept) && isRightAfterNot(items, at) === isNot);
  if (known.energyBillCovers === 'heating' && says('heating', true) && says('power', false))
    return { energyBillCovers: 'electricity' };
  if (known.energyBillCovers === 'electricity' && says('power', true) && says('heating', false))
    return { energyBillCovers: 'heating' };
  return {};
}

/** What a message says of the energy costs that are held: that they are for the other part, or no energy costs at all. */
export function deniedBill(reading: Reading, { energyBill: told }: ChatFacts): ChatFacts {
  const { clauses, known } = reading;
  const { energyBill: bill } = known;
  if (bill === undefined || (told !== undefined && told !== bill)) return {};
  const part = otherPart(reading);
  if (part.energyBillCovers) return part;
  return clauses.some((clause, at) => isOfElse(bill, clause, clauses[at + 1])) ? { energyBill: null } : {};
}
