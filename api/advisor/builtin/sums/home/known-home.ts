import { isTenant } from '#api/advisor/builtin/applies.ts';
import { austria } from '#domain/estimate/countries/at.ts';
import { switzerland } from '#domain/estimate/countries/ch.ts';
import type { Country } from '#domain/estimate/countries/country.ts';
import { germany } from '#domain/estimate/countries/de.ts';
import { unitedStates } from '#domain/estimate/countries/us.ts';
import { usIncentives } from '#domain/estimate/data/us-incentives.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { Failure } from '#domain/failure.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import type { HomeType, Solution } from '#domain/home/enumerations.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { energyCostPart } from '#domain/home/home-profile.ts';
import { squareMetres } from '#domain/home/units.ts';
import { type Market, marketCurrency } from '#domain/place.ts';

const countries: Record<Market, Country> = { de: germany, at: austria, ch: switzerland, us: unitedStates };

/** Estimates of a turn, in which several questions ask for the same; gone with its facts. */
const made = new WeakMap<KnownFacts, Map<string, Estimate | undefined>>();

function estimated(input: EstimateInput, today: string): Estimate | undefined {
  const incentives = input.market === 'us' ? usIncentives : [];
  try {
    return estimate(input, { country: countries[input.market], today, incentives });
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The estimate; undefined where its place is not found. */
function estimateOnce(facts: KnownFacts, input: EstimateInput, today: string): Estimate | undefined {
  const ofTurn = made.get(facts) ?? new Map<string, Estimate | undefined>();
  made.set(facts, ofTurn);
  const key = JSON.stringify(input);
  if (!ofTurn.has(key)) ofTurn.set(key, estimated(input, today));
  return ofTurn.get(key);
}

/** What is burnt, as it is told of; of another heating no price of its heat is known. */
const fuelsTold = ['gas', 'oil', 'electric', 'propane'] as const;
export type FuelTold = (typeof fuelsTold)[number];

/** Single homes with a roof and a heating of their own: for these the estimate's tables hold. */
const single: readonly (HomeType | undefined)[] = ['single_family', 'townhouse', 'other', undefined];
/** m²; what is told as less is no home with a heating of its own. */
const LEAST_AREA_M2 = 40;

/** What was said of a home that can be reckoned with. */
export interface KnownHome {
  facts: KnownFacts;
  market: Market;
  fuel: FuelTold | undefined;
  hasHeatPump: boolean;
  hasSolar: boolean;
  areaM2: number | undefined;
  /** Which way the roof looks, or that it is flat. */
  knowsRoof: boolean;
  roof: EstimateInput['roof'];
  /** What the energy bill is for, and its sum for a year. */
  bill: { perYear: number; covers: 'electricity' | 'heating' | 'all' } | undefined;
  /** The estimate for these measures, with what else was told; undefined where the place is not known or not found. */
  estimate(measures: readonly Solution[], more?: Partial<EstimateInput>): Estimate | undefined;
}

const roofsKnown = ['sloped_south', 'sloped_north', 'sloped_east_west', 'flat'];

/** The home of an owner as it was told; undefined for who rents, and for a home that shares roof and heating. */
export function knownHome(facts: KnownFacts, market: Market, now: Date): KnownHome | undefined {
  if (isTenant(facts) || !single.includes(facts.homeType)) return undefined;
  const profile = profileFromFacts(facts, marketCurrency(market));
  const { currentHeatingSystem: heating, energyBill, homeSize, place } = facts;
  const area = homeSize === undefined ? undefined : squareMetres(homeSize);
  const today = now.toISOString().slice(0, 10);
  return {
    ...{ facts, market },
    fuel: fuelsTold.find((it) => it === heating),
    hasHeatPump: heating === 'heat_pump',
    hasSolar: facts.solarKwp !== undefined || facts.solarYear !== undefined,
    areaM2: area !== undefined && area >= LEAST_AREA_M2 ? area : undefined,
    roof: estimateInputOf(profile, place ?? '', market).roof,
    knowsRoof: roofsKnown.includes(facts.roofType ?? '') || facts.roofOrientation !== undefined,
    bill: energyBill ? { perYear: energyBill, covers: energyCostPart(profile) ?? 'all' } : undefined,
    estimate(measures, more) {
      if (!place) return undefined;
      const input = estimateInputOf(profile, place, market);
      return estimateOnce(facts, { ...input, measures: [...measures], ...more }, today);
    },
  };
}
