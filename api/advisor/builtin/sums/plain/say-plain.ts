import { isAsked } from '#api/advisor/builtin/sums/plain/is-asked.ts';
import { type Chain, readChains } from '#api/advisor/builtin/sums/plain/read-chain.ts';
import {
  type Amount,
  isMoney,
  isRole,
  type Line,
  periodAt,
  readLine,
} from '#api/advisor/builtin/sums/plain/read-line.ts';
import { type Reckoned, reckon, reckonGrouped, yearsOf } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { termWriter, told, writeTerms } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import type { SumUnit } from '#api/advisor/builtin/sums/words/sum-words.ts';
import type { Locale } from '#domain/format.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

/** Beyond it a number is no result of a sum. */
const NEAR = 2;
/** A round number is meant as about what it says. */
const EXACT = 0.015;
/** A number without places after the point may be a rounded one, within so much of it. */
const ROUGH = 0.06;
const MONTHS = 12;

const valuesOf = ({ first, steps }: Chain) => [first.value, ...steps.map(({ amount }) => amount.value)];
/** A time is no result of a sum. */
const noResults: readonly (SumUnit | undefined)[] = ['percent', 'hours', 'days', 'months', 'years'];

/** What the visitor takes the sum for: the next number, or the one before, that may be its result. */
function saidResult(line: Line, chain: Chain, value: number): Amount | undefined {
  const { at, end } = chain;
  const terms = valuesOf(chain);
  const after = line.amounts.filter((it) => it.at >= end);
  const before = line.amounts.filter((it) => it.end <= at && isMoney(it.unit)).toReversed();
  return [...after, ...before].find(
    (it) =>
      !noResults.includes(it.unit) &&
      !terms.includes(it.value) &&
      it.each === undefined &&
      it.value >= value / NEAR &&
      it.value <= value * NEAR,
  );
}

function isRight(said: number, value: number): boolean {
  const isRounded = said === Math.round(value) && Math.abs(said - value) <= ROUGH * value;
  return isRounded || Math.abs(said - value) <= EXACT * value;
}

/** "31,000 over 15 years, a month?": of a year so far. */
function withMonths(line: Line, chain: Chain): Chain {
  const last = chain.steps.at(-1);
  const isYearly = last?.operator === 'over' && last.amount.unit === 'years';
  const asksMonths = line.tokens.some((_, at) => at >= chain.end && periodAt(line, at)?.[0] === 'month');
  if (!isYearly || !asksMonths) return chain;
  const amount = { ...last.amount, value: MONTHS, unit: 'months' as const };
  return { ...chain, steps: [...chain.steps, { operator: 'over', amount }] };
}

/** "28,000 less 4,000, and I save 1,500 a year, how many years is that?" */
function earned(line: Line, { end }: Chain, plain: Reckoned): Reckoned | undefined {
  const saving = line.amounts.find((it) => it.at >= end && it.period === 'year');
  const asksYears = line.tokens.some((_, at) => saving && at >= saving.end && isRole(line, at, 'years'));
  const isCost = isMoney(plain.result.unit) || plain.result.unit === undefined;
  return saving && asksYears && isCost ? yearsOf(plain, saving) : undefined;
}

export interface PlainSum {
  line: Line;
  chain: Chain;
  reckoned: Reckoned;
}

/** The sum that a sentence asks for. */
export function plainSum(text: string, { language, market }: Locale): PlainSum | undefined {
  if (!/\d/.test(text)) return undefined;
  const line = readLine(text, language);
  const read = readChains(line).find((it) => isAsked(line, it));
  if (!read) return undefined;
  const chain = withMonths(line, read);
  const plain = reckon(chain, market);
  const reckoned = plain && (earned(line, chain, plain) ?? plain);
  return reckoned && { line, chain, reckoned };
}

/** "15 % of 28,000" is told with words. */
function shareIn({ first, steps }: Reckoned) {
  const [step, ...more] = steps;
  if (!step || more.length > 0 || step.operator !== 'times') return undefined;
  if (first.unit === 'percent') return { share: first, whole: step.amount };
  return step.amount.unit === 'percent' ? { share: step.amount, whole: first } : undefined;
}

/** A sum with its terms; one that the visitor made is said to be right or wrong. */
export function sayPlain({ line, chain, reckoned }: PlainSum, locale: Locale): string {
  const { sum, about, sumRight, sumWrong, shareOf, shareRight, shareWrong } = sumTexts[locale.language];
  const { amount, result } = termWriter(locale);
  const said = saidResult(line, chain, reckoned.result.value);
  const grouped =
    said && !isRight(said.value, reckoned.result.value) ? reckonGrouped(reckoned, locale.market) : undefined;
  const meant = grouped && said && isRight(said.value, grouped.result.value) ? grouped : reckoned;
  const unit = meant.result.unit ?? said?.unit;
  const shown = { ...meant.result, unit };
  const isSame = said !== undefined && isRight(said.value, shown.value);
  const share = shareIn(meant);
  if (share) {
    const terms = [
      amount(share.share.value, 'percent'),
      amount(share.whole.value, share.whole.unit, share.whole.label),
    ];
    const [of, whole] = terms as [string, string];
    const value = result(shown);
    if (!said) return shareOf(of, whole, value);
    return isSame ? shareRight(of, whole, value) : shareWrong(of, whole, value, amount(said.value, unit));
  }
  const terms = writeTerms(meant, locale);
  const equation =
    told(shown.value, unit) === Number(shown.value.toFixed(6))
      ? sum(terms, result(shown))
      : about(terms, result(shown));
  if (!said) return equation;
  return isSame ? sumRight(terms, result(shown)) : sumWrong(terms, result(shown), amount(said.value, unit));
}
