import type { Age, EvOwnership, HeatingSystem, HomeType, RoofShading, RoofType } from '#domain/home/enumerations.ts';
import type { Language, Market } from '#domain/place.ts';

export const askedQuestions = [
  'homeType',
  'homeSize',
  'roofType',
  'currentHeatingSystem',
  'hasEV',
  'energyBill',
  'place',
  'ownership',
  'heatingAge',
] as const;
export const interestTags = ['cost-savings', 'environmental-impact', 'technology', 'reliability'] as const;
export const concernTags = ['installation-disruption', 'performance-reliability'] as const;
export const knowledgeGaps = ['costs', 'subsidies', 'technology', 'process', 'noise', 'tenancy', 'time'] as const;

export type AskedQuestion = (typeof askedQuestions)[number];
export type InterestTag = (typeof interestTags)[number];
export type ConcernTag = (typeof concernTags)[number];
/** What the person asks about or says not to know. */
export type KnowledgeGap = (typeof knowledgeGaps)[number];

/** What a message can teach; null is a value the message takes back without giving another. */
export interface ChatFacts {
  homeType: HomeType | null;
  /** Living area in square feet, rounded. */
  homeSize: number | null;
  roofType: RoofType | null;
  roofShading: RoofShading | null;
  roofAge: Age | null;
  currentHeatingSystem: HeatingSystem | null;
  heatingSystemAge: Age | null;
  hasEV: EvOwnership | null;
  /** '11 kW', 'socket' or 'wallbox'. */
  evChargerType: string | null;
  /** Currency units of the market per year, rounded. */
  energyBill: number | null;
  /** Main fuse or panel, amperes. */
  electrical: number | null;
  ownsHome: boolean | null;
  /** Postcode or else town, as written. */
  place: string | null;
  solarInterest: boolean | null;
  batteryInterest: boolean | null;
  heatPumpInterest: boolean | null;
  incentiveInterest: boolean | null;
}

/** One message of a visitor with what it teaches; a missing list of tags means none. The rules are in README.md. */
export interface ChatCase {
  text: string;
  market: Market;
  /** The adviser's open question before it, when the text only makes sense as its answer. */
  asked?: AskedQuestion;
  facts: Partial<ChatFacts>;
  interests?: InterestTag[];
  concerns?: ConcernTag[];
  gaps?: KnowledgeGap[];
}

/** A scripted person. Each time a question is asked the next line of its list is said; what is left is said unasked at the end. */
export interface Visitor {
  persona: string;
  language: Language;
  market: Market;
  /** What is known once every line has been said. */
  truth: Partial<ChatFacts>;
  says: {
    greeting: string;
    answers: Partial<Record<AskedQuestion, readonly string[]>>;
    /** Questions back, wandering off, anger, thanks, afterthoughts; said in order between the answers. */
    asides: readonly string[];
  };
}
