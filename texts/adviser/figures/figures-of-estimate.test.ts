import { expect, test } from 'vitest';
import { americanFigures } from '#domain/estimate/countries/american-figures.ts';
import { austrianFigures } from '#domain/estimate/countries/austrian-figures.ts';
import type { CountryFigures } from '#domain/estimate/countries/country.ts';
import { germanFigures } from '#domain/estimate/countries/german-figures.ts';
import { swissFigures } from '#domain/estimate/countries/swiss-figures.ts';
import { type Figure as EngineFigure, OWN } from '#domain/estimate/figure.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { languages, type Market, markets } from '#domain/place.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import type { figuresOfEstimate } from '#texts/adviser/figures/figures-of-estimate.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import { figuresOf } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

const engine: Record<Market, CountryFigures> = {
  de: germanFigures,
  at: austrianFigures,
  ch: swissFigures,
  us: americanFigures,
};
type Name = keyof typeof figuresOfEstimate;

/** What the adviser tells of a price, by market: the price in the engine and for how many units. */
const told: Record<Market, Partial<Record<Name, readonly [EngineFigure, number]>>> = {
  de: {
    pvSmallPrice: [engine.de.solarPerKwp(figures.pvSmallKwp.value), 1],
    pvTenPrice: [engine.de.solarPerKwp(figures.pvTenKwp.value), 1],
    batteryPerKwhDe: [engine.de.batteryPerKwh, 1],
    batteryDe: [engine.de.batteryPerKwh, 10],
    airHeatPumpPrice: [engine.de.heatPump.air, 1],
    groundHeatPumpPrice: [engine.de.heatPump.ground, 1],
    wallboxEur: [engine.de.charger, 1],
  },
  at: {
    pvAtPrice: [engine.at.solarPerKwp(figures.pvAtKwp.value), figures.pvAtKwp.value],
    batteryAt: [engine.at.batteryPerKwh, 10],
    airHeatPumpAt: [engine.at.heatPump.air, 1],
    groundHeatPumpAt: [engine.at.heatPump.ground, 1],
    wallboxAt: [engine.at.charger, 1],
  },
  ch: {
    pvChPrice: [engine.ch.solarPerKwp(figures.pvChKwp.value), figures.pvChKwp.value],
    batteryCh: [engine.ch.batteryPerKwh, 10],
    airHeatPumpCh: [engine.ch.heatPump.air, 1],
    groundHeatPumpCh: [engine.ch.heatPump.ground, 1],
    wallboxChf: [engine.ch.charger, 1],
  },
  us: {
    pvUsRange: [engine.us.solarPerKwp(figures.pvUsKw.value), 1 / 1000],
    batteryUs: [engine.us.batteryPerKwh, 10],
    airHeatPumpUs: [engine.us.heatPump.air, 1],
    groundHeatPumpUs: [engine.us.heatPump.ground, 1],
    wallboxUsd: [engine.us.charger, 1],
  },
};
const pairs = (market: Market) =>
  (Object.entries(told[market]) as [Name, readonly [EngineFigure, number]][]).map(([name, [price, units]]) => ({
    name,
    price,
    units,
  }));

test.each(markets)('%s: the adviser tells the prices with which the estimate reckons', (market) => {
  for (const { name, price, units } of pairs(market)) {
    const [low, high] = figures[name].value as readonly [number, number];
    expect(low, name).toBeCloseTo(price.low * units, 6);
    expect(high, name).toBeCloseTo(price.high * units, 6);
  }
});

test.each(markets)('%s: what is an assumption of the estimate is told as one, and nothing else is', (market) => {
  for (const { name, price } of pairs(market))
    expect(/assumption of the Wattnest estimate/.test(sourceTexts.en[figures[name].source]), name).toBe(
      price.source.includes(OWN),
    );
});

test('a home without prices of its own is estimated with them', () => {
  const { assumptions } = estimateFor({
    market: 'ch',
    place: '8001 Zürich',
    heating: { system: 'oil' },
    heatPump: { kind: 'air' },
  });
  const price = assumptions.find(({ name }) => name === 'costs.heatPump');
  expect([price?.low, price?.high]).toEqual(figures.airHeatPumpCh.value);
});

test('what several things cost together is the sum of what is told of each, in thousands', () => {
  const sum = (...names: readonly (readonly [number, number])[]) =>
    ([0, 1] as const).map((end) => Math.round(names.reduce((total, it) => total + it[end], 0) / 1000) * 1000);
  const { pvAtPrice, batteryAt, airHeatPumpAt, wallboxAt, pvChPrice, batteryCh, airHeatPumpCh, wallboxChf } = figures;
  expect(figures.allAt.value).toEqual(sum(pvAtPrice.value, batteryAt.value, airHeatPumpAt.value, wallboxAt.value));
  expect(figures.allCh.value).toEqual(sum(pvChPrice.value, batteryCh.value, airHeatPumpCh.value, wallboxChf.value));
  const { pvUsRange, pvUsKw, airHeatPumpUs, wallboxUsd } = figures;
  const solar = [pvUsRange.value[0] * pvUsKw.value * 1000, pvUsRange.value[1] * pvUsKw.value * 1000] as const;
  expect(figures.allUs.value).toEqual(sum(solar, airHeatPumpUs.value, wallboxUsd.value));
});

test.each(markets)('%s: whoever asks what something costs is told what the estimate reckons with', (market) => {
  const answers = languages.flatMap((language) =>
    (['solarCost', 'heatPumpCost', 'batteryCost', 'wallboxCost'] as const).flatMap((id) =>
      figuresOf(answerFor(topics[language][id], market)),
    ),
  );
  const named = pairs(market).map(({ name }) => name);
  expect(named.filter((name) => answers.filter((it) => it === name).length < languages.length)).toEqual([]);
});
