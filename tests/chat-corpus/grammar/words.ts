import type { EvOwnership, HeatingSystem, HomeType, RoofType } from '#domain/home/enumerations.ts';
import type { Market } from '#domain/place.ts';

/** Ways to say one value: `bare` only as an answer, `full` anywhere. */
export interface Saying<Value> {
  value: Value;
  bare: readonly string[];
  full: readonly string[];
}

/** Ways to say a number; `#` stands for it. A correction names the wrong number at `{wrong}`. */
export interface Measure {
  bare: readonly string[];
  full: readonly string[];
  correction: readonly string[];
}

/** One language of the grammar: its own words and sentences. */
export interface Words {
  markets: readonly Market[];
  areaUnit: 'm2' | 'sqft';
  /** Thousands separator by market. */
  thousands: Partial<Record<Market, string>>;
  homeTypes: readonly Saying<HomeType>[];
  roofTypes: readonly Saying<RoofType>[];
  heatingSystems: readonly Saying<HeatingSystem>[];
  evOwnerships: readonly Saying<EvOwnership>[];
  size: Measure;
  monthlyBill: Measure;
  yearlyBill: Measure;
  /** How an amount is written, by market. */
  money: Partial<Record<Market, readonly string[]>>;
  /** `{new}` is the sentence of the right heating. */
  heatingCorrection: readonly string[];
  greetings: readonly string[];
  /** First answers that teach nothing. */
  evasions: readonly string[];
  asides: readonly string[];
  fillers: readonly string[];
  joiners: readonly string[];
}
