import type { HomeData } from '#domain/home/home-data.ts';
import { assumedProfile, type FactSource, type HomeProfile, learn } from '#domain/home/home-profile.ts';
import { energyBillPerYear, homeSizeSqft, keyOfValue, typicalValue } from '#domain/home/ranges.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { type Currency, majorUnits, wholeMoney } from '#domain/money.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';

/** A range is known less surely than a number. */
const RANGE_CONFIDENCE = 0.8;

/** Wizard answers as a home profile; "unsure" teaches nothing. */
export function profileFromAnswers(answers: Answers, currency: Currency): HomeProfile {
  const { homeType, homeSize, roofType, roofAge, currentHeatingSystem, heatingSystemAge, hasEV, annualEnergyBill } =
    answers;
  let profile = assumedProfile();
  if (homeType) profile = learn(profile, 'homeType', homeType, 'visitor');
  if (homeSize) {
    const areaM2 = squareMetres(typicalValue(homeSizeSqft[homeSize]));
    profile = learn(profile, 'livingAreaM2', areaM2, 'visitor', RANGE_CONFIDENCE);
  }
  if (roofType && roofType !== 'unsure') profile = learn(profile, 'roofType', roofType, 'visitor');
  if (roofAge && roofAge !== 'unsure') profile = learn(profile, 'roofAge', roofAge, 'visitor');
  if (currentHeatingSystem && currentHeatingSystem !== 'unsure')
    profile = learn(profile, 'heatingSystem', currentHeatingSystem, 'visitor');
  if (heatingSystemAge && heatingSystemAge !== 'unsure')
    profile = learn(profile, 'heatingSystemAge', heatingSystemAge, 'visitor');
  if (hasEV) profile = learn(profile, 'evOwnership', hasEV, 'visitor');
  if (annualEnergyBill && annualEnergyBill !== 'unsure') {
    const cost = wholeMoney(typicalValue(energyBillPerYear[annualEnergyBill]), currency);
    profile = learn(profile, 'annualEnergyCost', cost, 'visitor', RANGE_CONFIDENCE);
  }
  return profile;
}

/** The wizard answers a profile already gives; what it does not know stays open. */
export function answersFromProfile(profile: HomeProfile): Answers {
  const { homeType, livingAreaM2, roofType, roofAge, heatingSystem, heatingSystemAge, evOwnership, annualEnergyCost } =
    profile;
  return {
    ...(homeType && { homeType: homeType.value }),
    ...(livingAreaM2 && { homeSize: keyOfValue(homeSizeSqft, Math.round(squareFeet(livingAreaM2.value))) }),
    ...(roofType && { roofType: roofType.value }),
    ...(roofAge && { roofAge: roofAge.value }),
    ...(heatingSystem && { currentHeatingSystem: heatingSystem.value }),
    ...(heatingSystemAge && { heatingSystemAge: heatingSystemAge.value }),
    ...(evOwnership && { hasEV: evOwnership.value }),
    ...(annualEnergyCost && { annualEnergyBill: keyOfValue(energyBillPerYear, majorUnits(annualEnergyCost.value)) }),
  };
}

/** A chat's home data as a home profile, each fact from `source`. Home size in square feet, bill in units of `currency` per year. */
export function profileFromHomeData(data: HomeData, currency: Currency, source: FactSource): HomeProfile {
  const { homeType, homeSize, roofType, currentHeatingSystem, hasEV, energyBill, electrical } = data;
  let profile = assumedProfile();
  if (homeType) profile = learn(profile, 'homeType', homeType, source);
  if (homeSize !== undefined) profile = learn(profile, 'livingAreaM2', squareMetres(homeSize), source);
  if (roofType && roofType !== 'unsure') profile = learn(profile, 'roofType', roofType, source);
  if (currentHeatingSystem && currentHeatingSystem !== 'unsure')
    profile = learn(profile, 'heatingSystem', currentHeatingSystem, source);
  if (hasEV) profile = learn(profile, 'evOwnership', hasEV, source);
  if (energyBill !== undefined) profile = learn(profile, 'annualEnergyCost', wholeMoney(energyBill, currency), source);
  if (electrical !== undefined) profile = learn(profile, 'panelAmperes', electrical, source);
  return profile;
}
