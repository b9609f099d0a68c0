import { afterAll, beforeAll, expect, test } from 'vitest';
import { isConsultationComplete } from '#domain/chat/progress.ts';
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

function expectRight({ truth }: Visitor, outcome: Outcome): void {
  const { facts, potentials, turns } = outcome;
  expect(facts, script(outcome)).toMatchObject(truth);
  expect(potentials).toEqual(knownPotentials(homeDataOf(truth as KnownFacts)));
  const userMessages = turns;
  expect(isConsultationComplete({ hasEmail: true, facts, userMessages, potentials })).toBe(true);
  expect(turns).toBeLessThan(MOST_TURNS);
  expect(outcome.history.at(-1)?.asked).toBeUndefined();
}

test.each(visitors)('$language: $persona', async (visitor) => {
  expectRight(visitor, await converse(app, visitor, MOST_TURNS));
});

test.each(generateVisitors())('$persona', async (visitor) => {
  expectRight(visitor, await converse(app, visitor, MOST_TURNS));
});
