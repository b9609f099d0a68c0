import { describe, expect, test } from 'vitest';
import { loadCountry } from '#domain/estimate/estimate-data.ts';
import { findPlace } from '#domain/estimate/places/find-place.ts';
import { Failure } from '#domain/failure.ts';
import type { Market } from '#domain/place.ts';

const find = async (market: Market, written: string) => findPlace((await loadCountry(market)).places, market, written);

describe('found', () => {
  test.each<[Market, string, string, number, number]>([
    ['de', 'berlin ', 'Berlin', 52.5, 13.4],
    ['de', '01067', 'Dresden', 51.1, 13.7],
    ['de', '01067 Dresden', 'Dresden', 51.1, 13.7],
    ['de', 'D-80331', 'München', 48.1, 11.6],
    ['de', 'Muenchen', 'München', 48.1, 11.6],
    ['de', 'Freiburg im Breisgau', 'Freiburg', 48, 7.9],
    ['de', 'Frankfurt', 'Frankfurt', 50.1, 8.7],
    ['de', 'Bad Harzburg', 'Bad Harzburg', 51.9, 10.6],
    ['de', '09456', 'Annaberg-Buchholz', 50.6, 13],
    ['de', '96515', 'Sonneberg', 50.4, 11.2],
    ['at', 'Wien', 'Wien', 48.2, 16.4],
    ['at', '1070 wien', 'Wien', 48.2, 16.4],
    ['at', 'Klagenfurt', 'Klagenfurt am Wörthersee', 46.6, 14.3],
    ['at', 'St. Pölten', 'Sankt Pölten', 48.2, 15.6],
    ['at', '6900', 'Bregenz', 47.5, 9.7],
    ['ch', 'zuerich', 'Zürich', 47.4, 8.5],
    ['ch', 'Genf', 'Genève', 46.2, 6.1],
    ['ch', 'CH-3011 Bern', 'Bern', 46.9, 7.4],
    ['ch', '6900', 'Lugano', 46, 9],
    ['us', 'Denver, CO 80202', 'CO', 39.7, -104.9],
    ['us', 'denver', 'Denver', 39.7, -105],
    ['us', 'Aurora, IL', 'Aurora', 41.8, -88.3],
    ['us', '98101-1234', 'WA', 47.5, -122.3],
    ['us', 'New York', 'New York', 40.7, -74],
  ])('%s: %s', async (market, written, name, latitude, longitude) => {
    const place = await find(market, written);
    expect(place.name).toBe(name);
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.35);
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.35);
  });

  test.each<[Market, string, boolean]>([
    ['de', '10117', false],
    ['de', '10437', true],
    ['de', 'Berlin Mitte', true],
    ['at', '8010', true],
    ['us', 'Colorado', true],
  ])('%s: that %s stands for a place near by is told: %s', async (market, written, isNear) => {
    expect((await find(market, written)).isNear).toBe(isNear);
  });
});

describe('refused with a question', () => {
  test.each<[Market, string, string]>([
    ['de', 'Hintertupfingen', 'unknown-place'],
    ['de', '00100', 'unknown-place'],
    ['de', '123', 'unknown-place'],
    ['de', '', 'unknown-place'],
    ['de', '🏡', 'unknown-place'],
    ['at', '0100', 'unknown-place'],
    ['ch', '9999', 'unknown-place'],
    ['us', 'Nowhere, ZZ', 'unknown-place'],
    ['de', '8010', 'other-country'],
    ['de', '8001 Zürich', 'other-country'],
    ['at', '10115', 'other-country'],
    ['at', '8001 Zürich', 'other-country'],
    ['ch', '80331 München', 'other-country'],
    ['us', '8001', 'other-country'],
    ['at', 'Berlin', 'other-country'],
  ])('%s: %s: %s', async (market, written, problem) => {
    const refusal = await find(market, written).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Failure);
    expect((refusal as Failure).details.fields).toEqual([{ path: 'place', problem }]);
  });
});
