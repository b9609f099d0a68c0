import { type ChatMessage, MAX_HISTORY } from '#domain/chat/message.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { homeDataOf, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { ask, newVisit } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import { VisitorLines } from '#tests/harness/visitor-lines.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

export interface Outcome {
  /** What the browser knows at the end: what each reply taught, put together. */
  facts: KnownFacts;
  potentials: KnownPotentials;
  turns: number;
  history: ChatMessage[];
}

/** Holds a whole conversation through the API, as a browser does; stops after `mostTurns`. */
export async function converse(app: TestApp, visitor: Visitor, mostTurns: number): Promise<Outcome> {
  const { language, market } = visitor;
  const { token } = await newVisit(app, { language, market });
  const lines = new VisitorLines(visitor);
  const history: ChatMessage[] = [];
  let facts: KnownFacts = {};
  let turns = 0;
  let line: string | undefined = visitor.says.greeting;
  while (line !== undefined && turns < mostTurns) {
    const body = { message: line, history: history.slice(-MAX_HISTORY), language, market };
    const reply = await sayTo(app, body, { token, key: newKey() });
    facts = withFacts(facts, reply.facts ?? {});
    history.push({ id: newKey(), role: 'user', content: line, timestamp: turns }, reply);
    turns += 1;
    line = lines.next(reply.asked);
  }
  const potentials = await ask(app, calculateRecommendations, { body: homeDataOf(facts) }, { token });
  return { facts, potentials, turns, history };
}
