import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '#domain/chat/message.ts';
import { newVisit } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const german = { language: 'de', market: 'de' } as const;

test('a message in another of our languages is read and answered in that one, and so is what follows', async () => {
  const { token } = await newVisit(app);
  const asking = { ...german, message: 'How much does a heat pump cost in a house like mine?' };
  const first = await sayTo(app, asking, { token });
  expect(first.content).toContain('in English');
  const said: ChatMessage = { id: newKey(), role: 'user', content: asking.message, timestamp: 1 };
  const history = [said, first];
  const next = await sayTo(app, { ...german, message: 'Detached house, 140 sqm', history }, { token });
  expect(next.facts).toEqual({ homeType: 'single_family', homeSize: 1507 });
  expect(next.content).toContain('140 m² of living space');
});
