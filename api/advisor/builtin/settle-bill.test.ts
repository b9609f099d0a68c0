import { expect, test } from 'vitest';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const held = (lines: readonly string[], locale: ConstructorParameters<typeof AdviserTalk>[0]) => {
  const talk = new AdviserTalk(locale);
  const replies = lines.map((line) => talk.say(line).text);
  const { energyBill, energyBillCovers } = talk.facts;
  return { last: replies.at(-1), energyBill, energyBillCovers };
};

const german = { language: 'de', market: 'de' } as const;

test('electricity alone is said back as that', () => {
  expect(held(['Wir heizen mit Gas.', 'Strom ist 105 € im Monat'], german)).toMatchObject({
    last: expect.stringMatching(/1\.260\s€ Stromkosten im Jahr \(ohne Heizung\)/),
    energyBill: 1260,
    energyBillCovers: 'electricity',
  });
});

test('the bill for the other part is added', () => {
  expect(held(['Strom ist 105 € im Monat', 'Fürs Gas zahlen wir 180 € im Monat'], german)).toMatchObject({
    last: expect.stringMatching(/3\.420\s€ Energiekosten im Jahr/),
    energyBill: 3420,
    energyBillCovers: undefined,
  });
});

test('what is said to be for all replaces a part, and takes nothing back', () => {
  const { last, ...bill } = held(['Strom ist 105 € im Monat', 'Alles zusammen zahlen wir 300 € im Monat'], german);
  expect(bill).toEqual({ energyBill: 3600, energyBillCovers: undefined });
  expect(last).not.toContain('wieder offen');
});

test('who heats with electricity has one bill', () => {
  const all = held(['We have electric baseboards.', 'The electric bill is $215 a month'], {
    language: 'en',
    market: 'us',
  });
  expect(all.last).toContain('$2,580 of energy costs a year');
});

test('the part alone is heard, and said with its amount', () => {
  const lines = ['Wir zahlen 105 € im Monat für Energie', 'Die 105 € im Monat sind nur der Strom'];
  expect(held(lines, german)).toMatchObject({
    last: expect.stringMatching(/1\.260\s€ Stromkosten im Jahr \(ohne Heizung\)/),
    energyBillCovers: 'electricity',
  });
});

test('a sum that is for a part alone, and what comes on top of it, are the whole', () => {
  const lines = [
    'Nous payons 1440 francs par an',
    'Les 1440 c’est juste le chauffage, l’électricité en plus, 45 par mois',
  ];
  const { energyBill, energyBillCovers } = held(lines, { language: 'fr', market: 'ch' });
  expect({ energyBill, energyBillCovers }).toEqual({ energyBill: 1980, energyBillCovers: undefined });
});

test('what is for all, said together with a part that is known, is not added to it', () => {
  const lines = ['Fürs Gas zahlen wir 1900 € im Jahr', 'Mit dem Strom sind es 3100 € im Jahr'];
  expect(held(lines, german)).toMatchObject({ energyBill: 3100, energyBillCovers: undefined });
});

test('the sum that is known, said to be electricity alone, stays', () => {
  const lines = ['Our energy bill is $1,020 a year', 'The summary is fine except the $1,020 is only electricity'];
  const { energyBill, energyBillCovers } = held(lines, { language: 'en', market: 'us' });
  expect({ energyBill, energyBillCovers }).toEqual({ energyBill: 1020, energyBillCovers: 'electricity' });
});
