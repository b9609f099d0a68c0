import { type Language, languages, type Market } from '#domain/place.ts';
import type { AskedQuestion, ChatCase, Visitor } from '#tests/chat-corpus/chat-case.ts';
import { deWords } from '#tests/chat-corpus/grammar/de.ts';
import { enWords } from '#tests/chat-corpus/grammar/en.ts';
import { frWords } from '#tests/chat-corpus/grammar/fr.ts';
import { Dice } from '#tests/chat-corpus/grammar/random.ts';
import { type Facts, type Line, type Topic, topicsOf } from '#tests/chat-corpus/grammar/topics.ts';
import type { Words } from '#tests/chat-corpus/grammar/words.ts';

/** A visitor out of the grammar; `lines` repeats everything said, each line with its own truth. */
export interface GeneratedVisitor extends Visitor {
  lines: readonly ChatCase[];
}

const wordsOf: Record<Language, Words> = { de: deWords, en: enWords, fr: frWords };

/** How often a person of the grammar does what. */
const shares = { greetsWithFact: 0.3, evades: 0.2, corrects: 0.25, saysTwoAtOnce: 0.25, answersBriefly: 0.5 };

class Person {
  readonly lines: ChatCase[] = [];
  readonly #dice: Dice;
  readonly #words: Words;
  readonly #market: Market;

  constructor(dice: Dice, words: Words, market: Market) {
    this.#dice = dice;
    this.#words = words;
    this.#market = market;
  }

  /** The text as it is typed, noted down with what it teaches. */
  say({ text, facts }: Line, asked?: AskedQuestion): string {
    this.lines.push({ text, market: this.#market, ...(asked && { asked }), facts });
    return text;
  }

  greet(topics: readonly Topic[]): string {
    const greeting = this.#dice.one(this.#words.greetings);
    if (!this.#dice.chance(shares.greetsWithFact)) return this.say({ text: greeting, facts: {} });
    const { text, facts } = this.#dice.one(topics).full();
    return this.say({ text: `${greeting.replace(/\s?[.!?]$/, '')}, ${text}`, facts });
  }

  answer(topic: Topic, others: readonly Topic[]): string[] {
    const dice = this.#dice;
    if (topic.corrected && dice.chance(shares.corrects)) return topic.corrected().map((line) => this.say(line));
    if (dice.chance(shares.evades)) {
      const evasion: Line = { text: dice.one(this.#words.evasions), facts: {} };
      return [this.say(evasion, topic.asked), this.say(this.#typed(topic.full()))];
    }
    if (dice.chance(shares.saysTwoAtOnce)) return [this.say(this.#joined(topic.full(), dice.one(others).full()))];
    if (dice.chance(shares.answersBriefly)) return [this.say(this.#typed(topic.bare()), topic.asked)];
    return [this.say(this.#typed(topic.full()))];
  }

  asides(): string[] {
    const count = this.#dice.number(1, 3);
    const chosen = this.#dice.shuffled(this.#words.asides).slice(0, count);
    return chosen.map((text) => this.say({ text, facts: {} }));
  }

  #joined(first: Line, second: Line): Line {
    const text = first.text.replace(/[.!?]$/, '') + this.#dice.one(this.#words.joiners) + second.text;
    return this.#typed({ text, facts: { ...first.facts, ...second.facts } });
  }

  #typed({ text, facts }: Line): Line {
    const filled = this.#dice.one(this.#words.fillers) + text;
    const habit = this.#dice.one(['as is', 'sentence', 'lower case']);
    if (habit === 'lower case') return { text: filled.toLowerCase(), facts };
    if (habit === 'sentence') return { text: `${filled.charAt(0).toUpperCase()}${filled.slice(1)}.`, facts };
    return { text: filled, facts };
  }
}

function generateVisitor(dice: Dice, language: Language, index: number): GeneratedVisitor {
  const words = wordsOf[language];
  const market = dice.one(words.markets);
  const topics = topicsOf(dice, words, market);
  const person = new Person(dice, words, market);
  const greeting = person.greet(topics);
  const answers = topics.map((topic) => {
    const others = topics.filter((other) => other !== topic);
    return [topic.asked, person.answer(topic, others)] as const;
  });
  const truth = topics.reduce<Facts>((known, { facts }) => Object.assign(known, facts), {});
  return {
    persona: `generated ${language} ${index}`,
    language,
    market,
    truth,
    says: { greeting, answers: Object.fromEntries(answers), asides: person.asides() },
    lines: person.lines,
  };
}

/** People drawn from the grammar, the languages in turn; the same for the same seed. */
export function generateVisitors(count = 100, seed = 20_260_605): GeneratedVisitor[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, (_, index) =>
    generateVisitor(dice, languages[index % languages.length] ?? 'de', index),
  );
}
