import { type HomeProfile, learn } from '#domain/home/home-profile.ts';
import { profileFromAnswers } from '#domain/home/profile-conversion.ts';
import { type Currency, majorUnits, wholeMoney } from '#domain/money.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { answersFromAssessment, type SummaryAssessment } from '#domain/summary/summary-assessment.ts';

/** A summary's home as a profile: its numbers as they were given, not as the ranges they fall into. */
export function profileFromAssessment(assessment: SummaryAssessment, currency: Currency): HomeProfile {
  const { homeSize, annualEnergyBill } = assessment;
  let profile = profileFromAnswers(answersFromAssessment(assessment), currency);
  if (homeSize !== undefined) profile = learn(profile, 'livingAreaM2', homeSize, 'visitor');
  if (annualEnergyBill !== undefined)
    profile = learn(profile, 'annualEnergyCost', wholeMoney(annualEnergyBill, currency), 'visitor');
  return profile;
}

/** The summary's home again, from what was kept of it. */
export function storedAssessment(
  { homeSize: _size, annualEnergyBill: _bill, ...others }: Answers,
  { livingAreaM2, annualEnergyCost }: HomeProfile,
): SummaryAssessment {
  return {
    ...others,
    ...(livingAreaM2 && { homeSize: livingAreaM2.value }),
    ...(annualEnergyCost && { annualEnergyBill: majorUnits(annualEnergyCost.value) }),
  };
}
