import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { isPaid } from '#api/advisor/builtin/sums/carried/given.ts';
import { isLight } from '#api/advisor/builtin/sums/plain/is-asked.ts';
import {
  type Amount,
  isRole,
  type Line,
  type Period,
  periodAt,
  readLine,
} from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { SumRole } from '#api/advisor/builtin/sums/words/sum-words.ts';
import type { Language } from '#domain/place.ts';

/** What is asked of figures that were said before. */
export type Wanted =
  | { kind: 'years'; years: number }
  | { kind: 'share'; among: number | undefined }
  | { kind: 'left' }
  | { kind: 'difference' }
  | { kind: 'percent'; percent: number; rises: boolean }
  | { kind: 'perKwh' }
  | { kind: 'period'; period: Period };

export interface FollowUp {
  line: Line;
  wanted: Wanted;
  /** Place from which on it asks. */
  from: number;
  /** It names what is paid for energy. */
  isOfBill: boolean;
}

const MOST_YEARS = 60;
const MOST_SHARERS = 500;
const PERCENT = 100;

type Finder = (line: Line, from: number, asks: boolean) => Wanted | undefined;

const has = (line: Line, from: number, ...roles: readonly SumRole[]) =>
  line.tokens.some((_, at) => at >= from && isRole(line, at, ...roles));
const inTail = ({ amounts }: Line, from: number) => amounts.filter(({ at }) => at >= from);

/** "over ten years". */
const findYears: Finder = (line, from, asks) => {
  const years = inTail(line, from).find(
    ({ unit, at }) => unit === 'years' && (isRole(line, at - 1, 'during') || (asks && isRole(line, at - 1, 'within'))),
  );
  return years && years.value <= MOST_YEARS ? { kind: 'years', years: years.value } : undefined;
};

/** How many share: "six owners", "we are six". */
export function sharersIn(line: Line): number | undefined {
  const sharers = line.amounts.find(({ label, end }) => label !== undefined && isRole(line, end - 1, 'sharers'));
  const among = sharers?.value;
  return among !== undefined && among >= 2 && among <= MOST_SHARERS && among % 1 === 0 ? among : undefined;
}

/** "What does each pay?" */
const findShare: Finder = (line, from) => {
  const isEach = line.tokens.some((_, at) => at >= from && isRole(line, at, 'apiece'));
  return isEach ? { kind: 'share', among: sharersIn(line) } : undefined;
};

const findPercent: Finder = (line, from) => {
  const share = inTail(line, from).find(({ unit }) => unit === 'percent');
  if (!share || share.value <= 0 || share.value > PERCENT) return undefined;
  const rises = has(line, from, 'rises') || isRole(line, share.at - 1, 'more');
  const isOfIt = [share.end, share.end + 1, share.at - 1].some((at) => isRole(line, at, 'of', 'ofIt'));
  return rises || isOfIt ? { kind: 'percent', percent: share.value, rises } : undefined;
};

const findPerKwh: Finder = (line, from) => {
  const isPer = line.tokens.some((_, at) => at >= from && isRole(line, at, 'per') && isRole(line, at + 1, 'kwh'));
  return isPer ? { kind: 'perKwh' } : undefined;
};

const findPeriod: Finder = (line, from) => {
  const found = line.tokens.map((_, at) => (at < from ? undefined : periodAt(line, at)?.[0]));
  const period = found.find((it) => it !== undefined);
  return period && { kind: 'period', period };
};

const finders: readonly Finder[] = [
  findYears,
  findShare,
  findPercent,
  findPerKwh,
  (line, from) => (has(line, from, 'left') ? { kind: 'left' } : undefined),
  (line, from) => (has(line, from, 'difference') ? { kind: 'difference' } : undefined),
  findPeriod,
];

const pieces: Record<Wanted['kind'], readonly SumRole[]> = {
  years: ['during', 'within'],
  share: ['sharers', 'apiece'],
  left: ['left', 'grant', 'less'],
  difference: ['difference', 'offers'],
  percent: ['rises', 'more', 'of', 'ofIt'],
  perKwh: ['per', 'kwh'],
  period: [],
};

/** After the last figure of its own a sentence asks, or all of it does. */
function tailOf({ amounts }: Line): number {
  const own = amounts.filter((it: Amount) => isPaid(it) || it.unit === 'kwh');
  return own.at(-1)?.end ?? 0;
}

/** What a sentence asks of figures that stand before, where it asks nothing else. */
export function readFollowUp(sentence: string, language: Language): FollowUp | undefined {
  const line = readLine(sentence, language);
  const from = tailOf(line);
  const asks = has(line, from, 'asks');
  if (!asks && !line.mark.includes('?') && !isQuestion(sentence, language)) return undefined;
  const wanted = finders.map((find) => find(line, from, asks)).find((it) => it !== undefined);
  if (!wanted) return undefined;
  const isOfBill = has(line, 0, 'bill');
  const isKnown = (at: number) => isLight(line, at) || isRole(line, at, ...pieces[wanted.kind], 'bill');
  const isAll = line.tokens.every((_, at) => at < from || isKnown(at));
  return isAll ? { line, wanted, from, isOfBill } : undefined;
}
