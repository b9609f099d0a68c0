import type { Talk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import type { Wish } from '#api/advisor/builtin/small-talk/small-talk.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Market } from '#domain/place.ts';

interface SeenQuestionnaire {
  market: Market;
  /** Where a visitor of the language meets the questionnaire: page and place among the page's questionnaires. */
  portal: string;
  partner: string;
  index: number;
  place: string;
  /** As people read them there: a home of 1500 to 2000 sq ft, a bill of 1000 to 2000, the total of the solar package. */
  size: string;
  bill: string;
  total: string;
  signs: string[];
}

export interface ToldInChat {
  market: Market;
  /** Where a visitor of the language meets the chat. */
  portal: string;
  partner: string;
  place: string;
  lines: readonly string[];
  facts: KnownFacts;
}

interface Shares {
  right: number;
  wrong: number;
}

interface Floors {
  development: Shares;
  dialogues: { answered: number; orSuggested: number; wrong: number; wrongOfUnknown: number };
  written: Shares;
  heldOut: Shares;
}

/** What the tests want of a language: what people say and see, and how well they are understood. */
export interface TestLanguage {
  /** What people tell of their home beside a question. */
  told: readonly string[];
  /** Lines that are each answered otherwise when they are said again. */
  thrice: readonly string[];
  /** A greeting, and an answer to each question in their order. */
  answers: readonly string[];
  /** Three questions that nothing here answers. */
  unknown: readonly string[];
  /** How forms are wished for, mistyped too. */
  wishes: Record<Wish, readonly string[]>;
  /** No such wish, however like one. */
  notWishes: readonly string[];
  /** Who leaves, decides later, is tired or wants no questions. */
  parting: Partial<Record<Talk, readonly string[]>>;
  /** What only looks like it. */
  notParting: Partial<Record<Talk, readonly string[]>>;
  /** Heating with gas, and mistyped wishes for a mail and a person. */
  intents: { home: string; email: string; person: string };
  /** A home, what its owner cares for, and a wish for a mail in one message. */
  toldAtOnce: string;
  /** A solar system of 9.8 kWp from 2012, care for costs, and two questions: noise, subsidies. */
  cares: readonly string[];
  /** What somebody says who is asked for what they do not want to tell. */
  declines: string;
  /** A townhouse. */
  townhouse: string;
  /** All that is asked of a home that solar power and no heat pump suits, the roof at last; that the roof is shaded, and that it no longer is. */
  roof: { told: readonly string[]; shaded: string; open: string };
  /** All that is asked of a rented flat with an electric car, and that there is no place to charge it at. */
  charging: { told: readonly string[]; withoutPlace: readonly string[] };
  /** Messages of the corpus that ask for a sum beside what they tell of a home. */
  asksForSum: readonly string[];
  /** In the greeting of a mail. */
  mailGreets: RegExp;
  /** In a reply to what is no word. */
  replyHas: RegExp;
  /** What visitors see who choose no country: written out, not computed by what is tested. */
  questionnaire: SeenQuestionnaire;
  /** What visitors tell of their home: in another order, with a question back and a correction. */
  chat: ToldInChat;
  /** The name of one of `writtenOffers`, for the usual market. */
  offer: string;
  /** Whose messages the corpus has. */
  corpusMarkets: readonly Market[];
  /** Where finding topics stands, less a little: 0.90 right and 0.04 wrong are wanted; `orSuggested` counts what is a tap away as well. */
  floors: Floors;
}
