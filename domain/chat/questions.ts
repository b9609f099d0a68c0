import type { FactName, KnownFacts } from '#domain/chat/chat-facts.ts';

/** The six questions that progress counts. Source: assessment-flows, section 9; design, section 3. */
export const countedQuestions = [
  'homeType',
  'homeSize',
  'roofType',
  'currentHeatingSystem',
  'hasEV',
  'energyBill',
] as const satisfies readonly FactName[];

/** Every question an adviser may ask, in the order in which it is asked. */
export const openQuestions = [...countedQuestions, 'place', 'ownership', 'heatingAge'] as const;
export type OpenQuestion = (typeof openQuestions)[number];

/** The fact that answers a question. */
export const answerOf = {
  homeType: 'homeType',
  homeSize: 'homeSize',
  roofType: 'roofType',
  currentHeatingSystem: 'currentHeatingSystem',
  hasEV: 'hasEV',
  energyBill: 'energyBill',
  place: 'place',
  ownership: 'ownsHome',
  heatingAge: 'heatingSystemAge',
} as const satisfies Record<OpenQuestion, FactName>;

export function isAnswered(question: OpenQuestion, facts: KnownFacts): boolean {
  return facts[answerOf[question]] !== undefined;
}
