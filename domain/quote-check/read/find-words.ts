import { quoteWords } from '#domain/quote-check/words/all.ts';
import type { QuoteWords } from '#domain/quote-check/words/words.ts';

/** Words that are no longer stand alone; longer ones may be part of a compound. */
const ALONE = 4;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const START = '(?<![\\p{L}\\d])';
/** `^montage` begins a word: `Demontage` is none. */
const bounded = (word: string) => {
  if (word.startsWith('^')) return `${START}${escaped(word.slice(1))}`;
  return word.length > ALONE ? escaped(word) : `${START}${escaped(word)}(?!\\p{L})`;
};

/** Finds any of the words, in all languages at once; for small letters. */
export function wordsOf(pick: (words: QuoteWords) => readonly string[]): RegExp {
  const words = [...new Set(Object.values(quoteWords).flatMap(pick))];
  return new RegExp(
    words
      .toSorted((a, b) => b.length - a.length)
      .map(bounded)
      .join('|'),
    'gu',
  );
}

export interface Hit<Kind> {
  kind: Kind;
  at: number;
  end: number;
}

/** An offer has fewer; what says more says nothing. */
const MOST_HITS = 600;

export function hitsOf<Kind extends string>(text: string, classes: Record<Kind, RegExp>): Hit<Kind>[] {
  const hits: Hit<Kind>[] = [];
  for (const [kind, words] of Object.entries(classes) as [Kind, RegExp][])
    for (const { 0: found, index } of text.matchAll(words)) {
      hits.push({ kind, at: index, end: index + found.length });
      if (hits.length > MOST_HITS * Object.keys(classes).length) return hits;
    }
  return hits.toSorted((a, b) => a.at - b.at).slice(0, MOST_HITS);
}

export const has = (words: RegExp, text: string): boolean => text.search(words) !== -1;

/** Where in a text it is said last; -1 where it is not. */
export function lastOf(words: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(words)) last = index;
  return last;
}

const BEFORE = 90;
const AFTER = 60;
/** What follows names a number less often than what comes before it, and another line less often than the own. */
const FOLLOWING = 2;
const OTHER_LINE = 25;

/** The nearest word around a place in the text. */
export function nearest<Kind>(
  hits: readonly Hit<Kind>[],
  text: string,
  { at, end }: { at: number; end: number },
): Kind | undefined {
  let best: Kind | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hit of hits) {
    if (hit.end < at - BEFORE) continue;
    if (hit.at > end + AFTER) break;
    const isBefore = hit.end <= at;
    const between = isBefore ? text.slice(hit.end, at) : text.slice(end, hit.at);
    if (between.length > (isBefore ? BEFORE : AFTER)) continue;
    const distance = between.length * (isBefore ? 1 : FOLLOWING) + (between.includes('\n') ? OTHER_LINE : 0);
    if (distance <= least) [best, least] = [hit.kind, distance];
  }
  return best;
}
