import { expect, test } from 'vitest';
import { knownFactsSchema } from '#domain/home/fact-schemas.ts';
import { type FactName, factNames, factRow } from '#domain/home/facts.ts';
import { readFacts } from '#widgets/chat/read-facts.ts';

/** Good, bad and hostile values for a fact of its kind, those at its bounds among them. */
function valuesOf(name: FactName): unknown[] {
  const { kind, of = [], atMost = 0 } = factRow(name);
  const numbers = [1, 0, -1, 0.5, atMost, atMost + 1, '9', Number.NaN, Number.POSITIVE_INFINITY];
  const values = {
    choice: [...of, 'castle', '', 5, true],
    quantity: numbers,
    words: ['8004 Zürich', '', 'x'.repeat(atMost), 'x'.repeat(atMost + 1), 1],
    flag: [true, false, 'true', 1, 'yes'],
  };
  return [...values[kind], null, {}, []];
}

test.each(factNames)('%s is judged as the schema judges it', (name) => {
  const judged = valuesOf(name).map((value) => {
    const isGood = knownFactsSchema.safeParse({ [name]: value }).success;
    expect([value, readFacts({ [name]: value }) !== undefined]).toEqual([value, isGood]);
    return isGood;
  });
  expect(new Set(judged)).toEqual(new Set([true, false]));
});

test.each(['userEmail', 'toString', '__proto__', 'constructor'])('%s is no fact', (name) => {
  expect(readFacts(JSON.parse(`{"${name}": "x"}`))).toBeUndefined();
});

test.each(['', '[]', 'null', '{', '"x"', '3'])('%s is none', (text) => {
  expect(readFacts(text)).toBeUndefined();
});
