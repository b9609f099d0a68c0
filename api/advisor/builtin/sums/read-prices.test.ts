import { expect, test } from 'vitest';
import { readPrices } from '#api/advisor/builtin/sums/read-prices.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

test.each<[Language, string, number | undefined, number | undefined, number | undefined]>([
  ['en', 'We have gas at $1.50/therm and power at 12 cents.', 12, 5.12, undefined],
  ['en', 'Natural gas, 96% furnace, 2016. At 14 cents per kWh and $1.10 a therm, which is cheaper?', 14, 3.75, 0.96],
  ['en', 'Gas is $1.35 a therm, power 18 cents.', 18, 4.61, undefined],
  ['de', 'Gas kostet uns 11 Cent und Strom 33 Cent.', 33, 11, undefined],
  ['de', '33 Cent Strom, 11 Cent Gas', 33, 11, undefined],
  ['de', 'Strom zu 28 Cent und Heizöl zu 1,10 Euro pro Liter', 28, 11, undefined],
  ['fr', 'Le mazout coûte 12 centimes par kWh et le courant 27 centimes', 27, 12, undefined],
  ['de', 'Der Akku kostet 6.000 Euro und wir zahlen 120 Euro im Monat für Gas.', undefined, undefined, undefined],
  ['en', 'At 13 cents what is a full tank?', undefined, undefined, undefined],
])('%s: "%s"', (language, text, power, fuel, efficiency) => {
  const prices = readPrices(text, language);
  const cents = (price: number | undefined) => price && Math.round(price * 10_000) / 100;
  expect([cents(prices.powerPrice[0]), cents(prices.fuelPrice[0]), prices.efficiency[0]]).toEqual([
    power,
    fuel,
    efficiency,
  ]);
});

test.each<[Language, Market, string, string]>([
  [
    'de',
    'de',
    'Gas kostet uns 11 Cent und Strom 33 Cent. Ab welcher Jahresarbeitszahl ist die Wärmepumpe günstiger?',
    'Wärme zu 12,9 Cent je kWh, Strom zu 33 Cent je kWh geteilt durch 3,4 Wärme zu 9,7 Cent je kWh. Günstiger ist die Wärmepumpe ab einer Jahresarbeitszahl von 2,6',
  ],
  [
    'en',
    'us',
    'We have gas at $1.50/therm and power at 12 cents. Break-even COP is?',
    'The heat pump is cheaper from a seasonal efficiency of 2 on',
  ],
  [
    'fr',
    'ch',
    'Le mazout coûte 12 centimes par kWh et le courant 27 centimes, la pompe à chaleur revient-elle moins cher ?',
    'La pompe à chaleur revient moins cher à partir d’un coefficient annuel de 1,9',
  ],
])('%s, %s: named prices are compared in "%s"', (language, market, line, said) => {
  const reply = new AdviserTalk({ language, market }).say(line).text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(reply).toContain(said);
});

test('named prices take the place of assumed ones where the home is known', () => {
  const talk = new AdviserTalk({ language: 'en', market: 'us' });
  talk.facts = { homeType: 'single_family', place: 'Pittsburgh', currentHeatingSystem: 'gas', energyBill: 3840 };
  const reply = talk.say(
    'Gas is $1.35 a therm, power 18 cents. Would a heat pump cost me more to run than the furnace?',
  ).text;
  expect(reply).toContain('It rests on 4.6 cents per kWh for gas, 18 cents per kWh for power');
});
