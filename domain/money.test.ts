import { expect, test } from 'vitest';
import { addMoney, majorUnits, moneySchema, wholeMoney } from '#domain/money.ts';

test('money adds up in minor units', () => {
  expect(addMoney(wholeMoney(12_000, 'EUR'), wholeMoney(0.1, 'EUR'), wholeMoney(0.2, 'EUR'))).toEqual({
    minor: 1_200_030,
    currency: 'EUR',
  });
  expect(majorUnits({ minor: 1_999, currency: 'CHF' })).toBe(19.99);
});

test('two currencies are never added', () => {
  expect(() => addMoney(wholeMoney(1, 'EUR'), wholeMoney(1, 'USD'))).toThrow(RangeError);
});

test.each([{ minor: 1.5, currency: 'EUR' }, { minor: 1, currency: 'GBP' }, { minor: 1 }])('%o is no money', (value) => {
  expect(moneySchema.safeParse(value).success).toBe(false);
});
