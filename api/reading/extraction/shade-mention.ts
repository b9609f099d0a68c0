import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** Where shade is named: as a thing, as how something is, as what is not there, or by the sun that comes or does not. */
export interface ShadeMention {
  at: number;
  kind: 'shade' | 'shaded' | 'shadeless' | 'sun';
  /** "No problem with shade" denies it too. */
  isDenied: boolean;
}

export const namesShade = ({ word }: Item): boolean => isWord(word, 'shade', 'shaded', 'shadeless', 'partShade');

const ARTICLES = 3;
/** "In the shade", "in deep shade", "à l'ombre", but not "a de l'ombre". */
function isInShade(items: readonly Item[], at: number): boolean {
  const [before, earlier] = [items[at - 1], items[at - 2]];
  if (isWord(before?.word, 'elidedArticle') && isWord(earlier?.word, 'atThe')) return true;
  const words = items.slice(Math.max(0, at - ARTICLES), at).map(({ word }) => word);
  const place = words.findLastIndex((word) => isWord(word, 'inThe'));
  return place >= 0 && !words.slice(place + 1).some((word) => isWord(word, 'plainOf', 'elidedOf'));
}

/** "D'ombrage": in French spelt like what is shaded. */
const isNoun = (items: readonly Item[], at: number) => isWord(items[at - 1]?.word, 'elidedOf', 'elidedArticle');

const NEAR = 2;
const isDenial = (item: Item) =>
  (isAny(item, 'filler', 'afterAll') && isWord(item.word, 'denials')) || isWord(item.word, 'freeOf');
/** "Shade? None." */
const isNoneAfter = (items: readonly Item[], at: number) => at === 0 && isAny(items[1], 'no', 'neg');

function kindOf(items: readonly Item[], at: number): ShadeMention['kind'] {
  const word = items[at]?.word;
  if (isWord(word, 'sun')) return 'sun';
  if (isWord(word, 'shadeless')) return 'shadeless';
  if (isWord(word, 'shaded') && !isNoun(items, at)) return 'shaded';
  return isInShade(items, at) ? 'shaded' : 'shade';
}

/** The first word of shade among these, or else of sun. */
export function shadeMentionOf(items: readonly Item[]): ShadeMention | undefined {
  const shade = items.findIndex(namesShade);
  const at = shade < 0 ? items.findIndex(({ word }) => isWord(word, 'sun')) : shade;
  if (at < 0) return undefined;
  const around = [...items.slice(Math.max(0, at - NEAR), at), ...items.slice(at + 1, at + 2)];
  const isDenied = items[at]?.isNegated === true || around.some(isDenial) || isNoneAfter(items, at);
  return { at, kind: kindOf(items, at), isDenied };
}
