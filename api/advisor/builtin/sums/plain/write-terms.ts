import { currencies } from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { Currency, Operand, Reckoned, Result } from '#api/advisor/builtin/sums/plain/reckon.ts';
import type { SumUnit } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { formatDecimal, type Locale } from '#domain/format.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

const signs = { times: '×', over: '÷', less: '−', more: '+' } as const;

/** From where on parts of one are not told, and a half cent is not either. */
const LARGE = 10_000;
const MIDDLING = 100;
const SMALL = 1;
const DIGITS = 3;

/** As exact as is told: cents of a small amount, none of a large one. */
export function told(value: number, unit?: SumUnit): number {
  const size = Math.abs(value);
  if (unit === 'years') return Number(value.toFixed(1));
  if (size >= LARGE || (unit === 'kwh' && size >= MIDDLING)) return Math.round(value);
  return size >= SMALL ? Number(value.toFixed(2)) : Number(value.toPrecision(DIGITS));
}

const isCurrency = (unit: SumUnit): unit is Currency => currencies.some((it) => it === unit);
const hasCents = (value: number) => value % 1 !== 0 && Number(value.toFixed(2)) === value;

/** Numbers of a sum with their units. */
export function termWriter(locale: Locale) {
  const { units } = figureTexts[locale.language];
  const { counted, per } = sumTexts[locale.language];
  const plain = (value: number) => {
    const parts = String(value).split('.')[1]?.length ?? 0;
    // More than two places after the point are kept as they were said
    const whole = formatDecimal(Math.trunc(value), locale);
    const sign = formatDecimal(1.5, locale).charAt(1);
    return parts <= 2
      ? formatDecimal(value, locale)
      : `${whole}${sign}${value.toFixed(Math.min(parts, 5)).split('.')[1]}`;
  };
  const money = (value: number, unit: Currency) => {
    const [whole, cents] = [Math.trunc(value), value.toFixed(2).slice(-2)];
    const sign = formatDecimal(1.5, locale).charAt(1);
    const minus = value < 0 && whole === 0 ? '-' : '';
    return units[unit](hasCents(value) ? `${minus}${formatDecimal(whole, locale)}${sign}${cents}` : plain(value));
  };
  const amount = (value: number, unit: SumUnit | undefined, label?: string): string => {
    if (unit === undefined || unit === 'cents') return label ? `${plain(value)} ${label}` : plain(value);
    if (isCurrency(unit)) return money(value, unit);
    if (unit === 'percent') return units.percent(plain(value));
    return counted[unit](plain(value));
  };
  const result = ({ value, unit, each }: Result) => {
    const text = amount(told(value, unit), unit);
    return each ? per(text, amount(1, each).replace(/^1\s*/u, '')) : text;
  };
  return { amount, result };
}

/** "10 × 0.32 − 0.08". */
export function writeTerms({ first, steps, grouped }: Reckoned, locale: Locale): string {
  const { amount } = termWriter(locale);
  const { per } = sumTexts[locale.language];
  const isLong = [first, ...steps.map((it) => it.amount)].some(({ unit }) => unit === 'km' || unit === 'miles');
  const term = ({ value, unit, label, per: of }: Operand) =>
    of === undefined || !isLong ? amount(value, unit, label) : per(amount(value, unit, label), String(of));
  const written = steps.map(({ operator, amount: it }) => `${signs[operator]} ${term(it)}`);
  const [times, less] = steps;
  if (grouped === 'last' && times && less) return `${term(first)} × (${term(times.amount)} − ${term(less.amount)})`;
  if (grouped === 'first' && written.length > 1)
    return `(${[term(first), ...written.slice(0, -1)].join(' ')}) ${written.at(-1)}`;
  return [term(first), ...written].join(' ');
}
