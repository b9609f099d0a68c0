import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import type { Span } from '#domain/estimate/sums.ts';
import type { Locale } from '#domain/format.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import { homeSumTexts } from '#texts/adviser/sums/home/all.ts';
import { homeTexts } from '#texts/home/all.ts';
import { areaLabel } from '#texts/home/quantity-labels.ts';

/** Years for which the estimate looks ahead. */
const HORIZON = 25;

const spanOf = ({ low, high }: Range): Span => [low, high];

type Payback = Record<'low' | 'middle' | 'high', number | null>;

/** How the amounts of a home are written, and what is said of them in the same way everywhere. */
export function homeWriter(locale: Locale) {
  const { units } = figureTexts[locale.language];
  const { difference, paidBack, withGrant } = homeSumTexts[locale.language];
  const write = amountWriter(locale);
  const money = (range: Range) => write.aboutMoney(spanOf(range));
  return {
    ...write,
    about: money,
    centsOf: (range: Range) => write.centsPerKwh(spanOf(range)),
    kwhOf: (range: Range) => write.aboutKwh(spanOf(range)),
    tenthsOf: (range: Range) => write.tenths(spanOf(range)),
    percentOf: ({ low, high }: Range) => write.percent([Math.round(low * 100) / 100, Math.round(high * 100) / 100]),
    kwpOf: ({ low, high }: Range) => units.kwp(write.number([Math.round(low), Math.round(high)])),
    kwOf: ({ low, high }: Range) => write.kws([Math.round(low), Math.round(high)]),
    batteryKwh: ([from, to]: Span) => write.kwhs([Math.round(from), Math.round(to)]),
    area: (areaM2: number) => areaLabel(areaM2, homeTexts[locale.language], locale),
    /** What is saved, or paid more. */
    difference(saving: Range): string {
      const { low, high } = saving;
      if (low >= 0) return difference.less(money(saving));
      if (high <= 0) return difference.more(write.aboutMoney([-high, -low]));
      return difference.between(write.aboutMoney([-low, -low]), write.aboutMoney([high, high]));
    },
    paidBack({ low, high }: Payback): string {
      const most = write.number([HORIZON, HORIZON]);
      if (low === null || low > HORIZON) return paidBack.never(most);
      if (high === null || high > HORIZON)
        return paidBack.notBefore(write.number([Math.round(low), Math.round(low)]), most);
      return paidBack.between(write.number([Math.round(low), Math.round(high)]));
    },
    /** A price, and what is left of it after a grant. */
    cost(cost: Range, grant: Range): string {
      if (grant.high <= 0) return money(cost);
      const rest = { ...cost, low: cost.low - grant.low, high: cost.high - grant.high };
      return withGrant(money(cost), money(grant), money(rest));
    },
    place: ({ place: { name, state } }: Estimate) => (state && state !== name ? `${name}, ${state}` : name),
  };
}

export type HomeWriter = ReturnType<typeof homeWriter>;
