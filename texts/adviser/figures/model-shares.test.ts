import { expect, test } from 'vitest';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { type Market, markets } from '#domain/place.ts';
import { figures } from '#texts/adviser/figures/figures.ts';

const places: Record<Market, readonly string[]> = {
  de: [
    '20095 Hamburg',
    '10437 Berlin',
    '18055 Rostock',
    '45127 Essen',
    '60311 Frankfurt',
    '80331 München',
    '94481 Grafenau',
  ],
  at: ['Wien', '8010 Graz', '6020 Innsbruck'],
  ch: ['8001 Zürich', '1204 Genève', 'Lugano'],
  us: ['Seattle', 'Denver, CO', 'Miami', 'Phoenix', 'Fargo', 'Boston', 'Los Angeles', 'Chicago'],
};

const EAST = 90;
const SOUTH = 180;
const WEST = 270;
const NORTH = 0;
const UPRIGHT = 90;
/** What a figure said in whole percent may be off. */
const ROUNDED = 0.015;

function yieldOf(market: Market, place: string, tiltDeg: number, azimuthDeg: number): number {
  const { solar } = estimateFor({ market, place, roof: { tiltDeg, azimuthDeg, kwp: 10 } });
  return solar?.yieldKwhPerKwp.middle ?? Number.NaN;
}

function rangeOf(name: string): readonly number[] {
  const figure = figures[name as keyof typeof figures];
  if (!('value' in figure) || typeof figure.value === 'number') throw new TypeError(`${name} is no range`);
  return figure.value.map((it) => it / 100);
}

test.each(markets)(
  '%s: what a direction yields of a south roof is what the model computes for its places',
  (market) => {
    const suffix = market === 'us' ? 'Us' : '';
    const tilt = figures.modelTilt.value;
    const shares = places[market].map((place) => {
      const best = yieldOf(market, place, tilt, SOUTH);
      const aside = (yieldOf(market, place, tilt, EAST) + yieldOf(market, place, tilt, WEST)) / 2;
      return {
        [`eastWestShare${suffix}`]: aside / best,
        [`northShare${suffix}`]: yieldOf(market, place, tilt, NORTH) / best,
        [`verticalShare${suffix}`]: yieldOf(market, place, UPRIGHT, SOUTH) / best,
      };
    });
    const outside = shares.flatMap((each, at) =>
      Object.entries(each)
        .filter(([name, share]) => {
          const [least = Number.NaN, most = Number.NaN] = rangeOf(name);
          return !(share >= least - ROUNDED && share <= most + ROUNDED);
        })
        .map(([name, share]) => [places[market][at], name, share.toFixed(3)]),
    );
    expect(outside).toEqual([]);
  },
);
