import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { message } from '#api/database/schema/chat.ts';
import { idempotency } from '#api/database/schema/platform.ts';
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
const house = { ...german, message: 'Ein Einfamilienhaus, 140 m²' };
const stored = () => app.database.db.select().from(message).orderBy(asc(message.position));
const said = (role: ChatMessage['role'], content: string): ChatMessage => ({
  id: newKey(),
  role,
  content,
  timestamp: 1,
});
const rows = { ...german, message: 'Gas' };

test('what was said before is known of the visit, without a history', async () => {
  const { token } = await newVisit(app);
  await sayTo(app, house, { token });
  expect((await sayTo(app, rows, { token })).asked).toBe('roofType');
  await sayTo(app, { ...german, message: 'Ich möchte Stromkosten sparen' }, { token });
  expect((await stored())[4]?.tags?.interests).toEqual(['cost-savings']);
});

test('what was said before is known to a call without a visit from the replies that it sends back as they came', async () => {
  const reply = await sayTo(app, house);
  const history = [said('user', house.message), reply];
  expect((await sayTo(app, { ...rows, history })).asked).toBe('roofType');
});

test('what was said before is not read again', async () => {
  const history = [said('user', house.message), said('assistant', 'Und weiter?')];
  expect((await sayTo(app, { ...rows, history })).asked).toBe('homeType');
});

test('a turn that was cut is not known before its repeat', async () => {
  const { token } = await newVisit(app);
  const key = newKey();
  await sayTo(app, house, { token });
  await sayTo(app, { ...german, message: 'Flachdach' }, { token, key });
  await app.database.db.update(message).set({ isCut: true }).where(eq(message.role, 'assistant'));
  await app.database.db.delete(idempotency);
  const again = await sayTo(app, { ...german, message: 'Flachdach' }, { token, key });
  expect(again.content).toContain('Flachdach');
});
