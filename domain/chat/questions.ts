import { type FactName, factNames, factRow, type homeFacts, type KnownFacts } from '#domain/home/facts.ts';

type Asked = { [Name in FactName]: (typeof homeFacts)[Name] extends { question: infer Question } ? Question : never };
export type OpenQuestion = Asked[FactName];

/** The six questions that progress counts. Source: assessment-flows, section 9; design, section 3. */
export const countedQuestions = [
  'homeType',
  'homeSize',
  'roofType',
  'currentHeatingSystem',
  'hasEV',
  'energyBill',
] as const satisfies readonly OpenQuestion[];

/** Every question an adviser may ask, in the order in which it is asked. */
export const openQuestions = [...countedQuestions, 'place', 'ownership', 'heatingAge'] as const;

/** The fact that answers a question. */
export const answerOf = Object.fromEntries(
  factNames.flatMap((name) => {
    const { question } = factRow(name);
    return question ? [[question, name]] : [];
  }),
) as { [Name in FactName as Asked[Name]]: Name };

export function isAnswered(question: OpenQuestion, facts: KnownFacts): boolean {
  return facts[answerOf[question]] !== undefined;
}
