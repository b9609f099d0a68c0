import { type Amount, isMoney, isRole, type Line } from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { Operator } from '#api/advisor/builtin/sums/words/sum-words.ts';

/** What is done with an amount to what stands before it. */
export interface Step {
  /** `at` and `of` are read as times, `spread` as over. */
  operator: Exclude<Operator, 'at' | 'of' | 'spread'>;
  amount: Amount;
  /** "40 litres at 1.10": money, whatever is said of it. */
  isPrice?: boolean;
}

/** "9 times 0.19 times 120". */
export interface Chain {
  first: Amount;
  steps: readonly Step[];
  /** Places of its first word and of the one after its last. */
  at: number;
  end: number;
}

/** Terms; more are a list. */
const MOST_STEPS = 7;
/** Words between two numbers. */
const REACH = 4;
/** Of one. */
const MOST_PRICE = 100;

/** A way, a use and a price. */
const DRIVE_TERMS = 3;

const signs: readonly (readonly [RegExp, Operator])[] = [
  [/^\s*[×*]\s*$/, 'times'],
  [/^\s+[÷/]\s+$|^\s*÷\s*$/, 'over'],
  [/^\s+-\s+$|^\s*−\s*$/, 'less'],
  [/^\s*\+\s*$/, 'more'],
];
const worded = ['times', 'over', 'less', 'more', 'at', 'of', 'spread'] as const;

/** The words between two amounts; none where a stop or something else stands there. */
function operatorsBetween(line: Line, from: number, to: number): Operator[] {
  const found: Operator[] = [];
  for (let at = from; at < to; at++) {
    const said = worded.filter((it) => isRole(line, at, it));
    if (said.length > 0) found.push(...said);
    else if (!isRole(line, at, 'between', 'eur', 'chf', 'usd')) return [];
  }
  return found;
}

const counted: readonly (string | undefined)[] = ['kwh', 'litres', 'gallons', 'km', 'miles', 'm2', 'hours'];

/** "40 litres at 1.10": a price of one of what stands before. */
function isPriceOf({ unit: of, label }: Amount, { unit, value }: Amount): boolean {
  const isPrice = value > 0 && value <= MOST_PRICE && (isMoney(unit) || (unit === undefined && value % 1 !== 0));
  return isPrice && (counted.includes(of) || (label !== undefined && isMoney(unit))) && !isMoney(of);
}

const isShareOf = (one: Amount, other: Amount) => one.unit === 'percent' && other.unit !== 'percent' && other.value > 0;

/** "31,000 over 15 years" and "20,000 by 3", not "18 kWh over 100 km". */
const mayDivide = (one: Amount, other: Amount) =>
  other.value !== 0 && one.per === undefined && other.per === undefined && one.unit !== 'percent';

/** "31,000 over 15 years", not "900 a year over 20 years". */
const LEAST_SPREAD = 2000;
const isSpread = ({ value, period, unit }: Amount, other: Amount) =>
  value >= LEAST_SPREAD &&
  period === undefined &&
  (isMoney(unit) || unit === undefined) &&
  (other.unit === 'years' || other.unit === 'months');

function fits(operator: Operator, one: Amount, other: Amount): boolean {
  if (operator === 'at') return isPriceOf(one, other);
  if (operator === 'of') return isShareOf(one, other) || isShareOf(other, one);
  if (operator === 'spread') return isSpread(one, other);
  return operator !== 'over' || mayDivide(one, other);
}

/** Words that do something with numbers beside others too. */
const weak: readonly Operator[] = ['at', 'of', 'spread'];

function operatorOf(line: Line, one: Amount, other: Amount): Operator | undefined {
  const gapAfter = other.at - one.end;
  if (gapAfter > REACH || gapAfter < 0) return undefined;
  const gap = line.tokens[one.end]?.gap ?? '';
  const sign = signs.find(([shape]) => shape.test(gap))?.[1];
  if (sign) return gapAfter <= 1 ? sign : undefined;
  const gaps = line.tokens.slice(one.end, other.at + 1).map((it) => it.gap);
  const found = operatorsBetween(line, one.end, other.at);
  const isCut = gaps.some(
    (it, place) => /[.!?;:()/\n]/.test(it) || (/,/.test(it) && !(place === 0 && found.length > 0)),
  );
  if (isCut) return undefined;
  // "3 mal zu 400": what is done stands before the price
  const strong = found.filter((it) => !weak.includes(it));
  return (strong.length > 0 ? strong : found).find((it) => fits(it, one, other));
}

/** "63 A", "4 m": of phases, sizes and screws. */
const isSpoilt = (line: Line, { end, unit, label }: Amount) => {
  const at = label === undefined ? end : end - 1;
  const { raw = '', gap = '', word = '' } = line.tokens[at] ?? {};
  const isLetter = word.length > 1 || raw !== 'a' || gap === '';
  return unit === undefined && isLetter && /^ ?$/.test(gap) && isRole(line, at, 'spoils');
};

function asStep(operator: Operator): Step['operator'] {
  if (operator === 'spread') return 'over';
  return operator === 'at' || operator === 'of' ? 'times' : operator;
}

/** "12 panels are 400 each". */
function eachIn(line: Line): Chain | undefined {
  const [first, other, ...more] = line.amounts;
  if (!first || !other || more.length > 0 || isMoney(first.unit) || other.at - first.end > REACH) return undefined;
  const isEach =
    (other.label !== undefined && isRole(line, other.end - 1, 'each')) ||
    isRole(line, other.end, 'each') ||
    isRole(line, other.at - 1, 'each');
  const isCounted = first.label !== undefined && (isMoney(other.unit) || other.unit === undefined);
  return isEach && isCounted
    ? { first, steps: [{ operator: 'times', amount: other, isPrice: true }], at: first.at, end: other.end + 1 }
    : undefined;
}

/** "1,200 kWh per kWp and 24 kWp": so much for each, and how many. */
function rateIn(line: Line): Chain | undefined {
  const [one, other, ...more] = line.amounts;
  if (!one || !other || more.length > 0) return undefined;
  const isRate = (rate: Amount, of: Amount) =>
    rate.each !== undefined && rate.each === of.unit && of.each === undefined;
  const steps = (amount: Amount): Step[] => [{ operator: 'times', amount }];
  if (isRate(one, other)) return { first: other, steps: steps(one), at: one.at, end: other.end };
  return isRate(other, one) ? { first: one, steps: steps(other), at: one.at, end: other.end } : undefined;
}

const isWay = ({ unit, per }: Amount) => (unit === 'km' || unit === 'miles') && per === undefined;
const priceOf = (amounts: readonly Amount[], of: Amount) =>
  amounts.find((it) => isMoney(it.unit) && it.value > 0 && (it.each === undefined || it.each === of.unit));

/** "14,000 km, 17 kWh on 100 km, 30 cents": a way, what it takes, and the price of that. */
function driveIn(line: Line): Chain | undefined {
  const { amounts } = line;
  const [way, use] = [amounts.find(isWay), amounts.find(({ unit, per }) => unit !== undefined && per !== undefined)];
  if (!way || !use || amounts.length > DRIVE_TERMS || isMoney(use.unit)) return undefined;
  const price = priceOf(amounts, use);
  const steps: Step[] = [use, ...(price ? [price] : [])].map((amount) => ({ operator: 'times', amount }));
  const [at, end] = [amounts[0]?.at ?? 0, amounts.at(-1)?.end ?? 0];
  return amounts.length === steps.length + 1 ? { first: way, steps, at, end } : undefined;
}

/** The terms that follow one another from a place on. */
function stepsFrom(line: Line, place: number): Step[] {
  const steps: Step[] = [];
  for (let at = place + 1; at < line.amounts.length; at++) {
    const [before, amount] = [line.amounts[at - 1], line.amounts[at]];
    const operator = before && amount && operatorOf(line, before, amount);
    if (operator === undefined) break;
    steps.push({ operator: asStep(operator), amount: amount as Amount, isPrice: operator === 'at' });
  }
  return steps;
}

function chainOf(line: Line, first: Amount, steps: readonly Step[]): Chain | undefined {
  const all = [first, ...steps.map(({ amount }) => amount)];
  const isSum = steps.length > 0 && !all.some((it) => isSpoilt(line, it));
  return isSum ? { first, steps: [...steps], at: first.at, end: all.at(-1)?.end ?? first.end } : undefined;
}

/** What is done to no number: "28,000 less 4,600 less the quarter of the tax". */
const isUnfinished = (line: Line, { end }: Chain) =>
  /^[ ,]*$/.test(line.tokens[end]?.gap ?? '') && isRole(line, end, 'times', 'over', 'less', 'more');

/** All sums of a sentence, in their order. */
export function readChains(line: Line): Chain[] {
  const drive = driveIn(line);
  if (drive) return [drive];
  const found: Chain[] = [];
  for (let place = 0; place < line.amounts.length; place++) {
    const first = line.amounts[place];
    const steps = stepsFrom(line, place);
    const isList = steps.length > MOST_STEPS;
    const chain = first && !isList ? chainOf(line, first, steps) : undefined;
    if (chain && !isUnfinished(line, chain)) found.push(chain);
    if (chain || isList) place += steps.length;
  }
  if (found.length > 0) return found;
  const other = eachIn(line) ?? rateIn(line);
  return other ? [other] : [];
}
