import { expect, test } from 'vitest';
import { profileFromCheck } from '#domain/home/codecs.ts';
import { languages, markets } from '#domain/place.ts';
import { makeStrategy } from '#domain/strategy-check/make-strategy.ts';
import { sampleEstimate, sampleRenterEstimate } from '#tests/harness/sample-estimate.ts';
import { strategyBlocks } from '#texts/strategy/strategy-blocks.ts';
import { tellStrategy } from '#texts/strategy/tell-strategy.ts';

const answers = { location: 'Berlin', ownership: 'own', heatingSystem: 'gas', hasEV: true } as const;
const whole = sampleEstimate();
const strategy = makeStrategy(profileFromCheck(answers), { whole, advised: whole }, [
  {
    id: 'a',
    name: 'Havelwärme',
    speciality: { de: 'Wärme', en: 'Heat', fr: 'Chaleur' },
    brands: { heatPump: ['Thermaro'] },
  },
]);
const renting = sampleRenterEstimate();
const renter = makeStrategy(
  profileFromCheck({ ...answers, ownership: 'rent' }),
  { whole: renting, advised: renting },
  [],
);

test('a German home is told in euros and with German figures', () => {
  const told = tellStrategy(strategy, { language: 'de', market: 'de' });
  expect(told.setup[0]).toMatchObject({ what: 'Etwa 9,5 kWp', detail: 'mit etwa 8 kWh Batteriespeicher' });
  expect(told.setup[1]).toMatchObject({
    what: 'Luft-Wärmepumpe, etwa 8,5 kW',
    brands: expect.stringContaining('Thermaro'),
  });
  expect(told.setup[2]).toMatchObject({ what: 'Wallbox mit 11 kW', detail: 'mit Lastmanagement' });
  expect(told.savings.replace(/\s/g, ' ')).toBe('1.800 € bis 2.200 € pro Jahr');
  expect(told.reasons.join(' ').replace(/\s/g, ' ')).toContain('8.300 bis 10.000 kWh Solarstrom');
});

test('a subsidy says its date, and what waiting costs; an ended one counts nothing', () => {
  const [counted, ended] = tellStrategy(strategy, { language: 'en', market: 'de' }).subsidies;
  expect(counted).toContain('as of 22 November 2026');
  expect(counted?.replace(/\s/g, ' ')).toMatch(/From 1 February 2027 about €1.700 less\./);
  expect(ended).toContain('not counted');
});

test.each(languages)('every market is told in %s without a gap', (language) => {
  for (const market of markets) {
    for (const it of [strategy, renter]) {
      const text = JSON.stringify(strategyBlocks(it, { language, market }));
      expect(text).not.toMatch(/undefined|null,|NaN/);
    }
  }
});

test('who rents is told what takes the place of roof and heating', () => {
  const told = tellStrategy(renter, { language: 'en', market: 'us' });
  expect(told.setup.map(({ isAdvised }) => isAdvised)).toEqual([false, false, true]);
  expect(told.setup[0]?.what).toBe('A balcony system instead');
});

test('a saving that may as well be a loss is not promised', () => {
  const losing = { ...strategy, savingPerYear: { low: -900, middle: -100, high: 500 } };
  expect(tellStrategy(losing, { language: 'en', market: 'us' }).savings).toBe('None that we could promise');
});
