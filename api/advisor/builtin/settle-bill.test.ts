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
