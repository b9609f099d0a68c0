import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { detailTexts } from '#texts/adviser/details/all.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { topics } from '#texts/adviser/topics/all.ts';

const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const words = new Map([...units, ...teens].map((word, value) => [word, value]));
for (const [at, word] of tens.entries()) if (word) words.set(word, at * 10);
words.set('zero', 0).set('a', 1).set('an', 1).set('half', 0.5).set('quarter', 0.25);

/** "minus twenty-five", "a hundred and fifty", "one and a half", "55"; undefined for what is no number. */
function amountIn(text: string): number | undefined {
  const parts = text.replaceAll(/−|minus /g, '-').replace(/ and (?=an? (half|quarter)\b)/, ' plus ');
  if (parts.startsWith('-')) return negated(amountIn(parts.slice(1)));
  if (/^\d+([.,]\d+)?$/.test(parts)) return Number(parts.replace(',', '.'));
  let sum = 0;
  for (const word of parts.split(/[ -]+/)) {
    const value = words.get(word);
    if (word === 'hundred') sum *= 100;
    else if (word === 'plus' || word === 'and' || (word === 'a' && sum > 0)) continue;
    else if (value === undefined) return undefined;
    else sum += value;
  }
  return sum;
}
const negated = (value: number | undefined) => (value === undefined ? undefined : -value);

const factors: Record<string, Record<string, number>> = {
  meters: { feet: 3.281 },
  meter: { feet: 3.281 },
  centimeters: { inches: 0.394 },
  kilometers: { miles: 0.6214 },
  km: { miles: 0.6214 },
  liters: { gallons: 0.2642 },
  kilogram: { pounds: 2.205 },
  'square meters': { 'square feet': 10.76 },
  'm²': { 'sq ft': 10.76 },
};
const number = '(?:minus |−)?(?:[a-z]+ hundred(?: and [a-z-]+)?|(?:a |one )?[a-z\\d-]+(?: and a (?:half|quarter))?)';
const span = `(${number})(?: (?:to|or|and|up to) (${number}))?`;
const metric = ['(?:degrees )?Celsius', '°C', ...Object.keys(factors)].join('|');
const american = [
  '(?:degrees )?Fahrenheit',
  '°F',
  'feet',
  'inches',
  'miles',
  'gallons',
  'pounds',
  'square feet',
  'sq ft',
];
const pairs = new RegExp(`${span} (${metric}) \\((?:about |some |a good )?${span} (${american.join('|')})\\)`, 'g');

/** A temperature or a difference of two, within what rounding to whole degrees or to tens makes of it. */
const isSameHeat = (celsius: number, fahrenheit: number) =>
  Math.abs(celsius * 1.8 + 32 - fahrenheit) <= 1 ||
  Math.abs(celsius * 1.8 - fahrenheit) <= Math.max(0.6, celsius * 0.21);

function isSame(from: string, unit: string, to: string, other: string): boolean {
  const [value, converted] = [amountIn(from), amountIn(to)];
  if (value === undefined || converted === undefined) return true;
  if (/Celsius|°C/.test(unit)) return isSameHeat(value, converted);
  const factor = factors[unit]?.[other];
  return factor !== undefined && Math.abs((value * factor) / converted - 1) <= 0.12;
}

/** Pairs of units in a text that are not the same amount. */
function wrongPairs(text: string): string[] {
  return [...text.replaceAll(/[\u00a0\u202f]/g, ' ').matchAll(pairs)].flatMap((pair) => {
    const [all, from = '', most, unit = '', to = '', otherMost, other = ''] = pair;
    const hundreds = most?.endsWith(' hundred') && !from.includes('hundred') ? ' hundred' : '';
    const isRight =
      isSame(from + hundreds, unit, to, other) && (!most || !otherMost || isSame(most, unit, otherMost, other));
    return isRight ? [] : [all];
  });
}

test('a pair of units is read in digits and in words', () => {
  const right = ['-20 °C (-4 °F)', 'minus twenty-five Celsius (minus thirteen Fahrenheit)', '140 m² (1500 sq ft)'];
  const wrong = ['minus twenty Celsius (zero Fahrenheit)', 'fifty meters (a hundred feet)', '35 °C (100 °F)'];
  expect(right.flatMap(wrongPairs)).toEqual([]);
  expect(wrong.flatMap(wrongPairs)).toEqual(wrong);
});

test.each(languages)('%s: what stands in both units converts rightly', (language) => {
  const text = JSON.stringify([topics[language], detailTexts[language]]);
  const told = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name as keyof typeof figures];
    return figure && 'value' in figure && typeof figure.value === 'number' ? String(figure.value) : 'it';
  });
  expect(wrongPairs(told)).toEqual([]);
});

test('figures that are told in both units are the same amount', () => {
  const { flowTest, flowTestUs, roofPerKwp, roofPerKwUs, evUse, evUseUs, hotWaterBig, hotWaterUs } = figures;
  const { splitCold, splitColdUs, splitNordic, splitNordicUs } = figures;
  expect([splitColdUs.value, splitNordicUs.value]).toEqual(
    [splitCold.value, splitNordic.value].map((it) => it * 1.8 + 32),
  );
  const { carbonGas, carbonGasUs, carbonOil, carbonOilUs } = figures;
  for (const [metres, feet] of roofPerKwp.value.map((it, at) => [it, roofPerKwUs.value[at] ?? 0] as const))
    expect(feet).toBe(Math.round(metres * 10.764));
  expect([flowTestUs.value, hotWaterUs.value]).toEqual([flowTest.value, hotWaterBig.value].map((it) => it * 1.8 + 32));
  expect(evUseUs.value).toBe(Math.round(evUse.value * 1.609));
  expect([carbonGasUs.value, carbonOilUs.value]).toEqual(
    [carbonGas.value, carbonOil.value].map((it) => Math.round(it * 220.46) / 100),
  );
});
