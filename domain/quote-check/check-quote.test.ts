import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { Country } from '#domain/estimate/countries/country.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { type Market, markets } from '#domain/place.ts';
import { offeredPrice } from '#domain/quote-check/check-price.ts';
import { checkQuote, expectedItems } from '#domain/quote-check/check-quote.ts';
import { priceKinds, type Quote, quoteItems, quoteParts, sizeBounds } from '#domain/quote-check/quote.ts';
import { quoteCheckSchema } from '#domain/quote-check/quote-check.ts';
import { readOffer } from '#domain/quote-check/read/read-offer.ts';
import { writtenOffers } from '#domain/quote-check/testing/data/offers.ts';

let countries: Record<Market, Country>;
beforeAll(async () => {
  const loaded = await Promise.all(markets.map(async (it) => [it, await loadCountry(it)] as const));
  countries = Object.fromEntries(loaded) as Record<Market, Country>;
});

const nothing = { products: [], included: [], excluded: [] };
const quote = (told: Partial<Quote>): Quote => ({ market: 'de', ...nothing, ...told });
const check = (told: Partial<Quote>, input?: EstimateInput) => {
  const asked = quote(told);
  const country = countries[asked.market];
  const home = input && { input, estimate: estimate(input, { country, today: '2026-11-22', incentives: [] }) };
  return checkQuote(asked, country, home);
};

describe('the price', () => {
  test.each([
    ['de', { kwp: 10 }, 9_900, 'below'],
    ['de', { kwp: 10 }, 11_500, 'within'],
    ['de', { kwp: 10 }, 13_100, 'above'],
    ['de', { heatPumpKw: 9 }, 24_000, 'below'],
    ['de', { heatPumpKw: 9, heatPumpKind: 'ground' }, 36_000, 'within'],
    ['at', { kwp: 10 }, 13_200, 'within'],
    ['ch', { kwp: 10 }, 30_000, 'above'],
    ['us', { kwp: 8 }, 20_000, 'within'],
    ['us', { kwp: 8 }, 30_000, 'above'],
  ] as const)('%s %o for %i is %s what is typical', (market, sizes, price, place) => {
    expect(check({ market, ...sizes, price, priceKind: 'gross' }).price?.place).toBe(place);
  });

  it('is held against the figures of the estimate, each with source and date', () => {
    const { price } = check({ kwp: 10, batteryKwh: 8, price: 15_000, priceKind: 'gross' });
    const { figures } = countries.de;
    const [roof, battery] = [figures.solarPerKwp(10), figures.batteryPerKwh];
    expect(price?.parts).toMatchObject([
      { part: 'solar', size: 10, source: roof.source, asOf: roof.asOf },
      { part: 'battery', size: 8, source: battery.source, asOf: battery.asOf },
    ]);
    expect(price?.typical.low).toBeCloseTo(roof.low * 10 + battery.low * 8);
    expect(price?.typical.high).toBeCloseTo(roof.high * 10 + battery.high * 8);
  });

  it('is brought to the same tax: none on a German roof, some on a heat pump, unknown as a span', () => {
    expect(offeredPrice(quote({ kwp: 10, price: 10_000, priceKind: 'net' })).high).toBe(10_000);
    expect(offeredPrice(quote({ heatPumpKw: 9, price: 10_000, priceKind: 'net' })).middle).toBe(11_900);
    expect(offeredPrice(quote({ kwp: 10, heatPumpKw: 9, price: 10_000, priceKind: 'net' }))).toMatchObject({
      low: 10_000,
      high: 11_900,
    });
    expect(offeredPrice(quote({ market: 'ch', kwp: 10, price: 10_000 }))).toMatchObject({ low: 10_000, high: 10_810 });
  });

  it('is never exchanged', () => {
    const { price, questions } = check({ kwp: 10, price: 12_000, currency: 'CHF' });
    expect(price).toBeUndefined();
    expect(questions).toContain('other-currency');
  });
});

const home: EstimateInput = {
  market: 'de',
  place: '10437 Berlin',
  annualUseKwh: 4_000,
  roof: { areaM2: 50 },
  heating: { system: 'gas', areaM2: 140, builtIn: 1985 },
};

describe('the size', () => {
  it('fits, or is too small or too large for the home that was told', () => {
    const verdicts = (told: Partial<Quote>) => check(told, home).sizes.map(({ verdict, basis }) => [verdict, basis]);
    expect(verdicts({ kwp: 8.5 })).toEqual([['fits', 'home']]);
    expect(verdicts({ kwp: 3 })).toEqual([['small', 'home']]);
    expect(verdicts({ kwp: 20 })).toEqual([['large', 'home']]);
    expect(verdicts({ batteryKwh: 4 })).toEqual([['fits', 'home']]);
    expect(verdicts({ batteryKwh: 15 })).toEqual([['large', 'home']]);
    expect(verdicts({ heatPumpKw: 40 })).toEqual([['large', 'home']]);
    expect(verdicts({ heatPumpKw: 2 })).toEqual([['small', 'home']]);
    expect(verdicts({ chargerKw: 22 })).toEqual([['large', 'usual']]);
  });

  it('is the engine’s own: what it finds for the home fits', () => {
    const { estimate: found } = {
      estimate: estimate(home, { country: countries.de, today: '2026-11-22', incentives: [] }),
    };
    const heatPumpKw = found.heatPump?.powerKw.middle ?? 0;
    expect(check({ heatPumpKw }, home).sizes).toMatchObject([{ verdict: 'fits', fits: found.heatPump?.powerKw }]);
  });

  it('of a heat pump is not judged without a home', () => {
    expect(check({ heatPumpKw: 40 }).sizes).toEqual([]);
  });
});

describe('what is missing', () => {
  it('is what a whole offer of these parts names', () => {
    expect(expectedItems(['heatPump'], 'de')).toContain('hydraulicBalancing');
    expect(expectedItems(['heatPump'], 'us')).not.toContain('hydraulicBalancing');
    expect(expectedItems(['solar'], 'de')).toContain('scaffold');
    expect(expectedItems(['solar'], 'us')).not.toContain('scaffold');
    expect(expectedItems(['solar'], 'ch')).toContain('subsidy');
  });

  it('is told apart from what is left to the customer', () => {
    const { items, questions } = check({ kwp: 8, included: ['mounting'], excluded: ['scaffold'] });
    expect(items).toEqual([
      { item: 'scaffold', state: 'excluded' },
      { item: 'mounting', state: 'included' },
      { item: 'meterCabinet', state: 'unsaid' },
      { item: 'registration', state: 'unsaid' },
    ]);
    expect(questions).toEqual(expect.arrayContaining(['unsaid', 'excluded', 'guarantee', 'models', 'binding']));
  });
});

test('what an offer promises of a device is asked for in writing, of that device alone', () => {
  expect(check({ heatPumpKw: 8 }).questions).toEqual(expect.arrayContaining(['performance', 'heat-load']));
  expect(check({ kwp: 8 }).questions).not.toContain('performance');
});

test.each(writtenOffers)('a verdict can be had of $name', ({ market, text }) => {
  const result = check({ market, ...readOffer(text) });
  expect(z.safeParse(quoteCheckSchema, result).error?.issues).toBeUndefined();
  expect(result.price?.parts.length).toBeGreaterThan(0);
});

describe('whatever is offered', () => {
  const size = ({ least, most }: { least: number; most: number }) => fc.double({ min: least, max: most, noNaN: true });
  const items = fc.subarray([...quoteItems]);
  const anyQuote = fc.record(
    {
      market: fc.constantFrom(...markets),
      price: fc.integer({ min: 100, max: 1_000_000 }),
      priceKind: fc.constantFrom(...priceKinds),
      kwp: size(sizeBounds.kwp),
      batteryKwh: size(sizeBounds.batteryKwh),
      heatPumpKw: size(sizeBounds.heatPumpKw),
      chargerKw: size(sizeBounds.chargerKw),
      included: items,
      excluded: items,
      products: fc.constant<string[]>([]),
    },
    { requiredKeys: ['market', 'included', 'excluded', 'products'] },
  );

  it('parts sum to the whole, ranges are in order, and every figure has its source', () => {
    fc.assert(
      fc.property(anyQuote, (told) => {
        const result = check(told as Quote);
        expect(z.safeParse(quoteCheckSchema, result).success).toBe(true);
        const ranges = [...result.sizes.map((it) => it.fits), ...(result.price ? [result.price.typical] : [])];
        for (const { low, middle, high } of ranges) expect(low <= middle && middle <= high && low >= 0).toBe(true);
        const sum = result.price?.parts.reduce((total, { typical }) => total + typical.middle, 0) ?? 0;
        expect(result.price?.typical.middle ?? 0).toBeCloseTo(sum);
        for (const it of [...result.sizes, ...(result.price?.parts ?? [])]) expect(it.source && it.asOf).toBeTruthy();
      }),
    );
  });

  it('a higher price never looks cheaper', () => {
    const rank = { below: 0, within: 1, above: 2 };
    fc.assert(
      fc.property(anyQuote, fc.integer({ min: 100, max: 1_000_000 }), (told, price) => {
        if (told.price === undefined || !quoteParts.length) return;
        const [less, more] = [Math.min(price, told.price), Math.max(price, told.price)];
        const [cheap, dear] = [less, more].map((it) => check({ ...(told as Quote), price: it }).price?.place);
        if (cheap && dear) expect(rank[cheap]).toBeLessThanOrEqual(rank[dear]);
      }),
    );
  });
});
