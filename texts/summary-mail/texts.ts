import type { Age, EnergyGoal, EvOwnership, HeatingSystem, HomeType, RoofType } from '#domain/home/enumerations.ts';

/** Parts of the sentences that tell a home. Ages continue a sentence; an unknown one adds nothing. */
export interface NarrativeTexts {
  livesIn: Record<HomeType, string>;
  withArea: (area: string) => string;
  areaOnly: (area: string) => string;
  roof: Record<RoofType, string>;
  roofAge: Record<Age, string>;
  heating: Record<HeatingSystem, string>;
  heatingAge: Record<Age, string>;
  evOwnership: Record<EvOwnership, string>;
  bill: (amount: string, part: string) => string;
  goal: Record<EnergyGoal, string>;
}

/** The letter with the full consultation; the browser shows the same before it is sent. */
export interface SummaryMailTexts {
  subject: string;
  preview: string;
  title: string;
  greeting: (name: string) => string;
  greetingWithoutName: string;
  intro: string;
  narrative: NarrativeTexts;
  /** Above what a chat has told beside the questionnaire's answers. */
  toldHeading: string;
  potentialsHeading: string;
  packagesHeading: string;
  includes: (solutions: string) => string;
  total: string;
  savings: string;
  payback: string;
  typicalNote: string;
  costFactors: (extras: string) => string;
  partners: (names: string) => string;
  noPartners: string;
  stepsHeading: string;
  stepsOfRequest: string;
  stepsOnceAsked: string;
  /** On the page of a company. */
  stepsOnceAskedThere: (company: string) => string;
  guaranteeHeading: string;
  guarantee: (percent: string, years: number) => string;
  linkIntro: string;
  linkLabel: string;
  closing: string;
  whyYou: string;
  unsubscribe: string;
  imprint: string;
}
