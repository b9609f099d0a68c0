import type { HomeWriter } from '#api/advisor/builtin/sums/home/home-writer.ts';
import type { KnownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Language, Market } from '#domain/place.ts';
import type { HomeSumTexts, NeededFact } from '#texts/adviser/sums/home/texts.ts';
import type { SumTexts } from '#texts/adviser/sums/texts.ts';

/** Who says what a sum was reckoned with, as the engine names it, and when. */
export interface Source {
  source: string;
  asOf: string;
}

/** The one fact that a sum lacks. */
export interface Needed {
  needed: NeededFact;
}

/** What a question comes to for a home, by the estimate or by a rule of thumb. */
export interface ReckonedSum {
  /** Sentences that can be left out where they were said before. */
  parts: readonly string[];
  sources: readonly Source[];
  isRule?: true;
}

export type HomeSum = ReckonedSum | Needed;

/** A question about a home, with what it names itself. */
export interface AskedOfHome {
  home: KnownHome;
  amounts: Amounts;
  /** The heat pump that is asked about. */
  kind: 'air' | 'ground';
  /** A charger is asked about too. */
  namesCharger: boolean;
  market: Market;
  language: Language;
  texts: HomeSumTexts;
  counted: SumTexts;
  write: HomeWriter;
}

/** The one fact that is missing; undefined where there are more, or none. */
export function onlyMissing(needed: Partial<Record<NeededFact, boolean>>): Needed | undefined {
  const missing = (Object.entries(needed) as [NeededFact, boolean][]).filter(([, isKnown]) => !isKnown);
  const [first, ...more] = missing;
  return first && more.length === 0 ? { needed: first[0] } : undefined;
}

/** Where assumptions of an estimate come from; what was told has no source. */
export function sourcesOf({ assumptions }: Estimate, ...names: readonly string[]): Source[] {
  return assumptions.filter(({ name, isGiven }) => names.includes(name) && !isGiven);
}

/** Where grants that are counted for a measure come from. */
export function grantSources({ subsidies }: Estimate, ...of: readonly string[]): Source[] {
  return subsidies.filter(
    ({ status, measure, amount }) => status === 'counted' && of.includes(measure) && amount.high > 0,
  );
}
