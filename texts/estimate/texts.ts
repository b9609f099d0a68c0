import type { AssumptionName, ChoiceField } from '#domain/estimate/assumption-fields.ts';
import type { Charging, EstimateInput, HeatSource } from '#domain/estimate/estimate-input.ts';
import type { renterAdvice } from '#domain/estimate/renter.ts';
import type { SubsidyStatus } from '#domain/estimate/subsidies/subsidy.ts';
import type { Solution } from '#domain/home/enumerations.ts';

type Shading = NonNullable<NonNullable<EstimateInput['roof']>['shading']>;

/** Of how the heat is given to the rooms. */
export const flowChoices = ['floor', 'large', 'old'] as const;
export type FlowChoice = (typeof flowChoices)[number];

/** A picture: its title, its table. */
export interface ChartTexts {
  title: string;
  /** What the picture says in one sentence. */
  says: (low: string, high: string) => string;
}

/** What the detailed estimate asks and tells. */
export interface EstimateTexts {
  title: string;
  questions: {
    intro: string;
    place: string;
    use: { legend: string; kwh: string; bill: (currency: string) => string; label: string };
    roof: { legend: string; area: (unit: string) => string; modules: string; label: string };
    flow: { legend: string; choices: Record<FlowChoice, string>; unsure: string };
    /** Beside a question that is skipped: what is taken then. */
    assumed: (value: string) => string;
    submit: string;
    change: string;
  };
  headline: {
    saves: (amount: string) => string;
    noSaving: string;
    balcony: (amount: string) => string;
  };
  nearPlace: (place: string) => string;
  charts: {
    months: ChartTexts;
    cost: ChartTexts & { doNothing: string; withMeasures: string; years: string };
    selfSufficiency: ChartTexts;
    co2: ChartTexts & { more: (low: string, high: string) => string };
    table: string;
    least: string;
    likely: string;
    most: string;
    month: string;
    source: (names: string) => string;
  };
  money: {
    title: string;
    investment: string;
    subsidy: string;
    saving: string;
    payback: string;
    over25Years: string;
    years: (years: string) => string;
    /** Where not even the best case pays back. */
    never: string;
    notBefore: (years: string) => string;
    noteOver25Years: string;
  };
  plant: {
    title: string;
    size: string;
    yield: string;
    heatPump: string;
    performance: string;
    heatPumpFromSolar: string;
    car: string;
    carFromSolar: string;
    panel: Record<'fits' | 'load-management' | 'upgrade', string>;
  };
  subsidies: {
    title: string;
    status: Record<SubsidyStatus, string>;
    atMost: (amount: string) => string;
    until: (day: string) => string;
    endedOn: (day: string) => string;
    from: (day: string) => string;
    less: (day: string, amount: string) => string;
    more: (day: string, amount: string) => string;
    local: (id: string) => string;
    of: Record<Solution, string>;
    none: string;
  };
  renter: {
    title: string;
    advice: Record<(typeof renterAdvice)[number], string>;
    balcony: (power: string, energy: string) => string;
  };
  assumptions: {
    title: string;
    intro: string;
    name: string;
    value: string;
    span: string;
    source: string;
    told: string;
    putBack: string;
    putBackOf: (name: string) => string;
    names: Record<AssumptionName, string>;
    choices: {
      'roof.shading': Record<Shading, string>;
      'heating.system': Record<HeatSource, string>;
      'heatPump.kind': Record<'air' | 'ground', string>;
      'ev.charging': Record<Charging, string>;
    } & Partial<Record<ChoiceField, Record<string, string>>>;
    yes: string;
    no: string;
    /** What the rules take where nothing is told. */
    words: Record<'below 20' | 'unknown' | 'no bonus' | 'none', string>;
    between: (least: string, most: string) => string;
    units: (currency: string) => Record<Unit, string>;
  };
  print: string;
  working: string;
}

/** What the lines of an estimate are counted in; none for what is chosen. */
export type Unit =
  | 'share'
  | 'currency'
  | 'perKwh'
  | 'perYear'
  | 'factor'
  | 'kwhPerM2'
  | 'kwhPer100Km'
  | 'kgPerKwh'
  | 'kwhPerYear'
  | 'kwp'
  | 'kwh'
  | 'kw'
  | 'deg'
  | 'm2'
  | 'sqft'
  | 'celsius'
  | 'km'
  | 'miles'
  | 'years'
  | 'btuPerWh';
