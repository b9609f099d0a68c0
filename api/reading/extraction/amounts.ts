import { isAnswering } from '#api/reading/extraction/answering.ts';
import { isBesideType } from '#api/reading/extraction/beside-type.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { heldPeriod, holdsKnown, namedOf, partLeft } from '#api/reading/extraction/held-bill.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isAmountAlone, isPairTold } from '#api/reading/extraction/lone-amount.ts';
import { moneyIn } from '#api/reading/extraction/market-currency.ts';
import { isShare } from '#api/reading/extraction/other-areas.ts';
import { billsOf, isOfOther, isPeriod, type Period, periodIn, periodOf } from '#api/reading/extraction/periods.ts';
import { isAfterTown, isBeforeTown } from '#api/reading/extraction/place.ts';
import { purposeOf } from '#api/reading/extraction/purpose.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import { type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';
import { isSizeAgain } from '#api/reading/extraction/said-again.ts';
import {
  isBurnt,
  isNoPayment,
  isPaidWithHome,
  isTopic,
  isWithFuel,
  isWithOthers,
  paidFor,
  purposeAfter,
  subjectOf,
  uses,
} from '#api/reading/extraction/said-of-amount.ts';
import { isNoCount, isSaidYear } from '#api/reading/extraction/said-years.ts';
import { timesPaid } from '#api/reading/extraction/times-paid.ts';
import { isUnnamedOfTwo } from '#api/reading/extraction/unnamed-of-two.ts';
import type { EnergyBillPart } from '#domain/home/enumerations.ts';

const currencies = ['eur', 'chf', 'usd'] as const;
const energy = ['bill', 'pump', ...uses] as const;

export interface Amount {
  value: number;
  period: Period | undefined;
  /** What it is paid for, so that electricity and gas are added. */
  use: string;
  /** Undefined where it is for both, or nobody says for what. */
  part: EnergyBillPart | undefined;
  /** What is known already, said again for what it is. */
  isHeld: boolean;
  /** With what was named before it. */
  isWhole: boolean;
  /** Of so many litres: no sum of several. */
  isPrice: boolean;
  /** In one sum with the home. */
  isWithHome: boolean;
  /** "Another hundred", "plus 70 francs": on top of the sum before. */
  isAdded: boolean;
}

const currencyAt = ({ items }: Clause, { at, end, unit }: Quantity) =>
  currencies.find((it) => unit === it || [items[end], items[end - 1], items[at - 1]].some((item) => isAny(item, it)));

const boilers = ['gas', 'oil', 'propane', 'biomass', 'heating'] as const;
/** Items of an answer that is a number with a word or two. */
const SHORT = 4;
/** "Since 2010", "built 1975", "Bj 98", "Heizung Gas 2011", "it was insulated in 2015 from within", "I just said 2008". */
function isYear({ items }: Clause, { at, unit, value = 0 }: Quantity): boolean {
  if (unit !== undefined) return false;
  const isDated = isAny(items[at - 1], 'since', 'built');
  if (value < 100) return isDated;
  const isOfBoiler =
    items.slice(0, at).some((it) => isAny(it, ...boilers)) && !items.some((it) => isAny(it, 'bill', 'pays', 'power'));
  const isShaped = value >= 1950 && value <= 2030 && /^\d{4}$/.test(items[at]?.raw ?? '');
  const isTold = items.length > SHORT && !items.some((it) => isAny(it, ...energy, 'pays', 'perYear', 'perMonth'));
  const isSaid = items.some(({ word }) => isWord(word, 'saidWords'));
  const isFor = isWord(items[at - 1]?.word, 'forPurpose') || isAny(items[at - 1], 'perYear');
  const isOfSum = isFor && items.slice(0, at - 1).some((it) => it.value !== undefined);
  return isShaped && (isDated || isOfBoiler || isTold || isSaid || isOfSum);
}

/** Less is hardly the bill of a month, unless the answer is nothing else. */
const LEAST_BARE = 40;
const ADDED_WITHIN = 3;
const isAdded = ({ items }: Clause, { at }: Quantity) => {
  const from = items.slice(0, at).findLastIndex(({ value }) => value !== undefined) + 1;
  return items.slice(Math.max(from, at - ADDED_WITHIN), at).some(({ word }) => isWord(word, 'plusWords'));
};
const ALONE = 3;
const isAnswer = ({ items }: Clause, { value = 0 }: Quantity) => value >= LEAST_BARE || items.length <= ALONE;

/** A number without a currency is money where a bill is spoken of, or asked for. */
function isBare(reading: Reading, clause: Clause, quantity: Quantity, isBill: boolean, isMonth: boolean): boolean {
  const isPlain = quantity.unit === undefined || isPeriod(quantity.unit);
  const { value = 0 } = quantity;
  if (quantity.unit === undefined && (!isAnswer(clause, quantity) || isSizeAgain(reading, value))) return false;
  const isDate = isYear(clause, quantity) || isSaidYear(clause, quantity.at, sentenceOf(reading, clause));
  if (
    !isPlain ||
    isDate ||
    isNoCount(clause.items, quantity.at) ||
    isWord(clause.items[quantity.end]?.word, 'feet') ||
    (reading.asked === 'energyBill' && isBesideType(reading, clause)) ||
    isAfterTown(reading, clause) ||
    isBeforeTown(clause.items, quantity.at, reading.market)
  )
    return false;
  const isCorrected = sentenceOf(reading, clause).some((it) => some(it, 'wrong') && some(it, ...currencies));
  const isNamed = isMonth || quantity.unit !== undefined || isCorrected || some(clause, ...energy, 'pays');
  return (isBill && isNamed) || (reading.asked === 'energyBill' && isAnswering(reading, clause));
}

/** "2,100 litres, about 2,200 euros". */
function isPrice(clause: Clause, around: readonly Clause[]): boolean {
  const before = around[around.indexOf(clause) - 1];
  const isCounted = before?.items.some(
    (item, at) => item.value !== undefined && isAny(before.items[at + 1], 'otherUnit'),
  );
  return isCounted === true && !some(before, ...currencies) && !some(clause, ...uses);
}

/** "The electricity bill: 95 francs", "oil was 2100 litres, about 2200 euros": what stands before the colon, or before the price of so much. */
function labelOf(clause: Clause, around: readonly Clause[]): Clause | undefined {
  const before = around[around.indexOf(clause) - 1];
  const isLabelled = clause.items[0]?.gap.includes(':') || isPrice(clause, around) || isTopic(before, clause);
  return isLabelled ? before : undefined;
}

const useOfPart = { electricity: 'power', heating: 'heating' } as const;
const fuels = ['gas', 'oil', 'propane', 'biomass', 'district', 'heating', 'heats'] as const;

/** What is paid for where an amount stands, and before the colon of it. */
function partOf({ items }: Clause, quantity: Quantity, label?: Clause): EnergyBillPart | undefined {
  if (isUnnamedOfTwo(items, quantity)) return 'electricity';
  const named = [...items, ...(label?.items ?? [])];
  const isPower = named.some((item) => isAny(item, 'power'));
  const isHeat =
    named.some((item) => isAny(item, ...fuels) || paidFor(item) === 'heating') ||
    (label !== undefined && isBurnt(label));
  return isPower === isHeat ? undefined : isPower ? 'electricity' : 'heating';
}

/** "Heating oil has cost us 2400": what is used up, not what was bought to last. */
const isSpent = ({ items }: Clause, label: readonly Item[] = []) =>
  items.every((item) => !isAny(item, 'notBill') || isWord(item.word, 'hasCost')) &&
  [...items, ...label].some(
    (item) => isAny(item, ...uses) && !isAny(item, 'heating') && !hasPart(item.raw, 'heatingDevices'),
  );

/** "That was a typo, it is 190 a month": what stands after the word is meant. */
const isCorrecting = ({ items }: Clause) => {
  const at = items.findIndex((item) => isAny(item, 'wrong'));
  return at >= 0 && items.slice(0, at).every(({ value }) => value === undefined);
};

const WITHIN = 2;
/** "Power 51 and the heating in the service charge": what is paid with the home is not the sum. */
const isPartWithHome = ({ items }: Clause) => {
  const home = items.findIndex((item) => isAny(item, 'notBill'));
  const sum = items.findIndex(({ value }) => value !== undefined);
  const between = items.slice(sum + 1, home);
  return (
    isWord(items[home]?.word, 'paidWithHome') &&
    sum >= 0 &&
    between.some((item) => isAny(item, 'and')) &&
    between.slice(-WITHIN).some(({ word }) => isWord(word, 'inside'))
  );
};

/** "The rate for the house: 900 a month": said of what stands before the colon. */
const isNoBill = (clause: Clause, around: readonly Clause[]) => {
  const before = around[around.indexOf(clause) - 1];
  const earlier = around.slice(0, around.indexOf(clause));
  const isOfElse =
    earlier.some(
      (it) =>
        some(it, 'charger') ||
        (some(it, 'renting') && some(it, 'years')) ||
        (it.items.some(({ word }) => isWord(word, 'settlements')) && !some(it, 'perYear') && !periodIn([clause])) ||
        (some(it, 'notBill') && (some(clause, 'so') || some(it, 'otherArea'))),
    ) && !earlier.some((it) => some(it, ...energy) && !it.items.some(({ word }) => isWord(word, 'settlements')));
  const isLabelled = clause.items[0]?.gap.includes(':') && some(before, 'notBill');
  return (
    (some(clause, 'notBill') && !isPartWithHome(clause) && !isSpent(clause, labelOf(clause, around)?.items)) ||
    (some(clause, 'wrong') && !isCorrecting(clause)) ||
    ((isLabelled || isOfElse || some(clause, 'battery', 'charger')) && !some(clause, ...energy))
  );
};

const MONTHLY_BELOW = 400;
/** "The Abschlag went up to 145 €": paid every month. */
const isInstalment = ({ items }: Clause, { value = MONTHLY_BELOW, unit, isNegated }: Quantity) =>
  !isNegated && unit !== undefined && value < MONTHLY_BELOW && items.some(({ raw }) => hasPart(raw, 'instalments'));

/** "Heating oil cost us 2600 in 2023": a year that is over is a period. */
const yearIn = (clause: Clause, { at, value }: Quantity): Period | undefined => {
  const isYear = clause.items.some(({ raw }, place) => place !== at && /^20[12]\d$/.test(raw));
  return isYear && value !== undefined && (isSpent(clause) || some(clause, 'bill')) ? 'perYear' : undefined;
};

/** Clauses. */
const CORRECTED_WITHIN = 3;
/** Items of each of them: "no, a month", not "no gas, and it goes up every year". */
const CORRECTED_SHORT = 3;
/** "210 a quarter, no, sorry, a month": the period that stands after the correction, where no other amount does. */
function correctedPeriod({ whole }: Reading, clause: Clause): Period | undefined {
  const around = whole.get(clause.sentence) ?? [];
  const next = around.indexOf(clause) + 1;
  const after = around.slice(next, next + CORRECTED_WITHIN);
  const at = after.findIndex((it) => some(it, 'no', 'wrong'));
  const corrected = at < 0 ? [] : after.slice(at);
  const isPlain = corrected.every(
    ({ items }) => items.length <= CORRECTED_SHORT && items.every(({ value }) => value === undefined),
  );
  return isPlain ? periodIn(corrected) : undefined;
}

/** The amounts of energy bills in a clause; `isMonth` says that they are of a month where a bill is spoken of, and no period is named. */
export function amountsOf(reading: Reading, clause: Clause, isMonth = false): Amount[] {
  const around = sentenceOf(reading, clause);
  if (isNoBill(clause, around) || !clause.items.some(({ value }) => value !== undefined)) return [];
  const isAlone = isAmountAlone(reading, clause) || isPairTold(reading, clause);
  const isAsked = isAlone || reading.asked === 'energyBill';
  const own = moneyIn(reading.market);
  const isOwnSum = some(clause, 'self', 'my') && reading.whole.get(clause.sentence)?.some((it) => some(it, 'pays'));
  const namesBill = isOwnSum === true || around.some((it) => some(it, ...energy, 'pays', own));
  const isWrong = (reading.whole.get(clause.sentence) ?? around).some((it) => some(it, 'wrong'));
  const label = labelOf(clause, around);
  const isWhole = isWithOthers(reading, clause) && !partLeft(clause);
  const isPriceOf = isPrice(clause, around);
  const isWithHome = isPaidWithHome(clause, around);
  const named = namedOf(clause, around);
  const isHeldTold = holdsKnown(reading, around);
  return quantitiesOf(clause.items).flatMap((quantity): Amount[] => {
    const isBill = namesBill || (isWrong && periodOf(clause, quantity) !== undefined);
    const bills = billsOf(clause.items, quantity) * timesPaid(clause, quantity, around);
    const value = quantity.value && quantity.value * bills;
    const { isNegated } = quantity;
    const held = heldPeriod(reading, clause, quantity, named);
    const subject = label ?? (held && named) ?? purposeAfter(clause, around) ?? subjectOf(clause, around);
    const currency = currencyAt(clause, quantity);
    const isMoney = currency
      ? currency === own
      : (held !== undefined && !isYear(clause, quantity)) ||
        isAlone ||
        isBare(reading, clause, quantity, isBill, isMonth || isWrong);
    if (value === undefined || !isMoney) return [];
    const said =
      correctedPeriod(reading, clause) ??
      held ??
      periodOf(clause, quantity) ??
      periodIn(label ? [label] : []) ??
      (isPriceOf ? undefined : periodIn(reading.whole.get(clause.sentence) ?? around)) ??
      yearIn(clause, quantity) ??
      (isMonth ? 'perMonth' : undefined);
    const period = isOfOther(clause, quantity, said, around)
      ? undefined
      : (said ?? (bills > 1 ? 'perYear' : undefined));
    const isTotal = isBill && value >= MONTHLY_BELOW && some(clause, 'so') && some(clause, 'both');
    const left = partLeft((held && named) || clause);
    const use = left ? useOfPart[left] : purposeOf(clause, quantity, subject);
    const isKnown =
      isAsked ||
      isTotal ||
      (isPriceOf && label !== undefined && isBurnt(label) && !isNegated) ||
      isInstalment(clause, quantity) ||
      (isHeldTold && use !== '' && !isNegated) ||
      (said !== undefined && !isNegated && (isBill || currency !== undefined));
    if (!isKnown || isShare(clause.items, quantity) || isNoPayment(clause.items, quantity)) return [];
    const part =
      left ?? (isWhole || isWithFuel(clause.items, quantity) ? undefined : partOf(clause, quantity, subject));
    const isHeld = held !== undefined && !isTotal;
    const isOnTop = isAdded(clause, quantity);
    return [{ value, period, use, part, isHeld, isWhole, isPrice: isPriceOf, isWithHome, isAdded: isOnTop }];
  });
}
