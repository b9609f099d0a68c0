import type { Concept } from '#domain/chat/extraction/concepts.ts';
import { type Item, isAny, itemsOf } from '#domain/chat/extraction/items.ts';
import type { Concepts } from '#domain/chat/extraction/lexicon.ts';
import type { Language } from '#domain/place.ts';

/** A part of a sentence with one verb, and how it is meant. */
export interface Clause {
  items: readonly Item[];
  /** Of all items. */
  concepts: Concepts;
  sentence: number;
  isQuestion: boolean;
  isSupposed: boolean;
  isHearsay: boolean;
  isWish: boolean;
  isPlan: boolean;
  /** About a home or thing one has not got yet. */
  isSought: boolean;
}

export function conceptsOf(items: readonly Item[]): Concepts {
  if (items.length === 1) return (items[0] as Item).is;
  const all = new Set<Concept>();
  for (const { is } of items) for (const concept of is) all.add(concept);
  return all;
}

export function some(clause: Clause | undefined, ...sought: readonly Concept[]): boolean {
  if (!clause || clause.concepts.size === 0) return false;
  for (const concept of sought) if (clause.concepts.has(concept)) return true;
  return false;
}

const abbreviations = new Set(
  'ca,sq,ft,fr,bzw,inkl,etc,z,b,nr,str,st,evtl,mind,max,min,ungef,tel,approx,apt,vs,mr,mrs,dr,env,wfl,bj,qm,mtl,exkl,zzgl,sog,u,a,p,d,h,id,mt,ft'.split(
    ',',
  ),
);

const isPlainGap = (gap: string) => gap === ' ' || gap === '';

/** A full stop ends a sentence unless it belongs to an abbreviation or an ordinal. */
function endsSentence(before: Item | undefined, gap: string): boolean {
  if (isPlainGap(gap)) return false;
  if (/[!?\n]/.test(gap)) return true;
  if (!before || !/\.(?:\s|["')])/.test(gap)) return false;
  const isOrdinal = before.value !== undefined && before.value <= 31 && /^\. $/.test(gap);
  return !isOrdinal && !abbreviations.has(before.word);
}

const opensVerb = ['self', 'have', 'wish', 'pays', 'heats', 'lives', 'my', 'drives'] as const;

function endsClause(before: Item | undefined, item: Item, next: Item | undefined): boolean {
  const isPlain = isPlainGap(item.gap);
  if (isPlain && item.is.size === 0) return false;
  if ((!isPlain && /[,;()]/.test(item.gap)) || (/\s-\s|\s\/\s/.test(item.gap) && before?.value === undefined))
    return true;
  if (isAny(item, 'but')) return true;
  return isAny(item, 'and') && isAny(next, ...opensVerb) && !isAny(before, ...opensVerb);
}

const isOpener = (item: Item | undefined) => isAny(item, 'asks', 'opens') && !isAny(item, 'like');
const declares = (items: readonly Item[]) =>
  !isOpener(items[0]) && items.slice(0, 3).some((item) => isAny(item, 'self', 'my', 'landlord'));

interface Sentence {
  clauses: Item[][];
  mark: string;
}

/** Nobody writes longer ones: the bounds keep the time of every recogniser in proportion to the length of the text. */
const MAX_CLAUSE_ITEMS = 32;
const MAX_SENTENCE_CLAUSES = 10;
const isFull = ({ clauses }: Sentence) =>
  clauses.length >= MAX_SENTENCE_CLAUSES || (clauses.at(-1)?.length ?? 0) >= MAX_CLAUSE_ITEMS;

function sentencesOf(text: string, language: Language): Sentence[] {
  const { items, end } = itemsOf(text, language);
  const sentences: Sentence[] = [];
  items.forEach((item, at) => {
    const before = items[at - 1];
    const last = sentences.at(-1);
    const isNew = last === undefined || endsSentence(before, item.gap) || isFull(last);
    if (isNew && last) last.mark = item.gap;
    if (isNew) sentences.push({ clauses: [[item]], mark: end });
    else if (endsClause(before, item, items[at + 1])) last?.clauses.push([item]);
    else last?.clauses.at(-1)?.push(item);
  });
  return sentences;
}

const wishes = (concepts: Concepts) => concepts.has('wish') || concepts.has('interest');
/** "Wir überlegen, auf Gas zu verzichten": the wish stands before the comma. */
const isInfinitiveOf = (items: readonly Item[], before: readonly Item[] = [], said: Concepts | undefined = undefined) =>
  before.length <= 4 && said !== undefined && wishes(said) && items.at(-2)?.word === 'zu';

/** The clauses of a text in order. */
export function clausesOf(text: string, language: Language): Clause[] {
  return sentencesOf(text, language).flatMap(({ clauses, mark }, sentence) => {
    const asks = mark.includes('?') || isAny(clauses[0]?.[0], 'opens');
    let isSupposed = false;
    const said = clauses.map(conceptsOf);
    let isSought = false;
    return clauses.map((items, at): Clause => {
      const concepts = said[at] as Concepts;
      isSupposed ||= concepts.has('suppose');
      isSought = concepts.has('seeks') || (isSought && !declares(items) && !concepts.has('have'));
      const isLast = at === clauses.length - 1;
      const isLeftOpen = said[at + 1]?.has('unknown') ?? false;
      const isQuestion =
        asks &&
        !isLeftOpen &&
        ((isLast && (clauses.length === 1 || !declares(items))) || !declares(items) || isOpener(items[0]));
      return {
        items,
        concepts,
        sentence,
        isQuestion,
        isSupposed,
        isHearsay: concepts.has('hearsay'),
        isWish: wishes(concepts) || isInfinitiveOf(items, clauses[at - 1], said[at - 1]),
        isPlan: concepts.has('plan'),
        isSought,
      };
    });
  });
}
