import { americanFigures as us } from '#domain/estimate/countries/american-figures.ts';
import { austrianFigures as at } from '#domain/estimate/countries/austrian-figures.ts';
import { germanFigures as de } from '#domain/estimate/countries/german-figures.ts';
import { swissFigures as ch } from '#domain/estimate/countries/swiss-figures.ts';
import type { Figure, Span } from '#texts/adviser/figures/figure.ts';

interface Range {
  low: number;
  high: number;
}

/** From the lowest to the highest price of so many units. */
const span = ({ low, high }: Range, units = 1): Span => [Math.round(low * units), Math.round(high * units)];

/** kWp of the sizes for which a price of solar is told. */
const SMALL_KWP = 4;
const TEN_KWP = 10;
/** kWh of the battery whose price is told; the texts say it in words. */
const BATTERY_KWH = 10;
const WATTS = 1000;

const solarAt = span(at.solarPerKwp(TEN_KWP), TEN_KWP);
const solarCh = span(ch.solarPerKwp(TEN_KWP), TEN_KWP);
const solarUs = span(us.solarPerKwp(us.kwp.value), us.kwp.value);
const batteryAt = span(at.batteryPerKwh, BATTERY_KWH);
const batteryCh = span(ch.batteryPerKwh, BATTERY_KWH);

/** What several things cost together, in thousands. */
const together = (...all: readonly Span[]): Span => {
  const sum = (end: 0 | 1) => Math.round(all.reduce((total, it) => total + it[end], 0) / 1000) * 1000;
  return [sum(0), sum(1)];
};

/** Prices with which the estimate reckons; its own assumptions are told as such. */
export const figuresOfEstimate = {
  pvSmallKwp: { value: SMALL_KWP, unit: 'kwp', source: 'pvPriceDe', asOf: '2026-01' },
  pvSmallPrice: { value: span(de.solarPerKwp(SMALL_KWP)), unit: 'eurPerKwp', source: 'pvPriceDe', asOf: '2026-01' },
  pvTenKwp: { value: TEN_KWP, unit: 'kwp', source: 'pvPriceDe', asOf: '2026-01' },
  pvTenPrice: { value: span(de.solarPerKwp(TEN_KWP)), unit: 'eurPerKwp', source: 'pvPriceDe', asOf: '2026-01' },
  pvAtKwp: { value: TEN_KWP, unit: 'kwp', source: 'pvPriceAt', asOf: '2026-01' },
  pvAtPrice: { value: solarAt, unit: 'eur', source: 'pvPriceAt', asOf: '2026-01' },
  pvChKwp: { value: TEN_KWP, unit: 'kwp', source: 'pvPriceCh', asOf: '2026' },
  pvChPrice: { value: solarCh, unit: 'chf', source: 'pvPriceCh', asOf: '2026' },
  pvUsKw: { value: us.kwp.value, unit: 'kwp', source: 'ownEstimate', asOf: '2026-11' },
  pvUsPrice: {
    value: us.solarPerKwp(us.kwp.value).value / WATTS,
    unit: 'usdPerWatt',
    source: 'pvPriceUs',
    asOf: '2025-04',
  },
  pvUsRange: {
    value: [us.solarPerKwp(us.kwp.value).low / WATTS, us.solarPerKwp(us.kwp.value).high / WATTS],
    unit: 'usdPerWatt',
    source: 'pvPriceUsNow',
    asOf: '2026',
  },
  batteryPerKwhDe: { value: span(de.batteryPerKwh), unit: 'eurPerKwh', source: 'batteryPriceDe', asOf: '2026-01' },
  batteryDe: { value: span(de.batteryPerKwh, BATTERY_KWH), unit: 'eur', source: 'batteryPriceDe', asOf: '2026-01' },
  batteryAt: { value: batteryAt, unit: 'eur', source: 'ownEstimate', asOf: '2026-11' },
  batteryCh: { value: batteryCh, unit: 'chf', source: 'ownEstimate', asOf: '2026-11' },
  batteryUs: { value: span(us.batteryPerKwh, BATTERY_KWH), unit: 'usd', source: 'ownEstimate', asOf: '2026-11' },
  airHeatPumpPrice: { value: span(de.heatPump.air), unit: 'eur', source: 'heatPumpPriceDe', asOf: '2025-11' },
  airHeatPumpAt: { value: span(at.heatPump.air), unit: 'eur', source: 'ownEstimate', asOf: '2026-11' },
  airHeatPumpCh: { value: span(ch.heatPump.air), unit: 'chf', source: 'ownEstimate', asOf: '2026-11' },
  airHeatPumpUs: { value: span(us.heatPump.air), unit: 'usd', source: 'ownEstimate', asOf: '2026-11' },
  groundHeatPumpPrice: { value: span(de.heatPump.ground), unit: 'eur', source: 'heatPumpPriceDe', asOf: '2025-11' },
  groundHeatPumpAt: { value: span(at.heatPump.ground), unit: 'eur', source: 'ownEstimate', asOf: '2026-11' },
  groundHeatPumpCh: { value: span(ch.heatPump.ground), unit: 'chf', source: 'ownEstimate', asOf: '2026-11' },
  groundHeatPumpUs: { value: span(us.heatPump.ground), unit: 'usd', source: 'ownEstimate', asOf: '2026-11' },
  wallboxEur: { value: span(de.charger), unit: 'eur', source: 'ownEstimate', asOf: '2026-11' },
  wallboxAt: { value: span(at.charger), unit: 'eur', source: 'ownEstimate', asOf: '2026-11' },
  wallboxChf: { value: span(ch.charger), unit: 'chf', source: 'ownEstimate', asOf: '2026-11' },
  wallboxUsd: { value: span(us.charger), unit: 'usd', source: 'ownEstimate', asOf: '2026-11' },
  allAt: {
    value: together(solarAt, batteryAt, span(at.heatPump.air), span(at.charger)),
    unit: 'eur',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
  allCh: {
    value: together(solarCh, batteryCh, span(ch.heatPump.air), span(ch.charger)),
    unit: 'chf',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
  /** Without a battery. */
  allUs: {
    value: together(solarUs, span(us.heatPump.air), span(us.charger)),
    unit: 'usd',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
} as const satisfies Record<string, Figure>;
