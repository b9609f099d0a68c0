import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionsThatDoNotApply } from '#api/advisor/builtin/applies.ts';
import { isConsultationComplete } from '#domain/chat/progress.ts';
import { answerOf } from '#domain/chat/questions.ts';
import { homeDataOf, type KnownFacts } from '#domain/home/facts.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { generateVisitors } from '#tests/chat-corpus/grammar.ts';
import { visitors } from '#tests/chat-corpus/visitors.ts';
import { converse, type Outcome } from '#tests/harness/conversation.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const MOST_TURNS = 30;
const unlimited = { points: Number.MAX_SAFE_INTEGER, seconds: 600 };

let app: TestApp;
beforeAll(async () => {
  const limits = { call: unlimited, visitPerAddress: unlimited, chatPerAddress: unlimited };
  app = await startApp({ limits });
});
afterAll(() => app.stop());

const script = ({ history }: Outcome) => history.map(({ role, content }) => `${role}: ${content}`).join('\n');

/** What nobody asks of this home is only learnt from who says it in a whole sentence. */
function owedOf(truth: Visitor['truth'], learnt: KnownFacts): Partial<Visitor['truth']> {
  const unasked: readonly string[] = questionsThatDoNotApply(truth as KnownFacts).map((it) => answerOf[it]);
  return Object.fromEntries(Object.entries(truth).filter(([name]) => name in learnt || !unasked.includes(name)));
}

function expectRight({ truth }: Visitor, outcome: Outcome): void {
  const { facts, potentials, turns } = outcome;
  const owed = owedOf(truth, facts);
  expect(facts, script(outcome)).toMatchObject(owed);
  expect(potentials).toEqual(knownPotentials(homeDataOf(owed as KnownFacts)));
  const userMessages = turns;
  expect(isConsultationComplete({ hasEmail: true, facts, userMessages, potentials })).toBe(true);
  expect(turns).toBeLessThan(MOST_TURNS);
  expect(outcome.history.at(-1)?.asked).toBeUndefined();
}

test.each(visitors)('$language: $persona', async (visitor) => {
  expectRight(visitor, await converse(app, visitor, MOST_TURNS));
});

/** Of them, as many as minutes allow; with DEEP, a hundred. */
const GENERATED = process.env.DEEP ? 100 : 30;

test.each(generateVisitors(GENERATED))('$persona', async (visitor) => {
  expectRight(visitor, await converse(app, visitor, MOST_TURNS));
});
