import { expect, test } from 'vitest';
import { emptyOffer, offerOf, problemsOfOffer, typedNumber } from '#host-site/pages/project/quotes/offer-form.ts';
import { en } from '#host-site/texts/project/en.ts';

test.each([
  ['18900', 18_900],
  ['18.900', 18_900],
  ['18,900.50', 18_900.5],
  ['18.900,5', 18_900.5],
  ["18'900", 18_900],
  ['1 234 567,89', 1_234_567.89],
  ['9,8', 9.8],
  ['0.25', 0.25],
])('%s is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', 'about 5', '-3', '1,2,3', '12.3456', '1e5'])('%s is no number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});

test('an offer needs a price and a day, and its sizes are numbers', () => {
  expect(problemsOfOffer({ ...emptyOffer, kwp: 'ten' }, en.offer)).toMatchObject({
    price: en.offer.priceWrong,
    kwp: en.offer.sizeWrong,
    bindingUntil: en.offer.untilWrong,
  });
  const values = { ...emptyOffer, price: '18.900', kwp: '9,8', bindingUntil: '2026-12-20', note: ' ' };
  expect(Object.values(problemsOfOffer(values, en.offer)).every((it) => it === undefined)).toBe(true);
  expect(offerOf(values, ['material'], 'EUR')).toEqual({
    price: { minor: 1_890_000, currency: 'EUR' },
    size: { kwp: 9.8 },
    includes: ['material'],
    bindingUntil: '2026-12-20',
  });
});
