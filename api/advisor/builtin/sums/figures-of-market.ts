import type { Asked } from '#api/advisor/builtin/sums/sum.ts';
import type { Market } from '#domain/place.ts';
import { type FigureName, figures } from '#texts/adviser/figures/figures.ts';

/** Solar power from which on the price of the larger systems holds. */
const LARGER_KWP = 7;
/** kWh of the battery whose price is told. */
const BATTERY_KWH = 10;
const WATTS = 1000;
const CENTS = 100;

/** What a kWp or a kWh costs or brings, as the figures say it. */
export interface Term {
  span: readonly [number, number];
  figures: readonly FigureName[];
}

/** A figure as a range, one value as both ends. */
export function term(name: FigureName, factor = 1): Term {
  const figure = figures[name];
  if (!('value' in figure)) throw new Error(`${name} is no number`);
  const [from, to] = typeof figure.value === 'number' ? [figure.value, figure.value] : figure.value;
  return { span: [from * factor, to * factor], figures: [name] };
}

export function solarPricePerKwp(market: Market, kwp: number): Term {
  if (market === 'de') return term(kwp < LARGER_KWP ? 'pvSmallPrice' : 'pvTenPrice');
  if (market === 'at') return term('pvAtPrice', 1 / figures.pvAtKwp.value);
  if (market === 'ch') return term('pvChPrice', 1 / figures.pvChKwp.value);
  return term('pvUsRange', WATTS);
}

const usualPowerPrice: Record<Market, () => Term> = {
  de: () => term('powerPriceDe', 1 / CENTS),
  at: () => term('powerPriceAt', 1 / CENTS),
  ch: () => term('powerPriceCh', 1 / CENTS),
  us: () => term('powerPriceUs', 1 / CENTS),
};

/** Cents of which fewer or more are no price of a kWh at home. */
const CENTS_PER_KWH = { from: 5, to: 90 };

/** What a kWh costs the visitor, as said, or else usually. */
export function powerPrice({ amounts, market }: Pick<Asked, 'amounts' | 'market'>): Term {
  const said = amounts.cents.find((it) => it >= CENTS_PER_KWH.from && it <= CENTS_PER_KWH.to);
  return said === undefined ? usualPowerPrice[market]() : { span: [said / CENTS, said / CENTS], figures: [] };
}

export const batteryPricePerKwh: Record<Market, () => Term> = {
  de: () => term('batteryPerKwhDe'),
  at: () => term('batteryAt', 1 / BATTERY_KWH),
  ch: () => term('batteryCh', 1 / BATTERY_KWH),
  us: () => term('batteryUs', 1 / BATTERY_KWH),
};

export const chargerPrice: Record<Market, () => Term> = {
  de: () => term('wallboxEur'),
  at: () => term('wallboxAt'),
  ch: () => term('wallboxChf'),
  us: () => term('wallboxUsd'),
};

export const yieldPerKwp: Record<Market, () => Term> = {
  de: () => term('yieldDe'),
  at: () => term('yieldVienna'),
  ch: () => term('yieldCh'),
  us: () => ({
    span: [figures.yieldSeattle.value, figures.yieldDenver.value],
    figures: ['yieldSeattle', 'yieldDenver'],
  }),
};

/** The share that Germany pays of a heat pump, from the one every owner gets to the one on a small income, and of how much. */
export function heatPumpSupport(): { shares: Term; most: Term } {
  const shares: Term = {
    span: [figures.kfwBase.value / CENTS, figures.kfwCapLow.value / CENTS],
    figures: ['kfwBase', 'kfwCapLow'],
  };
  return { shares, most: term('kfwCost') };
}
