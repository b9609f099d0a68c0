import { type QuoteItem, quoteItems, type ReadQuote } from '#domain/quote-check/quote.ts';
import { has, wordsOf } from '#domain/quote-check/read/find-words.ts';

const words = Object.fromEntries(quoteItems.map((item) => [item, wordsOf(({ items }) => items[item])])) as Record<
  QuoteItem,
  RegExp
>;
const excluded = wordsOf((it) => it.excluded);

/** Between parts of a line, and between sentences; `exkl.` ends none. */
const PART = /[,;•|]+|(?<=\p{L}{5})[.!?]\s/u;

/** Parts of an offer, each with whether it is left to the customer: by its own words, or by the heading above it. */
function* partsOf(text: string): Generator<{ part: string; isOut: boolean }> {
  let isOutBelow = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.endsWith(':')) isOutBelow = trimmed !== '' && has(excluded, trimmed);
    const colon = trimmed.indexOf(':');
    const isOutInLine = colon !== -1 && has(excluded, trimmed.slice(0, colon));
    for (const part of trimmed.split(PART).filter(Boolean))
      yield { part, isOut: isOutBelow || isOutInLine || has(excluded, part) };
  }
}

/** What is said to be included, and what is left to the customer; both said, it is left. */
export function readItems(text: string): Pick<ReadQuote, 'included' | 'excluded'> {
  const [inside, outside] = [new Set<QuoteItem>(), new Set<QuoteItem>()];
  for (const { part, isOut } of partsOf(text))
    for (const item of quoteItems) if (has(words[item], part)) (isOut ? outside : inside).add(item);
  return {
    included: quoteItems.filter((it) => inside.has(it) && !outside.has(it)),
    excluded: quoteItems.filter((it) => outside.has(it)),
  };
}
