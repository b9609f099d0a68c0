import {
  ages,
  energyBillParts,
  evOwnerships,
  heatingSystems,
  homeTypes,
  roofMaterials,
  roofOrientations,
  roofShadings,
  roofTypes,
} from '#domain/home/enumerations.ts';
import type { SolarDetails } from '#domain/home/solar-details.ts';

/** What a quantity is counted in: square feet, square metres, amperes, degrees Celsius, currency units of the market per year, kilowatts peak, a year of the calendar. */
export type FactUnit = 'sqft' | 'm2' | 'ampere' | 'celsius' | 'perYear' | 'kwp' | 'year';

/** One closed list, a number, words as they were written, or yes and no. */
export interface FactRow {
  kind: 'choice' | 'quantity' | 'words' | 'flag';
  of?: readonly string[];
  /** The labels of a choice in `texts/home`, of one that is seen in `texts/home/facts`. */
  labels?: string;
  unit?: FactUnit;
  /** Of a quantity, inclusive; of words, characters. */
  atMost?: number;
  /** Quantities are above zero, unless none is an answer too. */
  mayBeZero?: true;
  /** The field of the home profile that keeps it, in the profile's own unit. */
  profile?: string;
  /** What the adviser asks to learn it. */
  question?: string;
  /** Part of the home data of the specification's calls. */
  isHomeData?: true;
  /** A choice that no questionnaire offers: photos and words alone tell it. */
  isSeen?: true;
}

/**
 * Everything that can be told of a home, in the order in which it is shown. Reader, contract, panel, letters, lead and
 * profile derive from it; names are those of the calls (assessment-flows, section 3; design, section 5).
 */
export const homeFacts = {
  homeType: {
    kind: 'choice',
    of: homeTypes,
    labels: 'homeType',
    profile: 'homeType',
    question: 'homeType',
    isHomeData: true,
  },
  roofType: {
    kind: 'choice',
    of: roofTypes,
    labels: 'roofType',
    profile: 'roofType',
    question: 'roofType',
    isHomeData: true,
  },
  /** Ours beside the specification's home data, since it decides how a roof is rated. */
  roofShading: {
    kind: 'choice',
    of: roofShadings,
    labels: 'roofShading',
    profile: 'roofShading',
    isHomeData: true,
    isSeen: true,
  },
  homeSize: {
    kind: 'quantity',
    unit: 'sqft',
    atMost: 100_000,
    profile: 'livingAreaM2',
    question: 'homeSize',
    isHomeData: true,
  },
  currentHeatingSystem: {
    kind: 'choice',
    of: heatingSystems,
    labels: 'heatingSystem',
    profile: 'heatingSystem',
    question: 'currentHeatingSystem',
    isHomeData: true,
  },
  electrical: { kind: 'quantity', unit: 'ampere', atMost: 2_000, profile: 'panelAmperes', isHomeData: true },
  hasEV: {
    kind: 'choice',
    of: evOwnerships,
    labels: 'evOwnership',
    profile: 'evOwnership',
    question: 'hasEV',
    isHomeData: true,
  },
  evChargerType: { kind: 'words', atMost: 500, isHomeData: true },
  energyBill: {
    kind: 'quantity',
    unit: 'perYear',
    atMost: 1_000_000,
    mayBeZero: true,
    profile: 'annualEnergyCost',
    question: 'energyBill',
    isHomeData: true,
  },
  /** Open where the costs are of all energy, or where nobody said what they are of. */
  energyBillCovers: {
    kind: 'choice',
    of: energyBillParts,
    labels: 'energyBillPart',
    profile: 'energyCostCovers',
    isSeen: true,
  },
  solarInterest: { kind: 'flag', isHomeData: true },
  batteryInterest: { kind: 'flag', isHomeData: true },
  incentiveInterest: { kind: 'flag', isHomeData: true },
  heatPumpInterest: { kind: 'flag' },
  heatingSystemAge: {
    kind: 'choice',
    of: ages,
    labels: 'age',
    profile: 'heatingSystemAge',
    question: 'heatingAge',
  },
  roofAge: { kind: 'choice', of: ages, labels: 'age', profile: 'roofAge' },
  ownsHome: { kind: 'flag', profile: 'ownsHome', question: 'ownership' },
  /** Postcode or town, as it was written. */
  place: { kind: 'words', atMost: 120, profile: 'place', question: 'place' },
  roofAreaM2: { kind: 'quantity', unit: 'm2', atMost: 10_000, profile: 'roofAreaM2' },
  /** Of the heating water on the coldest day. */
  flowTemperatureC: { kind: 'quantity', unit: 'celsius', atMost: 95, profile: 'flowTemperatureC' },
  /** Of a solar system that is there already: its power, when it was built, and whether it does what it should. */
  solarKwp: { kind: 'quantity', unit: 'kwp', atMost: 1_000, profile: 'solarKwp' },
  solarYear: { kind: 'quantity', unit: 'year', atMost: 2_100, profile: 'solarYear' },
  solarSatisfied: { kind: 'flag', profile: 'solarSatisfied' },
  roofOrientation: {
    kind: 'choice',
    of: roofOrientations,
    labels: 'roofOrientation',
    profile: 'roofOrientation',
    isHomeData: true,
    isSeen: true,
  },
  roofMaterial: {
    kind: 'choice',
    of: roofMaterials,
    labels: 'roofMaterial',
    profile: 'roofMaterial',
    isHomeData: true,
    isSeen: true,
  },
} as const satisfies Record<string, FactRow>;

type Table = typeof homeFacts;
export type FactName = keyof Table;
export type FactValue<Name extends FactName> = Table[Name] extends { kind: 'choice'; of: readonly (infer Value)[] }
  ? Value
  : { choice: never; quantity: number; words: string; flag: boolean }[Table[Name]['kind']];
/** What is known of a home, each fact in the unit of its row. */
export type KnownFacts = { [Name in FactName]?: FactValue<Name> | undefined };

export const factNames = Object.keys(homeFacts) as FactName[];

export const factRow = (name: FactName): FactRow => homeFacts[name];

type Asked<Name extends FactName> = Table[Name] extends { isSeen: true } ? never : Name;

/** The facts with a closed list that the wizard asks: it, the summary and the chat name them alike. */
export type ChoiceName = { [Name in FactName]: Table[Name]['kind'] extends 'choice' ? Asked<Name> : never }[FactName];
export const choiceNames = /* @__PURE__ */ factNames.filter(
  (name) => factRow(name).kind === 'choice' && !factRow(name).isSeen,
) as ChoiceName[];

/** Judges as the schema does (`fact-schemas.ts`), without the 10 KB of zod. */
export function isFactValue(name: FactName, value: unknown): boolean {
  const { kind, of = [], atMost = 0, mayBeZero } = factRow(name);
  if (kind === 'choice') return of.includes(value as string);
  if (kind === 'words') return typeof value === 'string' && value.length <= atMost;
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'number' && (value > 0 || (mayBeZero === true && value === 0)) && value <= atMost;
}

/** What one message taught. Null takes a fact back. */
export type ChatFacts = { [Name in FactName]?: KnownFacts[Name] | null };

/** What is known after a message; a later word replaces an earlier one. */
export function withFacts(known: KnownFacts, learnt: ChatFacts): KnownFacts {
  const merged = Object.entries({ ...known, ...learnt }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(merged) as KnownFacts;
}

export type HomeDataName = { [Name in FactName]: Table[Name] extends { isHomeData: true } ? Name : never }[FactName];

/** The part of what is known that `POST /api/calculate-recommendations` takes. */
export function homeDataOf(facts: KnownFacts): Pick<KnownFacts, HomeDataName> & { solarDetails?: SolarDetails } {
  const entries = Object.entries(facts) as [FactName, unknown][];
  const { solarKwp: kwp, solarYear: year, solarSatisfied: satisfied } = facts;
  const solar = Object.entries({ kwp, year, satisfied }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(entries.filter(([name, value]) => factRow(name).isHomeData && value !== undefined)),
    ...(solar.length > 0 && { solarDetails: Object.fromEntries(solar) }),
  };
}
