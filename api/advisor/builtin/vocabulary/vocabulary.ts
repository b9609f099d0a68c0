import type { Market } from '#domain/place.ts';

/** How questions are told from other lines in a language. All words are written folded: lower case, no accents, no e after a, o or u. */
export interface Vocabulary {
  /** A line that begins or goes on like this asks something. */
  asking: RegExp;
  /** What joins two questions in one sentence, as it is typed; everywhere it stands. What offers another answer to the same one is named `or`. */
  joining: RegExp;
  /** The second of two questions begins like this. */
  opening: RegExp;
  /** A question that follows something told begins like this: "a brick ranch and does it cost anything". */
  turning: RegExp;
  /** What only a question begins with, in the middle of what is dictated without a stop: "gas from 1998 how long do I have". */
  breaking: RegExp;
  /** A piece that ends with a number in the place of a word, as it is typed: "im 3.". */
  ordinal: RegExp;
  /** A line like this asks what the question before it asked, of something else. */
  goingOn: RegExp;
  /** A line that begins like this, and asks nothing, tells something. */
  telling: RegExp;
  /** Lines about the adviser, the day or the talk itself, whatever words they share with a topic. */
  aside: RegExp;
  /** What is asked for by how a question is put, and what an answer to that has in it. */
  wanting: Record<'price' | 'time', { asked: RegExp; told: RegExp }>;
  /** Asks whether a price that is named is a good one. */
  judging: RegExp;
  /** Asks whether something is cheaper to have than what is there. */
  payingMore: RegExp;
  /** Asks whether a thing makes sense, whatever stands between: "macht eine Wärmepumpe bei uns Sinn?" */
  makingSense: RegExp;
  /** Nothing but whether what was said is so: "true?" */
  confirming: RegExp;
  /** A question with such a word is about what was told before it. */
  leaning: RegExp;
  /** Says that there is no place of one's own to charge a car at. */
  withoutParking: RegExp;
  /** Countries, their places and their money. */
  countries: readonly (readonly [RegExp, Market])[];
  /** Money in a clause like this comes in and is not paid. */
  earning: RegExp;
  /** Money of more than one country. */
  euros: RegExp;
  /** A "not" with the words to the thing it refuses, which is the last; everywhere it stands, as it is typed. */
  refusing: RegExp;
  /** How somebody takes up the answer before, as it is typed: "nein, eher 150". */
  takingUp: RegExp;
}
