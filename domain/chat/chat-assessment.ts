import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { squareMetres } from '#domain/home/units.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { answersFromAssessment, type SummaryAssessment } from '#domain/summary/summary-assessment.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** What a chat knows of a home, as a summary tells it. */
export function assessmentOfFacts(facts: KnownFacts): SummaryAssessment {
  const { homeType, homeSize, roofType, roofAge, currentHeatingSystem, heatingSystemAge, hasEV, energyBill } = facts;
  return {
    ...(homeType && { homeType }),
    ...(homeSize !== undefined && { homeSize: tenths(squareMetres(homeSize)) }),
    ...(roofType && { roofType }),
    ...(roofAge && { roofAge }),
    ...(currentHeatingSystem && { currentHeatingSystem }),
    ...(heatingSystemAge && { heatingSystemAge }),
    ...(hasEV && { hasEV }),
    ...(energyBill !== undefined && { annualEnergyBill: energyBill }),
  };
}

/** The same in the wizard's answers, which leads are stored with. */
export function answersOfFacts(facts: KnownFacts): Answers {
  return answersFromAssessment(assessmentOfFacts(facts));
}
