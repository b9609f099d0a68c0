import { expect, test } from 'vitest';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

function replyTo(language: Language, market: Market, facts: KnownFacts, line: string): string {
  const talk = new AdviserTalk({ language, market });
  talk.facts = facts;
  return talk.say(line).text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test.each<[Language, Market, KnownFacts, string, ...string[]]>([
  [
    'en',
    'us',
    {},
    'Propane is $2.80 a gallon and we use 700 gallons a year. Would a heat pump be cheaper?',
    '700 gallons of propane × $2.80 = $1,960 a year',
    'Of the energy in 700 gallons of propane a boiler makes about 80 to 95% heat',
    '15,000 to 17,800 kWh of heat divided by 3.4',
    'That is $1,000 to 1,200 less a year',
    'electricchoice.com (EIA)',
  ],
  ['en', 'us', {}, 'We burn 600 gallons of propane at $2.60. What does that cost a year?', '× $2.60 = $1,560 a year'],
  [
    'en',
    'us',
    {},
    'Propane is $3.10 a gallon here. Is a heat pump cheaper to run?',
    'fuel at 11.6 cents per kWh with a boiler of 80 to 95% makes heat at 12.2 to 14.5 cents per kWh',
    'from a seasonal efficiency of 1.2 to 1.5 on',
  ],
  [
    'en',
    'us',
    { place: 'Burlington, VT', currentHeatingSystem: 'propane', homeType: 'single_family', ownsHome: true },
    'Propane is $2.80 a gallon and we use 700 gallons a year. Would a heat pump be cheaper to run?',
    '700 gallons of propane × $2.80 = $1,960 a year',
    'heating with propane costs about $2,000 a year today (for 700 gallons)',
  ],
  [
    'de',
    'at',
    {},
    'Pellets kosten 380 Euro die Tonne, wir brauchen 5 Tonnen. Ist eine Wärmepumpe billiger?',
    '5 Tonnen Pellets × 380 € = 1 900 € im Jahr',
    'macht ein Kessel zu etwa 70 bis 90 % Wärme',
    'Das sind zwischen 610 € mehr und 460 € weniger im Jahr',
  ],
  [
    'fr',
    'ch',
    {},
    'On brûle 4 tonnes de pellets à 420 francs la tonne. Une pompe à chaleur coûterait-elle moins cher par an ?',
    '4 tonnes de pellets × CHF 420 = CHF 1’680 par an',
    'C’est CHF 210 à 540 de moins par an',
    'ElCom',
  ],
  [
    'en',
    'us',
    {},
    'Pellets are $320 a ton and we burn 4 tons. Would a heat pump be cheaper?',
    '4 tons of pellets × $320 = $1,280 a year',
    '12,700 to 16,300 kWh of heat',
  ],
  [
    'de',
    'de',
    {},
    'Heizöl steht bei 1,05 Euro je Liter. Ist da eine Wärmepumpe im Betrieb billiger?',
    'Brennstoff zu 10,5 Cent je kWh gibt in einem Kessel mit 80 bis 92 % Wirkungsgrad Wärme zu 11,4 bis 13,1 Cent je kWh',
    'BDEW, nach stromvermittlung.de',
  ],
  [
    'en',
    'us',
    { place: 'Bangor, ME', currentHeatingSystem: 'oil', homeType: 'single_family', ownsHome: true, homeSize: 1450 },
    'I told you: $2,700 oil a year, $90 a month electric. So about $3,780. Will a heat pump save me money over oil?',
    'Your sum is right: $2,700 + $90 × 12 = $3,780',
    'heating with oil costs about $2,700 a year today (your bill of $2,700)',
  ],
])('%s, %s, %o: "%s" is calculated', (language, market, facts, line, ...said) => {
  const reply = replyTo(language, market, facts, line);
  for (const it of said) expect(reply).toContain(it);
});

test.each<[Language, Market, string]>([
  ['de', 'de', 'Wir heizen mit Flüssiggas. Was kostet eine Wärmepumpe?'],
  ['en', 'us', 'Propane went to $3.90 a gallon. Can a heat pump freeze?'],
  ['fr', 'ch', 'On brûle 4 tonnes de pellets par an. Que faire de la vieille chaudière ?'],
  ['en', 'us', 'Our 40 gallon propane water heater leaks, what now?'],
])('%s, %s: nothing is calculated from "%s"', (language, market, line) => {
  expect(replyTo(language, market, {}, line)).not.toMatch(/× |Gerechnet|The sum|Le calcul/);
});

test('gallons of propane are no oil', () => {
  const line = 'We burn 700 gallons of propane a year. What would the power for a heat pump cost?';
  expect(replyTo('en', 'us', {}, line)).toContain('Of the energy in 700 gallons of propane');
});
