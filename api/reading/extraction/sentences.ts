import { familyOf } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny, itemsOf } from '#api/reading/extraction/items.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Language } from '#domain/place.ts';

/** Clauses of words, and the sign that ends the sentence. */
export interface Sentence {
  clauses: Item[][];
  mark: string;
}

const isPlainGap = (gap: string) => gap === ' ' || gap === '';

/** A full stop ends a sentence unless it belongs to an abbreviation or an ordinal; several words read as one are none, nor is one before a question: "58 qm. was kostet". Where only names have capitals, "85 fr. Le reste" are two. */
function endsSentence(before: Item | undefined, next: Item, language: Language): boolean {
  const { gap } = next;
  if (isPlainGap(gap)) return false;
  if (/[!?\n]/.test(gap)) return true;
  if (!before || !/\.(?:\s|["')])/.test(gap)) return false;
  const isOrdinal =
    writing[language].hasOrdinalStops && /^\d+$/.test(before.raw) && Number(before.raw) <= 31 && /^\. $/.test(gap);
  const isShortened = /^\p{L}+$/u.test(before.raw) && gap.startsWith('.');
  const isSumEnd = !writing[language].hasOrdinalStops && isAny(before, 'chf') && /^\p{Lu}/u.test(next.raw);
  const isMeasure = before.raw === 'A' && isAny(before, 'amps') && /^\p{Lu}/u.test(next.raw);
  if (isMeasure) return true;
  const isAbbreviated = isShortened && isWord(before.word, 'abbreviations') && !isAny(next, 'opens') && !isSumEnd;
  return !isOrdinal && !isAbbreviated;
}

const opensVerb = ['self', 'have', 'wish', 'pays', 'heats', 'lives', 'my', 'drives'] as const;

const ofHome = ['renting', 'owns', 'bought'] as const;

const LONG_ENOUGH = 4;
/** Dictated without a comma: "an oil furnace we own the place", "une maison à Payerne chauffage mazout on voudrait une pac". */
const startsAnew = (clause: readonly Item[], item: Item, next: Item | undefined) =>
  clause.length >= LONG_ENOUGH &&
  isWord(item.word, 'weOrI') &&
  isAny(next, ...opensVerb, ...ofHome) &&
  !isAny(next, 'self', 'my') &&
  !isAny(clause.at(-1), ...opensVerb, 'plan', 'suppose', 'asks', 'opens', 'neg', 'self') &&
  !isWord(clause.at(-1)?.word, 'binds') &&
  clause.some((it) => it.value !== undefined || familyOf(it) !== undefined || isAny(it, ...ofHome));

/** Shorter than this, what stands before a colon is a label of what follows. */
const LABEL_ITEMS = 4;

function endsClause(clause: readonly Item[], item: Item, next: Item | undefined): boolean {
  const before = clause.at(-1);
  const isPlain = isPlainGap(item.gap);
  if (isPlain && item.is.size === 0) return false;
  if (startsAnew(clause, item, next)) return true;
  if (before?.value !== undefined && item.value !== undefined && isWord(next?.word, 'atMost')) return false;
  if (item.gap.includes(':') && clause.length >= LABEL_ITEMS) return true;
  if ((!isPlain && /[,;()]/.test(item.gap)) || (/\s-\s|\s\/\s/.test(item.gap) && before?.value === undefined))
    return true;
  if (isWord(item.word, 'concludes') && clause.length >= LONG_ENOUGH - 1 && isWord(next?.word, 'weOrI', 'itInstead'))
    return true;
  if (isAny(item, 'but')) return !(isWord(item.word, 'only') && isAny(before, 'thereIs'));
  if (isAny(item, 'and') && isAny(next, 'suppose')) return true;
  return isAny(item, 'and') && isAny(next, ...opensVerb) && !isAny(before, ...opensVerb);
}

/** Nobody writes longer ones: the bounds keep the time of every recogniser in proportion to the length of the text. */
const MAX_CLAUSE_ITEMS = 32;
const MAX_SENTENCE_CLAUSES = 10;
const MAX_LABEL_ITEMS = 2;
/** "Electric car? No." is said as one: a thing with a question mark, and what is to be known of it. */
const isLabel = ({ clauses }: Sentence, next: Item) =>
  next.gap.includes('?') &&
  clauses.length === 1 &&
  (clauses[0]?.length ?? 0) <= MAX_LABEL_ITEMS &&
  !clauses[0]?.some((item) => isAny(item, 'asks', 'opens', 'self') || item.value !== undefined) &&
  !isAny(next, 'unknown', 'opens');
const isFull = ({ clauses }: Sentence) =>
  clauses.length >= MAX_SENTENCE_CLAUSES || (clauses.at(-1)?.length ?? 0) >= MAX_CLAUSE_ITEMS;

/** A text cut into sentences and their clauses. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const { items, end } = itemsOf(text, language);
  const sentences: Sentence[] = [];
  items.forEach((item, at) => {
    const before = items[at - 1];
    const last = sentences.at(-1);
    const isNew = last === undefined || isFull(last) || (endsSentence(before, item, language) && !isLabel(last, item));
    if (isNew && last) last.mark = item.gap;
    if (isNew) sentences.push({ clauses: [[item]], mark: end });
    else if (endsClause(last?.clauses.at(-1) ?? [], item, items[at + 1])) last?.clauses.push([item]);
    else last?.clauses.at(-1)?.push(item);
  });
  return sentences;
}
