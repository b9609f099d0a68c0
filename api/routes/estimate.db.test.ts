import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateHome, listIncentives } from '#domain/contract/estimate.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { languages } from '#domain/place.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const berlin: EstimateInput = {
  market: 'de',
  place: '10437 Berlin',
  roof: { kwp: 9, tiltDeg: 30, azimuthDeg: 180 },
  heating: { system: 'oil', areaM2: 150 },
  heatPump: { kind: 'air' },
  ev: { kmPerYear: 12_000 },
};

describe('an estimate', () => {
  test('is the same from the server and from the engine in a browser, in each market', async () => {
    const incentives = await ask(app, listIncentives, { parameters: { state: 'CO' } });
    const homes: EstimateInput[] = [
      berlin,
      { ...berlin, market: 'at', place: 'Graz' },
      { ...berlin, market: 'ch', place: '8001' },
      { ...berlin, market: 'us', place: 'Denver, CO' },
    ];
    for (const home of homes) {
      const country = await loadCountry(home.market);
      const here = estimate(home, { country, today: '2026-11-20', incentives: home.market === 'us' ? incentives : [] });
      expect(await ask(app, estimateHome, { body: home })).toEqual(JSON.parse(JSON.stringify(here)));
    }
  });

  test('counts subsidies as of the day it is asked', async () => {
    const { subsidies } = await ask(app, estimateHome, { body: berlin });
    expect(subsidies).toMatchObject([
      { id: 'de-kfw-458', status: 'counted', amount: { low: 11_500, middle: 12_880, high: 12_880 } },
      { id: 'de-kfw-458-made-in-europe', status: 'announced' },
    ]);
  });

  test('keeps nothing and opens no visit', async () => {
    const reply = await call(app, estimateHome, { body: berlin });
    expect(reply.headers.get('Wattnest-Visit')).toBeNull();
    expect(await countRows(app, 'visit')).toBe(0);
  });
});

describe('what is no home', () => {
  const refused = async (body: object, language = 'de') => {
    const reply = await call(app, estimateHome, { body }, { language });
    expect(reply.status).toBe(400);
    return (await reply.json()) as { fields: { path: string; problem: string; detail?: string }[] };
  };

  test.each([
    [{ place: 'Hintertupfingen' }, 'place', 'unknown-place'],
    [{ place: '99' }, 'place', 'unknown-place'],
    [{ place: '8010' }, 'place', 'other-country'],
    [{ place: '1010 Wien' }, 'place', 'other-country'],
    [{ place: '   ' }, 'place', 'too-short'],
    [{ annualUseKwh: 0 }, 'annualUseKwh', 'out-of-range'],
    [{ annualUseKwh: 1e9 }, 'annualUseKwh', 'out-of-range'],
    [{ roof: { areaM2: -20 } }, 'roof.areaM2', 'out-of-range'],
    [{ roof: { azimuthDeg: 400 } }, 'roof.azimuthDeg', 'out-of-range'],
    [{ applicationDate: '2026-02-30' }, 'applicationDate', 'unknown-value'],
    [{ heating: { system: 'peat' } }, 'heating.system', 'unknown-value'],
    [{ assumptions: { electricityPrice: 90 } }, 'assumptions.electricityPrice', 'out-of-range'],
    [{ assumptions: { luck: 1 } }, 'assumptions.luck', 'unknown-field'],
  ])('%j is refused as %s: %s', async (change, path, problem) => {
    expect((await refused({ ...berlin, ...change })).fields).toMatchObject([{ path, problem }]);
  });

  test.each(languages)('an unknown place is asked for politely, %s', (language) => {
    for (const problem of ['unknown-place', 'other-country'] as const)
      expect(failureTexts[language].fields[problem]).toMatch(/\?$/);
  });

  test.each(['berlin ', 'BERLIN', 'Berlin-Mitte', '10115', 'D-10115 Berlin'])('%s is Berlin', async (place) => {
    expect((await ask(app, estimateHome, { body: { ...berlin, place } })).place.name).toBe('Berlin');
  });

  test('01067 is Dresden', async () => {
    const { place } = await ask(app, estimateHome, { body: { ...berlin, place: '01067' } });
    expect(place).toMatchObject({ name: 'Dresden', isNear: false });
  });
});

test('a renter gets no roof and no heating, and is told what is possible', async () => {
  const result = await ask(app, estimateHome, { body: { ...berlin, ownsHome: false } });
  expect([result.solar, result.heatPump]).toEqual([undefined, undefined]);
  expect(result.renter?.advice).toEqual([
    ...['balcony-solar', 'wallbox-right', 'landlord-letter', 'tariff-advice', 'no-heat-pump-as-renter'],
  ]);
  expect(result.subsidies).toEqual([]);
});

test.each([
  ['co', 404],
  ['Colorado', 404],
  ['ZZ', 200],
])('incentives of state %s answer %i', async (state, status) => {
  const reply = await call(app, listIncentives, { parameters: { state } });
  expect(reply.status).toBe(status);
  if (status === 200) expect(await reply.json()).toEqual([]);
});
