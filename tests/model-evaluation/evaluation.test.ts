import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenAiAdvisor } from '#api/advisor/openai/openai-advisor.ts';
import { computeKept } from '#api/services/estimate/kept-estimate.ts';
import { languages } from '#domain/place.ts';
import { type OpenAiServer, startOpenAi } from '#tests/harness/openai-server.ts';
import { followRules } from '#tests/harness/scripted-model.ts';
import { modelAt } from '#tests/harness/with-model.ts';
import { evaluationCases } from './cases.ts';
import { evaluate, scoreLine } from './evaluate.ts';

let vendor: OpenAiServer;
beforeAll(async () => {
  vendor = await startOpenAi(followRules);
});
afterAll(() => vendor.stop());

/** Everyday runs ask every fifth. */
const EVERY = process.env.DEEP ? 1 : 5;

test.each(languages)(
  'a model that follows its rules answers the questions in %s from the checked texts',
  async (language) => {
    const cases = evaluationCases(language);
    expect(new Set(cases.map(({ message }) => message)).size).toBe(100);
    const verdicts = await evaluate(
      createOpenAiAdvisor(modelAt(vendor), computeKept),
      cases.filter((_, at) => at % EVERY === 0),
    );
    const right = verdicts.filter(({ isRight }) => isRight).length / verdicts.length;
    expect(verdicts.filter(({ problem, isRepaired }) => problem || isRepaired)).toEqual([]);
    expect([right >= 0.85, scoreLine(language, verdicts)]).toEqual([true, expect.any(String)]);
  },
  60_000,
);

test('one that answers from nowhere is told apart', async () => {
  const talker = await startOpenAi(() => ({ says: 'Es hängt davon ab, wirklich.' }));
  const cases = evaluationCases('de')
    .filter(({ topic }) => topic)
    .slice(0, 10);
  const verdicts = await evaluate(createOpenAiAdvisor(modelAt(talker), computeKept), cases);
  await talker.stop();
  expect(verdicts.filter(({ isRight }) => isRight)).toEqual([]);
});
