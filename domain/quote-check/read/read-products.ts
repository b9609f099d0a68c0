import { LONGEST_PRODUCT, MOST_GUARANTEE_YEARS, MOST_PRODUCTS, type ReadQuote } from '#domain/quote-check/quote.ts';
import { has, hitsOf, nearest, wordsOf } from '#domain/quote-check/read/find-words.ts';
import { type FoundNumber, readWritten } from '#domain/quote-check/read/numbers.ts';

const device = wordsOf(({ devices: { solar, battery, heatPump, charger, inverter } }) => [
  ...solar,
  ...battery,
  ...heatPump,
  ...charger,
  ...inverter,
]);
/** Letters and digits in one word, such as no size has. */
const MODEL = /(?<![\p{L}\d])(?=[\p{L}\d./+-]{0,20}\p{L})(?=[\p{L}\d./+-]{0,20}\d)[\p{L}\d./+-]{3,}/gu;
const SIZE = /^\d+(?:[.,]\d+)?[a-z²]{1,3}$/i;
const LONGEST_LINE = 200;

function namesModel(line: string): boolean {
  return (line.match(MODEL) ?? []).some((it) => !SIZE.test(it));
}

/** Lines that name a device and a model. */
export function readProducts(text: string): string[] {
  const lines = text.split('\n').map((it) => it.replace(/\s+/g, ' ').trim());
  return lines
    .filter(
      (line) => line.length > 0 && line.length <= LONGEST_LINE && namesModel(line) && has(device, line.toLowerCase()),
    )
    .slice(0, MOST_PRODUCTS)
    .map((line) => line.slice(0, LONGEST_PRODUCT));
}

const guarantee = { guarantee: wordsOf((it) => it.guarantee) };
const YEARS = new RegExp(`^[\\s-]{0,2}(?:${wordsOf((it) => it.years).source})`, 'u');

/** The shortest of what is guaranteed. */
export function readGuarantee(text: string, numbers: readonly FoundNumber[]): Pick<ReadQuote, 'guaranteeYears'> {
  const hits = hitsOf(text, guarantee);
  const years = numbers
    .filter(({ end }) => YEARS.test(text.slice(end, end + 12)))
    .filter((it) => nearest(hits, text, it) !== undefined)
    .map(({ raw }) => readWritten(raw, false))
    .filter((it) => it >= 1 && it <= MOST_GUARANTEE_YEARS);
  return years.length > 0 ? { guaranteeYears: Math.min(...years) } : {};
}
