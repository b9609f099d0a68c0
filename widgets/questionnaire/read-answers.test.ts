import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerLists, answersSchema } from '#domain/questionnaire/answers.ts';
import { readAnswers } from '#widgets/questionnaire/read-answers.ts';

const values = fc.oneof(
  fc.constantFrom(...Object.values(answerLists).flat()),
  fc.string(),
  fc.integer(),
  fc.constant(null),
);
const fields = fc.constantFrom(...Object.keys(answerLists), 'additionalNotes', 'other', 'constructor');

it('judges exactly as the schema does', () => {
  fc.assert(
    fc.property(fc.dictionary(fields, values, { maxKeys: 4 }), (given) => {
      const expected = answersSchema.safeParse(given).success;
      expect(readAnswers(given) !== undefined).toBe(expected);
      expect(readAnswers(JSON.stringify(given)) !== undefined).toBe(expected);
    }),
  );
});
