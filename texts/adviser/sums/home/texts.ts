/** What is needed to reckon for a home. */
export type NeededFact = 'place' | 'heating' | 'size' | 'heatingBill' | 'roof' | 'use';

export interface HeatingTerms {
  /** With which fuel. */
  heating: string;
  today: string;
  basis: string;
  /** Which heat pump, and what its power costs. */
  pump: string;
  heatPump: string;
  difference: string;
  fuelPrice: string;
  powerPrice: string;
  seasonal: string;
  place: string;
  breakEven: string;
}

export interface SolarTerms {
  size: string;
  yield: string;
  cost: string;
  saving: string;
  paidBack: string;
  place: string;
  powerPrice: string;
  exportPrice: string;
}

/** What is reckoned for the home of a visitor. All parameters are written already, with their units. */
export interface HomeSumTexts {
  /** "gas at 12 cents": what is burnt, after "heating with" and as the thing that is paid. */
  heatingWith: Record<'gas' | 'oil' | 'electric' | 'propane', string>;
  fuel: Record<'gas' | 'oil' | 'electric' | 'propane', string>;
  basis: {
    /** The bill for heating. */
    bill: (bill: string) => string;
    /** What household electricity leaves of the bill for all energy. */
    rest: (bill: string) => string;
    area: (area: string) => string;
    fuel: (amount: string) => string;
  };
  heatingCompared: (terms: HeatingTerms) => string;
  /** A kWh of a fuel. */
  priceOf: (price: string, of: string) => string;
  difference: {
    less: (amount: string) => string;
    more: (amount: string) => string;
    between: (more: string, less: string) => string;
  };
  /** The heat pump that is meant. */
  pump: Record<'air' | 'ground', string>;
  /** The same in a list. */
  pumpAlone: Record<'air' | 'ground', string>;
  /** A price, with what is granted taken off where there is something. */
  withGrant: (cost: string, grant: string, rest: string) => string;
  heatPumpPaidBack: (cost: string, paidBack: string) => string;
  paidBack: {
    between: (years: string) => string;
    /** Perhaps not within as many years as we look ahead. */
    notBefore: (years: string, most: string) => string;
    never: (most: string) => string;
  };
  heatPumpCost: (terms: {
    area: string;
    place: string;
    heat: string;
    pump: string;
    power: string;
    cost: string;
  }) => string;
  /** A size that nobody told. */
  assumedSize: (size: string) => string;
  solar: (terms: SolarTerms) => string;
  solarOfArea: (area: string, size: string, cost: string) => string;
  /** What solar leaves of a bill for electricity. */
  leftOfBill: (bill: string, saving: string, left: string, place: string) => string;
  covered: (share: string, place: string) => string;
  powerOfBill: (bill: string, price: string, use: string) => string;
  systemSize: (use: string, each: string, place: string, size: string) => string;
  batterySize: (use: string, most: string) => string;
  yieldThere: (each: string, place: string) => string;
  yieldOfSize: (size: string, each: string, place: string, total: string) => string;
  measures: Record<'solar' | 'evCharging', string>;
  together: (measures: string, cost: string) => string;
  /** The one thing that is missing. */
  /** Behind what a roof yields. */
  shade: (loss: string) => string;
  needed: Record<NeededFact, string>;
}
