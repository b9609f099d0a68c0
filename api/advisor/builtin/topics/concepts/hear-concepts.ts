import { fold } from '#api/advisor/builtin/fold.ts';
import { concepts, tellingThemselves, things } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { conceptWords } from '#api/advisor/builtin/topics/concepts/words/all.ts';
import { readableWords } from '#api/advisor/builtin/topics/readable-words.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

/** Letters from which on a word's beginning tells it, and in a language of compounds any part. */
const LONG = 5;
const LONGEST_PHRASE = 4;

/** How long the words are that begin with the same letters, the shortest first. */
function lengthsByStart(words: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, number[]>();
  for (const word of [...words].filter((it) => it.length >= LONG).sort((one, other) => one.length - other.length)) {
    const start = word.slice(0, LONG);
    const known = lengths.get(start) ?? [];
    lengths.set(start, known.at(-1) === word.length ? known : [...known, word.length]);
  }
  return lengths;
}

/** The concepts in a line of folded words. */
function createHearer(language: Language): (line: readonly string[]) => Set<number> {
  const words = conceptWords[language];
  const { hasCompounds } = writing[language];
  const known = new Map<string, number[]>();
  for (const [at, concept] of concepts.entries())
    for (const word of words[concept]) known.set(fold(word), [...(known.get(fold(word)) ?? []), at]);
  const lengths = lengthsByStart(known.keys());
  const opening = new Set([...known.keys()].filter((it) => it.includes(' ')).map((it) => it.split(' ', 1)[0]));

  return (line) => {
    const found = new Set<number>();
    const hear = (text: string) => {
      for (const concept of known.get(text) ?? []) found.add(concept);
    };
    const hearParts = (word: string) => {
      const lastStart = hasCompounds ? word.length - LONG : 0;
      for (let start = 0; start <= lastStart; start++)
        for (const length of lengths.get(word.slice(start, start + LONG)) ?? [])
          if (start + length <= word.length) hear(word.slice(start, start + length));
    };
    for (const [at, word] of line.entries()) {
      hear(word);
      hearParts(word);
      if (!opening.has(word)) continue;
      for (let length = 2; length <= LONGEST_PHRASE; length++) hear(line.slice(at, at + length).join(' '));
    }
    return found;
  };
}

const hearConcepts = inEachLanguage(createHearer);

const thingNumbers = new Set(things.map((it) => concepts.indexOf(it)));
const tellingNumbers = new Set([...things, ...tellingThemselves].map((it) => concepts.indexOf(it)));

/** What a text speaks of, by the places of the concepts in their list. */
export type Spoken = ReadonlySet<number>;

export const spokenIn = readOnceIn(
  (text: string, language: Language): Spoken => hearConcepts[language](readableWords(text, /\p{Letter}+/gu)),
);

/** Whether what is spoken of is said, and not only how. */
export const namesThing = (spoken: Spoken): boolean => [...spoken].some((it) => thingNumbers.has(it));

/** Whether it is clear by itself what is spoken of. */
export const tellsItself = (spoken: Spoken): boolean => [...spoken].some((it) => tellingNumbers.has(it));

const [balcony, solar] = [concepts.indexOf('balcony'), concepts.indexOf('solar')];

/** The things that are spoken of; solar power on a balcony is not the one on a roof. */
export const thingsIn = (spoken: Spoken): Spoken =>
  new Set([...spoken].filter((it) => thingNumbers.has(it) && !(it === solar && spoken.has(balcony))));

/** What a line speaks of that goes on with what was said before it: of the same thing, or of another in the same respect. */
export function goneOn(spoken: Spoken, before: Spoken): Spoken {
  const kept = namesThing(spoken) ? [...before].filter((it) => !thingNumbers.has(it)) : before;
  return new Set([...spoken, ...kept]);
}
