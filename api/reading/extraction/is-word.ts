import { type PartClass, partClasses } from '#api/reading/extraction/part-classes.ts';
import { type WordClass, wordClasses } from '#api/reading/extraction/word-classes.ts';
import { partClassLists, wordClassLists } from '#api/reading/extraction/words/classes/all.ts';

/** Visitors mix languages: a class holds the words of all. */
const wordsOf = <Class extends string>(
  lists: readonly Record<Class, readonly string[]>[],
  name: Class,
): ReadonlySet<string> => new Set(lists.flatMap((list) => list[name]));

const byClass = <Class extends string, Made>(classes: readonly Class[], make: (name: Class) => Made) =>
  Object.fromEntries(classes.map((name) => [name, make(name)])) as Record<Class, Made>;

const [wordLists, partLists] = [Object.values(wordClassLists), Object.values(partClassLists)];

/** The classes of each word. */
const classesOf = new Map<string, Set<WordClass>>();
for (const name of wordClasses)
  for (const word of wordsOf(wordLists, name)) classesOf.set(word, (classesOf.get(word) ?? new Set()).add(name));

/** The pattern of an entry as `PartClassList` describes it. */
function patternOf(entry: string): string {
  const part = entry
    .replace(/^\*|\*$/g, '')
    .replace(/[\\^$.()[\]{}|]/g, '\\$&')
    .replaceAll('?', '.')
    .replaceAll('_', '\\b');
  return `${entry.startsWith('*') ? '' : '^'}${part}${entry.endsWith('*') ? '' : '$'}`;
}

function matcherOf(entries: readonly string[], flags: string): RegExp[] {
  const [out, kept] = [entries.filter((it) => it.startsWith('!')), entries.filter((it) => !it.startsWith('!'))];
  const taken = out.map((it) => patternOf(it.slice(1))).join('|');
  const found = kept.map(patternOf).join('|');
  return found ? [new RegExp(`${taken && `(?!${taken})`}(?:${found})`, flags)] : [];
}

function matchersOf(name: PartClass): readonly RegExp[] {
  const entries = [...wordsOf(partLists, name)];
  const anyCase = entries.filter((it) => !it.startsWith('='));
  const asWritten = entries.filter((it) => it.startsWith('=')).map((it) => it.slice(1));
  return [...matcherOf(anyCase, 'i'), ...matcherOf(asWritten, '')];
}
const matchers = byClass(partClasses, matchersOf);

/** Whether a word, folded, is of one of these classes. */
export function isWord(word: string | undefined, ...classes: readonly WordClass[]): boolean {
  const known = word === undefined ? undefined : classesOf.get(word);
  if (known === undefined) return false;
  for (const name of classes) if (known.has(name)) return true;
  return false;
}

/** Whether a word or phrase has a part of one of these classes. */
export function hasPart(raw: string | undefined, ...classes: readonly PartClass[]): boolean {
  if (raw === undefined) return false;
  for (const name of classes) for (const matcher of matchers[name]) if (matcher.test(raw)) return true;
  return false;
}
