import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { quoteSchema } from '#domain/quote-check/quote.ts';
import { readWritten } from '#domain/quote-check/read/numbers.ts';
import { MOST_OFFER_TEXT, readOffer } from '#domain/quote-check/read/read-offer.ts';
import { writtenOffers } from '#domain/quote-check/testing/data/offers.ts';

const isQuote = (read: object) => z.safeParse(quoteSchema, { market: 'de', ...read }).error?.issues;

describe('reading an offer', () => {
  it.each(writtenOffers)('finds what stands in $name', ({ text, says }) => {
    const read = readOffer(text);
    expect(read).toMatchObject(says);
    expect(isQuote(read)).toBeUndefined();
  });

  it.each(writtenOffers)('finds the same with other line ends and spaces in $name', ({ text, says }) => {
    const messy = text.replaceAll('\n', ' \r\n').replace(/ {2,}/g, '\u00a0\t ');
    expect(readOffer(messy)).toMatchObject(says);
  });

  it('takes a rate, a grant, a deposit and a tax for no price', () => {
    const text = 'monatlich 189,00 €\nFörderung 12.000,00 €\nAnzahlung 5.000,00 €\nMwSt. 19 % 3.975,63 €';
    expect(readOffer(text).price).toBeUndefined();
  });

  it('leaves out what is not there', () => {
    expect(readOffer('')).toEqual({ included: [], excluded: [], products: [] });
    expect(readOffer('Guten Tag, anbei unsere AGB.')).toEqual({ included: [], excluded: [], products: [] });
  });

  it('tells the lines that name a model', () => {
    expect(readOffer(writtenOffers[1]?.text ?? '').products).toEqual([
      'Wärmepumpe Borealis LW 105/8, R290, Heizleistung',
    ]);
  });
});

test.each([
  ['24.900,00', true, 24_900],
  ['24,900.00', true, 24_900],
  ['24’900.00', true, 24_900],
  ["24'900", true, 24_900],
  ['24 900,00', true, 24_900],
  ['24\u202f900,00', true, 24_900],
  ['24.900', true, 24_900],
  ['1.234.567', true, 1_234_567],
  ['9,84', false, 9.84],
  ['9.840', false, 9.84],
  ['10', false, 10],
])('%s is read as a number', (raw, isAmount, value) => {
  expect(readWritten(raw, isAmount)).toBe(value);
});

describe('an offer that is none', () => {
  const pieces = [
    '1 kW ',
    'wärmepumpe ',
    '12.500,00 € ',
    'gesamtpreis ',
    'inkl. mwst ',
    '24 x ',
    '440 wp',
    '\n',
    ':',
    ';',
  ];
  const hostile = fc.oneof(
    fc.string({ maxLength: 400, unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 300 }).map((it) => it.join('')),
  );

  it('is read as a quote whatever it says, and the same each time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const read = readOffer(text);
        expect(isQuote(read)).toBeUndefined();
        expect(readOffer(text)).toEqual(read);
      }),
    );
  });

  it.each([
    '9',
    '1 ',
    '1.',
    '1.1,',
    '€1 ',
    '1 kW ',
    'wärmepumpe 9 kW ',
    'gesamtpreis inkl. mwst 24.900,00 € ',
    'Gerüst, ',
    'a-\n',
    'nicht enthalten:\n',
    '24 x 44 ',
    'garantie 10 jahre ',
    'PV A1 ',
    '\ufdfa',
    'İ',
    '        ',
  ])('costs little processor time: %j over and over', (piece) => {
    const text = piece.repeat(MOST_OFFER_TEXT).slice(0, MOST_OFFER_TEXT);
    readOffer(text);
    const times = [1, 2, 3].map(() => {
      const { user } = process.cpuUsage();
      readOffer(text);
      return (process.cpuUsage().user - user) / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(45);
  });
});
