import { isWord } from '#api/reading/extraction/is-word.ts';

type Found = [number, number] | undefined;
type WordAt = (index: number) => string;
type Known = ReadonlyMap<string, number>;

const CENTURY = 100;
/** "Nineteen ninety eight", "twenty twelve", "twenty oh six": a year in two numbers, unless so many years are counted. */
function yearAt(wordAt: WordAt, at: number, known: Known): Found {
  const numberOf = (step: number) => known.get(wordAt(at + step)) ?? 0;
  const [century, next, unit] = [numberOf(0), numberOf(1), numberOf(2)];
  if (century !== 19 && century !== 20) return undefined;
  const isNought = isWord(wordAt(at + 1), 'noughts') && unit > 0 && unit < 10;
  const isTens = next >= 10 && next < CENTURY;
  const hasUnit = isNought || (next >= 20 && unit > 0 && unit < 10);
  const length = hasUnit ? 3 : 2;
  const isCounted = isWord(wordAt(at + length), 'years') || known.has(wordAt(at + length));
  if (isCounted || !(isNought || isTens)) return undefined;
  return [century * CENTURY + (isNought ? 0 : next) + (hasUnit ? unit : 0), length];
}

/** "In oh eight", "since oh two": not one of the digits of a postcode. */
function shortYearAt(wordAt: WordAt, at: number, known: Known): Found {
  const unit = known.get(wordAt(at + 1)) ?? 0;
  const isDated = isWord(wordAt(at - 1), 'datesYears') && isWord(wordAt(at), 'noughts');
  const isDigit = isWord(wordAt(at + 2), 'noughts', 'ones') || known.has(wordAt(at + 2));
  return isDated && unit > 0 && unit < 10 && !isDigit ? [2000 + unit, 2] : undefined;
}

const twoDigits = (wordAt: WordAt, from: number, known: Known): [number, number] => {
  const [tens, unit] = [known.get(wordAt(from)) ?? 0, known.get(wordAt(from + 1)) ?? 0];
  if (tens < 10 || tens >= CENTURY) return [0, 0];
  return tens >= 20 && unit > 0 && unit < 10 ? [tens + unit, 2] : [tens, 1];
};

/** "Ten fifteen years", "thirty forty bucks": two numbers to choose from. */
const isChoice = (low: number, high: number) => high > low && high <= low * 2;
/** "Eighteen fifty feet", "twenty four fifty", "thirteen fifty": hundreds and the rest; what may be one of two numbers only where squares are counted. */
function hundredsAt(wordAt: WordAt, at: number, known: Known): Found {
  const [hundreds, length] = twoDigits(wordAt, at, known);
  const [rest, more] = length > 0 ? twoDigits(wordAt, at + length, known) : [0, 0];
  if (more === 0) return undefined;
  const end = at + length + more;
  const isFeet = isWord(wordAt(isWord(wordAt(end), 'squares') ? end + 1 : end), 'feet');
  const isCounted = known.has(wordAt(end)) || isWord(wordAt(end), 'years') || isChoice(hundreds, rest);
  return isFeet || !isCounted ? [hundreds * CENTURY + rest, length + more] : undefined;
}

/** "Two fifteen", "one ten": a hundred and more, where it is no choice of two. */
function hundredAndTeenAt(wordAt: WordAt, at: number, known: Known): Found {
  const first = isWord(wordAt(at), 'ones') ? 1 : (known.get(wordAt(at)) ?? 0);
  const [rest, length] = twoDigits(wordAt, at + 1, known);
  const isTeen = first > 0 && first < 10 && rest >= 10 && rest < 20 && !isChoice(first, rest);
  const end = at + 1 + length;
  return isTeen && !known.has(wordAt(end)) && !isWord(wordAt(end), 'years')
    ? [first * CENTURY + rest, 1 + length]
    : undefined;
}

/** "Two sixty two seventy": two sums, the first of them. */
function firstOfTwoAt(wordAt: WordAt, at: number, known: Known): Found {
  const numberOf = (step: number) => known.get(wordAt(at + step)) ?? 0;
  const [first, tens, second, more] = [numberOf(0), numberOf(1), numberOf(2), numberOf(3)];
  const isSum = (hundreds: number, rest: number) => hundreds > 0 && hundreds < 10 && rest >= 20 && rest < CENTURY;
  const isTwo = isSum(first, tens) && isSum(second, more);
  return isTwo && second * CENTURY + more > first * CENTURY + tens ? [first * CENTURY + tens, 2] : undefined;
}

/** "A buck fifty", "buck eighty five". */
function slangAt(wordAt: WordAt, at: number, known: Known): Found {
  const buck = isWord(wordAt(at), 'hundredSlang') ? at : at + 1;
  const isOne = buck === at || isWord(wordAt(at), 'agedOnes', 'ones');
  const [rest, length] = twoDigits(wordAt, buck + 1, known);
  return isOne && isWord(wordAt(buck), 'hundredSlang') && length > 0
    ? [CENTURY + rest, buck + 1 - at + length]
    : undefined;
}

/** A number that is said in two: a year, or hundreds and the rest. */
export const pairedAt = (wordAt: WordAt, at: number, known: Known): Found =>
  yearAt(wordAt, at, known) ??
  shortYearAt(wordAt, at, known) ??
  hundredsAt(wordAt, at, known) ??
  hundredAndTeenAt(wordAt, at, known) ??
  firstOfTwoAt(wordAt, at, known) ??
  slangAt(wordAt, at, known);
