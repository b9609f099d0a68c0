import type { Chain } from '#api/advisor/builtin/sums/plain/read-chain.ts';
import { isRole, type Line, periodAt } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { sumUnits } from '#api/advisor/builtin/sums/words/sum-words.ts';

/** Words beside a sum that nothing here knows: "wieviel Strom ist das". */
const MOST_UNKNOWN = 1;
/** Words around a sum that stands alone: "so 2340 divided by 3". */
const MOST_ALONE = 3;

interface Part {
  asks: boolean;
  unknown: number;
  words: number;
}

/** Whether a word says nothing but what a sum would answer. */
export const isLight = (line: Line, at: number) =>
  line.tokens[at]?.value !== undefined ||
  periodAt(line, at) !== undefined ||
  isRole(line, at, 'light', 'asks', 'between', 'each', ...sumUnits) ||
  line.amounts.some((it) => at >= it.at && at < it.end);

/** What the words between two places say. */
export function partBetween(line: Line, from: number, to: number): Part {
  const part: Part = { asks: false, unknown: 0, words: to - from };
  for (let at = from; at < to; at++) {
    if (isRole(line, at, 'asks')) part.asks = true;
    if (!isLight(line, at)) part.unknown++;
  }
  return part;
}

const isBreak = (gap: string | undefined) => /[,;:()]/.test(gap ?? '');

/** Places where the sentence goes on after a comma, from a place on. */
function partsAfter(line: Line, from: number): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (let at = from; at <= line.tokens.length; at++) {
    const isEnd = at === line.tokens.length || (at > start && isBreak(line.tokens[at]?.gap));
    if (!isEnd) continue;
    parts.push(partBetween(line, start, at));
    start = at;
  }
  return parts.filter(({ words }) => words > 0);
}

/** From the last comma to a place. */
function partBefore(line: Line, to: number): Part {
  let from = to;
  while (from > 0 && !isBreak(line.tokens[from]?.gap)) from--;
  return partBetween(line, from, to);
}

/** "2x4": rather the size of something. */
const MOST_SIDE = 20;
const isSide = (value: number | undefined) => value !== undefined && value % 1 === 0 && value <= MOST_SIDE;
const isTight = ({ tokens }: Line, from: number, to: number) =>
  tokens.some(
    ({ word }, at) =>
      at > from && at < to && word === 'x' && isSide(tokens[at - 1]?.value) && isSide(tokens[at + 1]?.value),
  );

/** Whether the words around a sum ask what it comes to, and ask nothing else of it. */
export function isAsked(line: Line, { at, end }: Chain): boolean {
  const after = partsAfter(line, end);
  const [next, further] = after;
  const before = partBefore(line, at);
  const asksItself = (part: Part | undefined) => part?.asks === true && part.unknown <= MOST_UNKNOWN;
  const unknown = after.reduce((sum, it) => sum + it.unknown, 0);
  if (asksItself(next) || ((next?.unknown ?? 0) <= MOST_UNKNOWN && asksItself(further))) return true;
  if (asksItself(before) && unknown === 0) return true;
  const most = isTight(line, at, end) ? 0 : MOST_UNKNOWN;
  if (line.mark.includes('?') && unknown <= most && before.unknown <= MOST_UNKNOWN) return true;
  const all = partBetween(line, 0, at);
  const around = all.words + after.reduce((sum, it) => sum + it.words, 0);
  return around <= MOST_ALONE && all.unknown + unknown === 0;
}
