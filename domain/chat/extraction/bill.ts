import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import type { Concept } from '#domain/chat/extraction/concepts.ts';
import { isAny } from '#domain/chat/extraction/items.ts';
import { type Quantity, quantitiesOf } from '#domain/chat/extraction/quantities.ts';
import { type Reading, sentenceOf } from '#domain/chat/extraction/reading.ts';
import type { Market } from '#domain/place.ts';

const MONTHLY_BELOW = 400;
const PLAUSIBLE = { from: 100, to: 40_000 };
const timesPerYear = { perTwoMonths: 6, perQuarter: 4, perMonth: 12, perYear: 1 } as const;
type Period = keyof typeof timesPerYear;
const periods = Object.keys(timesPerYear) as Period[];
const currencyOf: Record<Market, Concept> = { de: 'eur', at: 'eur', ch: 'chf', us: 'usd' };
const currencies = ['eur', 'chf', 'usd'] as const;
const energy = ['bill', 'gas', 'oil', 'propane', 'power', 'heating', 'pump', 'district', 'biomass'] as const;

interface Amount {
  value: number;
  period: Period | undefined;
  sentence: number;
  /** What it is paid for, so that electricity and gas are added. */
  use: string;
}

const periodIn = (clauses: readonly Clause[]) =>
  periods.find((period) => clauses.some((clause) => some(clause, period)));

/** The period after an amount, else before it, else in its clause. */
function periodOf(clause: Clause, { at, end, unit }: Quantity): Period | undefined {
  const { items } = clause;
  const near = [
    unit,
    ...items.slice(end, end + 4).flatMap((item) => [...item.is]),
    ...items.slice(Math.max(0, at - 5), at).flatMap((item) => [...item.is]),
  ];
  return (
    periods.find((period) => near.slice(0, 1).includes(period)) ??
    near.find((it): it is Period => periods.includes(it as Period)) ??
    periodIn([clause])
  );
}

function isMoney(reading: Reading, clause: Clause, { unit, at, end, value }: Quantity, isBill: boolean): boolean {
  const { items } = clause;
  const isYear =
    value !== undefined &&
    value >= 1950 &&
    value <= 2030 &&
    unit === undefined &&
    /^\d{4}$/.test(items[at]?.raw ?? '') &&
    isAny(items[at - 1], 'since', 'built');
  const own = currencies.find(
    (it) => isAny(items[end], it) || isAny(items[end - 1], it) || isAny(items[at - 1], it) || unit === it,
  );
  if (own) return own === currencyOf[reading.market];
  const isPeriod = unit !== undefined && (periods as string[]).includes(unit);
  const isPlain = unit === undefined || isPeriod;
  const isCorrected = sentenceOf(reading, clause).some((it) => some(it, 'wrong') && some(it, ...currencies));
  const isNamed = isPeriod || isCorrected || some(clause, ...energy, 'pays');
  return isPlain && !isYear && ((isBill && isNamed) || reading.asked === 'energyBill');
}

function amountsOf(reading: Reading, clause: Clause): Amount[] {
  if (some(clause, 'notBill', 'wrong') || !clause.items.some(({ value }) => value !== undefined)) return [];
  const around = sentenceOf(reading, clause);
  const isAsked = reading.asked === 'energyBill';
  const isBill = around.some((it) => some(it, ...energy, 'pays', currencyOf[reading.market]));
  return quantitiesOf(clause.items).flatMap((quantity): Amount[] => {
    const { value, at, end, isNegated } = quantity;
    if (value === undefined || (isNegated && !isAsked) || !isMoney(reading, clause, quantity, isBill)) return [];
    const period = periodOf(clause, quantity) ?? periodIn(around);
    if (!period && !isAsked) return [];
    const isKnown =
      isAsked ||
      isBill ||
      currencies.some(
        (it) => isAny(clause.items[end - 1], it) || isAny(clause.items[at - 1], it) || quantity.unit === it,
      );
    const used = [
      ...clause.items.slice(end, end + 1),
      ...(/^(de|d|fur|for|of|on|in|an|pour|du)$/.test(clause.items[end]?.word ?? '')
        ? clause.items.slice(end, end + 3)
        : []),
      ...clause.items.slice(Math.max(0, at - 4), at).reverse(),
      ...clause.items.slice(end + 2, end + 5),
    ].find((item) => isAny(item, 'gas', 'oil', 'propane', 'power', 'heating', 'district', 'biomass'));
    const use = used
      ? (['power', 'gas', 'oil', 'propane', 'biomass', 'district', 'heating'] as const).find((it) => isAny(used, it))
      : undefined;
    return isKnown ? [{ value, period, sentence: clause.sentence, use: use ?? '' }] : [];
  });
}

function perYear({ value, period }: Amount): number {
  return value * (period ? timesPerYear[period] : value < MONTHLY_BELOW ? 12 : 1);
}

/** What energy costs a year, in the market's currency. Different uses named in a message are added, else the last amount counts. */
export function readBill(reading: Reading): number | undefined {
  const amounts = reading.statements
    .filter(({ isSought }) => !isSought)
    .flatMap((clause) => amountsOf(reading, clause));
  const uses = new Map(amounts.map((amount) => [amount.use, amount]));
  const parts = [...uses.entries()].filter(([use]) => use !== '');
  const isSum = parts.length > 1 && !reading.statements.some((clause) => some(clause, 'wrong'));
  const last = amounts.at(-1);
  if (!last) return undefined;
  const total = Math.round(isSum ? parts.reduce((sum, [, amount]) => sum + perYear(amount), 0) : perYear(last));
  return total >= PLAUSIBLE.from && total <= PLAUSIBLE.to ? total : undefined;
}
