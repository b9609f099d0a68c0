import type { Market } from '#domain/place.ts';
import type { AskedQuestion, ChatFacts } from '#tests/chat-corpus/chat-case.ts';
import type { Dice } from '#tests/chat-corpus/grammar/random.ts';
import type { Measure, Saying, Words } from '#tests/chat-corpus/grammar/words.ts';
import { fromSquareMetres } from '#tests/chat-corpus/square-feet.ts';

export type Facts = Partial<ChatFacts>;
export interface Line {
  text: string;
  facts: Facts;
}

/** What one person says to one question: the value is drawn once, each sentence anew. */
export interface Topic {
  asked: AskedQuestion;
  facts: Facts;
  /** Only understood as the answer. */
  bare: () => Line;
  /** Understood anywhere. */
  full: () => Line;
  /** A false answer and the sentence that puts it right. */
  corrected?: () => [wrong: Line, right: Line];
}

function fromSayings<Value>(
  dice: Dice,
  asked: AskedQuestion,
  sayings: readonly Saying<Value>[],
  toFacts: (value: Value) => Facts,
): Topic {
  const { value, bare, full } = dice.one(sayings);
  const facts = toFacts(value);
  return {
    asked,
    facts,
    bare: () => ({ text: dice.one(bare), facts }),
    full: () => ({ text: dice.one(full), facts }),
  };
}

interface Figures {
  asked: AskedQuestion;
  measure: Measure;
  right: number;
  wrong: number;
  write: (value: number) => string;
  toFacts: (value: number) => Facts;
}

function fromFigures(dice: Dice, { asked, measure, right, wrong, write, toFacts }: Figures): Topic {
  const say = (patterns: readonly string[], value: number): Line => ({
    text: dice
      .one(patterns)
      .replace('#', () => write(value))
      .replace('{wrong}', () => write(wrong)),
    facts: toFacts(value),
  });
  return {
    asked,
    facts: toFacts(right),
    bare: () => say(measure.bare, right),
    full: () => say(measure.full, right),
    corrected: () => [say(measure.full, wrong), say(measure.correction, right)],
  };
}

const grouped = (value: number, separator: string) => String(value).replace(/(\d)(\d{3})$/, `$1${separator}$2`);

function sizeTopic(dice: Dice, words: Words, market: Market): Topic {
  const inFeet = words.areaUnit === 'sqft';
  const right = inFeet ? dice.number(480, 3_900, 10) : dice.number(42, 260);
  return fromFigures(dice, {
    asked: 'homeSize',
    measure: words.size,
    right,
    wrong: right + (inFeet ? 200 : 25),
    write: (value) => grouped(value, words.thousands[market] ?? ''),
    toFacts: (value) => ({ homeSize: inFeet ? value : fromSquareMetres(value) }),
  });
}

function billTopic(dice: Dice, words: Words, market: Market): Topic {
  const monthly = dice.chance(0.5);
  const right = monthly ? dice.number(60, 380, 5) : dice.number(900, 4_800, 50);
  const money = dice.one(words.money[market] ?? ['#']);
  return fromFigures(dice, {
    asked: 'energyBill',
    measure: monthly ? words.monthlyBill : words.yearlyBill,
    right,
    wrong: right + (monthly ? 40 : 700),
    write: (value) => money.replace('#', () => grouped(value, words.thousands[market] ?? '')),
    toFacts: (value) => ({ energyBill: monthly ? value * 12 : value }),
  });
}

function heatingTopic(dice: Dice, words: Words): Topic {
  const topic = fromSayings(dice, 'currentHeatingSystem', words.heatingSystems, (value) => ({
    currentHeatingSystem: value,
  }));
  const others = words.heatingSystems.filter(({ value }) => value !== topic.facts.currentHeatingSystem);
  return {
    ...topic,
    corrected: () => {
      const { value, full } = dice.one(others);
      const right = topic.full();
      return [
        { text: dice.one(full), facts: { currentHeatingSystem: value } },
        { ...right, text: dice.one(words.heatingCorrection).replace('{new}', () => right.text) },
      ];
    },
  };
}

/** The six questions that count, with one person's answers, in the order of the adviser's progress. */
export function topicsOf(dice: Dice, words: Words, market: Market): Topic[] {
  return [
    fromSayings(dice, 'homeType', words.homeTypes, (homeType) => ({
      homeType,
      ...(homeType === 'condo' && { ownsHome: true }),
      ...(homeType === 'apartment' && { ownsHome: false }),
    })),
    sizeTopic(dice, words, market),
    fromSayings(dice, 'roofType', words.roofTypes, (roofType) => ({ roofType })),
    heatingTopic(dice, words),
    fromSayings(dice, 'hasEV', words.evOwnerships, (hasEV) => ({ hasEV })),
    billTopic(dice, words, market),
  ];
}
