import { fold } from '#api/reading/extraction/fold.ts';
import { solarWords } from '#api/reading/solar-system/words/all.ts';
import type { SolarWords } from '#api/reading/solar-system/words/solar-words.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

type SolarFacts = Pick<ChatFacts, 'solarKwp' | 'solarYear' | 'solarSatisfied'>;

const FIRST_YEAR = 1985;
const MOST_KWP = 100;
/** Characters; a sentence is read no further. */
const LONGEST = 400;

/** Visitors mix languages. */
const nearly = Object.values(solarWords)
  .map((it) => it.nearly)
  .join('|');

/** Of no words it finds none. */
const word = (parts: string, flags = '') => new RegExp(`(?<![a-z])(?:${parts || '(?!)'})(?![a-z])`, flags);

function readerOf(words: SolarWords) {
  return {
    solar: word(words.solar),
    goesOn: new RegExp(`${words.goesOn}(?![a-z])`),
    notOwn: word(words.notOwn),
    asks: word(words.asks),
    has: word(words.has),
    otherThing: word(words.otherThing),
    place: word(words.place, 'g'),
    year: word(`(?:${words.since}) (?:(?:${nearly}) )?(?<year>(?:19|20)\\d\\d)`, 'g'),
    ages: words.ageInYears.map((it) => word(it.replace('#', '(?<years>\\d{1,2})'))),
    satisfied: word(words.satisfied),
    unsatisfied: word(words.unsatisfied),
  };
}
const readers = inEachLanguage((language) => readerOf(solarWords[language]));
type Reader = ReturnType<typeof readerOf>;

const named = /(?<![\d.,])(?<kwp>\d{1,3}(?:[.,]\d{1,2})?) ?(?:kwp|kwc|kw peak|kilowatt ?peak|kw)(?![a-z])/g;

/** Folded, without apostrophes. */
const plain = (text: string, language: Language) => fold(text, language).replace(/['’"]/g, ' ').replace(/ +/g, ' ');

/** A figure belongs to the solar system unless another thing stands nearer to it, on the same side. */
function isOfSolar(reader: Reader, sentence: string, at: number, end: number): boolean {
  const before = sentence.slice(0, at);
  const after = sentence.slice(end);
  const distance = (text: string, sought: RegExp, fromEnd: boolean) => {
    const places = [...text.matchAll(new RegExp(sought, 'g'))].map((it) =>
      fromEnd ? text.length - it.index - it[0].length : it.index,
    );
    return Math.min(...places, LONGEST);
  };
  const nearest = (sought: RegExp) => Math.min(distance(before, sought, true), distance(after, sought, false));
  return nearest(reader.solar) <= nearest(reader.otherThing);
}

function powerIn(reader: Reader, sentence: string): number | undefined {
  for (const match of sentence.matchAll(named)) {
    const kwp = Number(match.groups?.kwp?.replace(',', '.'));
    const isPeak = /kwp|kwc|peak/.test(match[0]);
    const end = match.index + match[0].length;
    if (kwp > 0 && kwp <= MOST_KWP && (isPeak || isOfSolar(reader, sentence, match.index, end))) return kwp;
  }
  return undefined;
}

function yearIn(reader: Reader, sentence: string, now: number): number | undefined {
  for (const match of sentence.matchAll(reader.year)) {
    const year = Number(match.groups?.year);
    const isPast = year >= FIRST_YEAR && year <= now;
    if (isPast && isOfSolar(reader, sentence, match.index, match.index + match[0].length)) return year;
  }
  for (const age of reader.ages) {
    const match = age.exec(sentence);
    const years = Number(match?.groups?.years);
    if (match && now - years >= FIRST_YEAR && isOfSolar(reader, sentence, match.index, match.index + match[0].length))
      return now - years;
  }
  return undefined;
}

function verdictIn({ satisfied, unsatisfied }: Reader, sentence: string): boolean | undefined {
  if (unsatisfied.test(sentence)) return false;
  return satisfied.test(sentence) ? true : undefined;
}

/** The sentences that speak of the visitor's own solar system. */
function ownSentences(text: string, reader: Reader, language: Language): string[] {
  let isNamed = false;
  return plain(text, language)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((it) => it.slice(0, LONGEST).replace(reader.place, ''))
    .filter((sentence) => {
      const isAbout = reader.solar.test(sentence) || (isNamed && reader.goesOn.test(sentence));
      const isAsked = sentence.includes('?') || (reader.asks.test(sentence) && !reader.has.test(sentence));
      isNamed = isAbout && !isAsked && !reader.notOwn.test(sentence);
      return isNamed;
    });
}

/** What a message tells of a solar system that the visitor has: how large, of which year, and whether it satisfies. */
export function readSolarSystem(text: string, language: Language, now: number): SolarFacts {
  const reader = readers[language];
  const own = ownSentences(text, reader, language);
  const first = <Found>(read: (sentence: string) => Found | undefined) => own.map(read).find((it) => it !== undefined);
  const solarKwp = first((it) => powerIn(reader, it));
  const solarYear = first((it) => yearIn(reader, it, now));
  const solarSatisfied = first((it) => verdictIn(reader, it));
  return {
    ...(solarKwp !== undefined && { solarKwp }),
    ...(solarYear !== undefined && { solarYear }),
    ...(solarSatisfied !== undefined && { solarSatisfied }),
  };
}
