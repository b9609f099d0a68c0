type Potential = 'low' | 'medium' | 'high';
type Solution = 'solar' | 'heatPump' | 'evCharging';
type Age = 'new' | 'under_5' | '5_10' | '10_15' | 'over_15' | 'unsure';
type HomeType = 'single_family' | 'townhouse' | 'condo' | 'apartment' | 'mobile_home' | 'other';
type RoofType = 'sloped_south' | 'sloped_north' | 'sloped_east_west' | 'flat' | 'multiple' | 'unsure';
type HeatingSystem = 'gas' | 'oil' | 'electric' | 'heat_pump' | 'propane' | 'other' | 'unsure';
type EvOwnership = 'yes' | 'planning' | 'no';
type Currency = 'EUR' | 'CHF' | 'USD';

/** In minor units: cents, Rappen. */
interface Money {
  minor: number;
  currency: Currency;
}

/** A question without an answer has no field. */
interface QuestionnaireAnswers {
  homeType: HomeType;
  /** Square feet. */
  homeSize: 'under_1000' | '1000_1500' | '1500_2000' | '2000_3000' | 'over_3000';
  roofType: RoofType;
  roofAge?: Age | undefined;
  currentHeatingSystem: HeatingSystem;
  heatingSystemAge?: Age | undefined;
  hasEV?: EvOwnership | undefined;
  /** Currency units of the market. */
  annualEnergyBill?: 'under_1000' | '1000_2000' | '2000_3000' | '3000_4000' | 'over_4000' | 'unsure' | undefined;
  energyGoals: 'save_money' | 'environmental' | 'resilience' | 'property_value' | 'all_above';
  additionalNotes?: string | undefined;
  mediaUploads: { roofPhoto: File | null; exteriorPhoto: File | null; electricalPanel: File | null };
}

/** What was learnt in the conversation. */
interface ChatAnswers {
  homeType?: HomeType | undefined;
  roofType?: RoofType | undefined;
  /** Square feet. */
  homeSize?: number | undefined;
  currentHeatingSystem?: HeatingSystem | undefined;
  /** Amperes of the panel. */
  electrical?: number | undefined;
  hasEV?: EvOwnership | undefined;
  evChargerType?: string | undefined;
  /** Currency units of the market, per year. */
  energyBill?: number | undefined;
  /** What that is for, where it is not for all energy. */
  energyBillCovers?: 'electricity' | 'heating' | undefined;
  solarInterest?: boolean | undefined;
  batteryInterest?: boolean | undefined;
  incentiveInterest?: boolean | undefined;
  heatPumpInterest?: boolean | undefined;
  heatingSystemAge?: Age | undefined;
  roofAge?: Age | undefined;
  ownsHome?: boolean | undefined;
  /** Postcode or town. */
  place?: string | undefined;
  roofAreaM2?: number | undefined;
  flowTemperatureC?: number | undefined;
  roofShading?: 'none' | 'some' | 'heavy' | undefined;
  solarKwp?: number | undefined;
  solarYear?: number | undefined;
  solarSatisfied?: boolean | undefined;
  roofOrientation?:
    | 'north'
    | 'north_east'
    | 'east'
    | 'south_east'
    | 'south'
    | 'south_west'
    | 'west'
    | 'north_west'
    | undefined;
  roofMaterial?:
    | 'tile'
    | 'slate'
    | 'shingle'
    | 'metal'
    | 'fibre_cement'
    | 'membrane'
    | 'gravel'
    | 'green'
    | 'thatch'
    | 'other'
    | undefined;
}

interface CheckAnswers {
  /** Postcode or city, as it was written. */
  location: string;
  ownership: 'own' | 'rent';
  roofDetails?: string | undefined;
  heatingSystem: 'gas' | 'oil' | 'electric' | 'heat-pump' | 'other';
  hasEV?: boolean | undefined;
  planningEV?: boolean | undefined;
  /** `file` is null for a photo of before a reload. */
  photos: { photoType: 'roof' | 'fuse-box' | 'driveway' | 'other'; file: File | null }[];
}

/** Those that are known. */
interface KnownPotentials {
  solarPotential?: Potential | undefined;
  heatPumpPotential?: Potential | undefined;
  evChargingPotential?: Potential | undefined;
}

interface PackageResult extends KnownPotentials {
  costFactors: { oldHeatingReplacement: Money; electricalUpgrade: Money; roofReplacement: Money };
  options: {
    name: 'basic' | 'solar' | 'evReady' | 'comprehensive';
    includedSolutions: Solution[];
    baseCost: Money;
    additionalCosts: Money;
    totalCost: Money;
    /** Per year; null: it depends on use. */
    estimatedSavings: Money | null;
    paybackYears: { from: number; to: number };
  }[];
}

/** In the words of the widget's language, and the same in figures. */
interface StrategyResult {
  recommendedSetup: {
    heatPump: { type: string; brands: string[] } | null;
    solar: { capacity: string; storage: boolean } | null;
    evCharger: { capacity: string; loadBalancing: boolean } | null;
  };
  reasons: string[];
  providers: { name: string; speciality: string }[];
  /** Who found the words of `reasons`: our rules, or a language model. */
  advisor: 'automatic' | 'ai';
  /** Of all that is said here: `de`, `en`, or another that the widget speaks. */
  language: string;
  estimatedSavings: string;
  subsidyInfo?: string | undefined;
  strategy: {
    place: string;
    ownsHome: boolean;
    currency: Currency;
    setup: {
      heatPump: { powerKw: number; seasonalPerformance: Range; brands: string[] } | null;
      solar: { kwp: number; batteryKwh: number; brands: string[] } | null;
      evCharger: { powerKw: number; loadBalancing: boolean; brands: string[] } | null;
    };
    potentials: { [Name in Solution]?: Potential | undefined };
    /** `figure` is in the unit of the code; null where it cites none. */
    reasons: { code: string; figure: Range | null }[];
    /** Whole currency units in the first year. */
    savingPerYear: Range | null;
    /** Amounts are in whole currency units, days `YYYY-MM-DD`. */
    subsidies: {
      id: string;
      measure: Solution;
      status: 'counted' | 'ended' | 'announced' | 'possible';
      amount: Range;
      from?: string | undefined;
      to?: string | undefined;
      changes?: { from: string; amount: number }[] | undefined;
      source: string;
      asOf: string;
    }[];
    /** What each is known for, by language. */
    providers: { id: string; name: string; speciality: { [language: string]: string | undefined } }[];
  };
}

/** Likely at least, most likely, likely at most. */
interface Range {
  low: number;
  middle: number;
  high: number;
}

/** What was answered and what came of it, by the widget's kind. Written out: the package brings all its types along. */
export type Completed =
  | { kind: 'questionnaire'; answers: QuestionnaireAnswers; result: PackageResult }
  /** Of a chat that could not load its results, the potentials alone. */
  | { kind: 'chat'; answers: ChatAnswers; result: PackageResult | KnownPotentials }
  | { kind: 'check'; answers: CheckAnswers; result: StrategyResult };

export type WidgetKind = Completed['kind'];
export type CompletedBy<Kind extends WidgetKind> = Extract<Completed, { kind: Kind }>;
