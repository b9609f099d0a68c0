import { expect, test } from 'vitest';
import { answersOfFacts, assessmentOfFacts } from '#domain/chat/chat-assessment.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

const facts = {
  homeType: 'single_family',
  homeSize: 1_507,
  roofType: 'sloped_south',
  roofAge: 'over_15',
  currentHeatingSystem: 'oil',
  heatingSystemAge: 'over_15',
  hasEV: 'planning',
  energyBill: 2_400,
  solarInterest: true,
  place: '8004 Zürich',
} as const;

test('a chat is told as a summary tells a home, size in square metres', () => {
  const assessment = assessmentOfFacts(facts);
  expect(summaryAssessmentSchema.safeParse(assessment).success).toBe(true);
  expect(assessment).toEqual({
    homeType: 'single_family',
    homeSize: 140,
    roofType: 'sloped_south',
    roofAge: 'over_15',
    currentHeatingSystem: 'oil',
    heatingSystemAge: 'over_15',
    hasEV: 'planning',
    annualEnergyBill: 2_400,
  });
});

test('numbers become the ranges they fall into, and nothing is known of nothing', () => {
  expect(answersOfFacts(facts)).toMatchObject({ homeSize: '1500_2000', annualEnergyBill: '2000_3000' });
  expect(answersOfFacts({ solarInterest: true })).toEqual({});
});
