import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';

/** What a message tells of the energy costs beside what is known of them: a bill for the other part is added, one of which nothing is said is for all. */
export function settleBill(learnt: ChatFacts, { energyBill: known, energyBillCovers: before }: KnownFacts): ChatFacts {
  const { energyBill: told, energyBillCovers: part } = learnt;
  if (typeof told !== 'number' || before === undefined || part === before) return learnt;
  const isOther = known !== undefined && part !== undefined;
  return { ...learnt, energyBill: isOther ? known + told : told, energyBillCovers: null };
}
