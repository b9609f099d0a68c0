import type { EvOwnership, HeatingSystem, HomeSize } from '#domain/home/enumerations.ts';
import {
  type ChatFacts,
  choiceNames,
  type FactName,
  type FactUnit,
  factNames,
  factRow,
  homeFacts,
  type KnownFacts,
  withFacts,
} from '#domain/home/facts.ts';
import {
  assumedProfile,
  energyCostPart,
  type FactSource,
  type HomeProfile,
  learn,
  type ProfileField,
} from '#domain/home/home-profile.ts';
import { energyBillPerYear, homeSizeM2, homeSizeSqft, keyOfValue, typicalValue } from '#domain/home/ranges.ts';
import type { SolarDetails } from '#domain/home/solar-details.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { type Currency, majorUnits, wholeMoney } from '#domain/money.ts';
import { type Market, marketAreaUnit, marketCurrency } from '#domain/place.ts';
import type { Answers, ToldAnswers } from '#domain/questionnaire/answers.ts';
import type { CheckDraft, CheckHeatingSystem } from '#domain/strategy-check/answers.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';

/** A range is known less surely than a number. */
const RANGE_CONFIDENCE = 0.8;

/** What the wizard asks, and what rates a home beside that. */
const toldNames = [...choiceNames, 'roofShading'] as const;
type Choices = Pick<KnownFacts, (typeof toldNames)[number]>;

/** What stands beside a profile: choices that were left "unsure", what is wished for, and what a chat has shown. */
export type Told = Choices & Pick<Answers, 'energyGoals' | 'additionalNotes'> & Pick<SummaryAssessment, 'tags'>;

const teaches = (value: unknown) => value !== undefined && value !== 'unsure';

function learnValue(profile: HomeProfile, field: ProfileField, value: unknown, source: FactSource, confidence = 1) {
  return teaches(value) ? learn(profile, field, value as never, source, confidence) : profile;
}

function profileOfChoices(told: Choices, source: FactSource): HomeProfile {
  return toldNames.reduce(
    (profile, name) => learnValue(profile, homeFacts[name].profile, told[name], source),
    assumedProfile(told.homeType),
  );
}

function typicalAreaM2(size: HomeSize, market: Market): number {
  if (marketAreaUnit(market) === 'm2') return typicalValue(homeSizeM2[size]);
  return squareMetres(typicalValue(homeSizeSqft[size]));
}

/** Wizard answers as a home profile, a size as the market offers it; "unsure" teaches nothing. */
export function profileFromAnswers(answers: ToldAnswers, market: Market): HomeProfile {
  const { homeSize, annualEnergyBill: bill } = answers;
  const area = homeSize && typicalAreaM2(homeSize, market);
  const costs = bill && bill !== 'unsure' ? typicalValue(energyBillPerYear[bill]) : undefined;
  const cost = costs === undefined ? undefined : wholeMoney(costs, marketCurrency(market));
  const profile = learnValue(profileOfChoices(answers, 'visitor'), 'livingAreaM2', area, 'visitor', RANGE_CONFIDENCE);
  return learnValue(profile, 'annualEnergyCost', cost, 'visitor', RANGE_CONFIDENCE);
}

/** A summary's home as a profile: its numbers as they were given, not as the ranges they fall into. */
export function profileFromAssessment(assessment: SummaryAssessment, currency: Currency): HomeProfile {
  const { homeSize, annualEnergyBill } = assessment;
  const cost = annualEnergyBill === undefined ? undefined : wholeMoney(annualEnergyBill, currency);
  const profile = learnValue(profileOfChoices(assessment, 'visitor'), 'livingAreaM2', homeSize, 'visitor');
  const { energyBillCovers: energyCostCovers, solarDetails } = assessment;
  const { kwp: solarKwp, year: solarYear, satisfied: solarSatisfied } = solarDetails ?? {};
  const told = { annualEnergyCost: cost, energyCostCovers, solarKwp, solarYear, solarSatisfied };
  const known = Object.entries(told) as [ProfileField, unknown][];
  return known.reduce((before, [field, value]) => learnValue(before, field, value, 'visitor'), profile);
}

function keptValue(told: KnownFacts[FactName], unit: FactUnit | undefined, currency: Currency): unknown {
  if (unit === 'perYear') return wholeMoney(Number(told), currency);
  return unit === 'sqft' ? squareMetres(Number(told)) : told;
}

/** What a conversation has taught as a profile: what the visitor has set counts as theirs, what pictures have shown as ours, what was read from words as a keyword's. */
export function profileFromFacts(
  facts: KnownFacts,
  currency: Currency,
  stated: KnownFacts = {},
  seen: KnownFacts = {},
): HomeProfile {
  const sourceOf = (name: FactName): FactSource => {
    if (stated[name] === facts[name]) return 'visitor';
    return seen[name] === facts[name] ? 'server' : 'keyword';
  };
  let profile = assumedProfile(facts.homeType);
  for (const name of factNames) {
    const { profile: field, unit } = factRow(name);
    const told = facts[name];
    if (!field || told === undefined) continue;
    profile = learnValue(profile, field as ProfileField, keptValue(told, unit, currency), sourceOf(name));
  }
  return profile;
}

/** The profile with the visitor's own word in place of what it knew; null takes out what was known. */
export function withStated(profile: HomeProfile, stated: ChatFacts, currency: Currency): HomeProfile {
  const fields = factNames.filter((name) => stated[name] !== undefined).map((name) => factRow(name).profile);
  const set = withFacts({}, stated);
  const others = Object.entries(profile).filter(([field]) => !fields.includes(field));
  const known = [...others, ...Object.entries(profileFromFacts(set, currency, set))];
  const told: HomeProfile = Object.fromEntries(known.filter(([, it]) => it?.source !== 'assumption'));
  return { ...assumedProfile(told.homeType?.value), ...told };
}

/** The profile with what a picture has shown: it replaces what words told, and never what the visitor has set. */
export function withSeen(profile: HomeProfile, seen: ChatFacts, currency: Currency): HomeProfile {
  const facts = withFacts({}, seen);
  const { ownsHome: _, ...found } = profileFromFacts(facts, currency, {}, facts);
  const rows = Object.entries(found) as [ProfileField, NonNullable<HomeProfile[ProfileField]>][];
  return rows.reduce((before, [field, { value }]) => learnValue(before, field, value, 'server'), profile);
}

/** The choices that a profile knows, and what was told beside them. */
function toldOf(profile: HomeProfile, { energyGoals, additionalNotes, ...told }: Told): Told {
  const choices = toldNames.flatMap((name) => {
    const value = profile[homeFacts[name].profile]?.value ?? told[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(choices),
    ...(energyGoals && { energyGoals }),
    ...(additionalNotes !== undefined && { additionalNotes }),
  };
}

/** The answers that a profile gives; what it does not know stays as it was told, or open. */
export function answersFromProfile(profile: HomeProfile, told: Told = {}): ToldAnswers {
  const { livingAreaM2, annualEnergyCost } = profile;
  return {
    ...toldOf(profile, told),
    ...(livingAreaM2 && { homeSize: keyOfValue(homeSizeSqft, Math.round(squareFeet(livingAreaM2.value))) }),
    ...(annualEnergyCost && { annualEnergyBill: keyOfValue(energyBillPerYear, majorUnits(annualEnergyCost.value)) }),
  };
}

/** To a tenth: a size given in square feet comes back as the number it was. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** A solar system as far as it is known; undefined when nothing is. */
export function solarDetailsOf({ solarKwp, solarYear, solarSatisfied }: HomeProfile): SolarDetails | undefined {
  if (!solarKwp && !solarYear && !solarSatisfied) return undefined;
  return {
    ...(solarKwp && { kwp: solarKwp.value }),
    ...(solarYear && { year: solarYear.value }),
    ...(solarSatisfied && { satisfied: solarSatisfied.value }),
  };
}

/** The same with size and bill as numbers, as a summary tells a home. */
export function assessmentFromProfile(profile: HomeProfile, told: Told = {}): SummaryAssessment {
  const { livingAreaM2, annualEnergyCost } = profile;
  const part = energyCostPart(profile);
  const solarDetails = solarDetailsOf(profile);
  return {
    ...toldOf(profile, told),
    ...(solarDetails && { solarDetails }),
    ...(told.tags && { tags: told.tags }),
    ...(livingAreaM2 && { homeSize: tenths(livingAreaM2.value) }),
    ...(annualEnergyCost && { annualEnergyBill: majorUnits(annualEnergyCost.value) }),
    ...(annualEnergyCost && part && { energyBillCovers: part }),
  };
}

const heatingOfCheck: Record<CheckHeatingSystem, HeatingSystem> = {
  gas: 'gas',
  oil: 'oil',
  electric: 'electric',
  'heat-pump': 'heat_pump',
  other: 'other',
};

function carOfCheck({ hasEV, planningEV }: CheckDraft): EvOwnership | undefined {
  if (hasEV) return 'yes';
  if (planningEV) return 'planning';
  return hasEV === false || planningEV === false ? 'no' : undefined;
}

/** Answers of the strategy check as a home profile; what is told of the roof stays beside it. */
export function profileFromCheck(answers: CheckDraft): HomeProfile {
  const { location, ownership, heatingSystem } = answers;
  const told: [ProfileField, unknown][] = [
    ['ownsHome', ownership && ownership === 'own'],
    ['place', location?.trim() || undefined],
    ['heatingSystem', heatingSystem && heatingOfCheck[heatingSystem]],
    ['evOwnership', carOfCheck(answers)],
  ];
  return told.reduce((profile, [field, value]) => learnValue(profile, field, value, 'visitor'), assumedProfile());
}

/** What was told beside a profile, in the strategy check's words for it. */
export function toldOfCheck({ roofDetails }: CheckDraft): Told {
  return roofDetails ? { additionalNotes: roofDetails } : {};
}
