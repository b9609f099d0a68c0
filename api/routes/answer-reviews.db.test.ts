import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiDay, answerReview, gradeDay, message } from '#api/database/schema/chat.ts';
import { lead } from '#api/database/schema/leads.ts';
import { audit } from '#api/database/schema/platform.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { drawAnswers, gradeAnswer, listGradedAnswers, readAdviserFigures } from '#domain/contract/answer-reviews.ts';
import { sendChat } from '#domain/contract/chat.ts';
import { erasePerson, exportPerson } from '#domain/contract/person.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, type CallOptions, call, newVisit } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let as: CallOptions;
beforeAll(async () => {
  app = await startApp({ settings: { tokenCaps: { perDay: 1_000, perSite: 400 } } });
  ({ as } = await signIn(app, { isAdmin: true, role: 'admin' }));
});
afterAll(() => app.stop());

const DAY = 86_400_000;

async function talk(words: string) {
  const { token, visitId } = await newVisit(app);
  const body = { message: words, language: 'de', market: 'de' } as const;
  const { id } = await ask(app, sendChat, { body }, { token, key: newKey() });
  return { id, visitId };
}

const drawn = () => ask(app, drawAnswers, {}, as);
const grade = (answerId: string, body: { grade: 'good' | 'rude'; note?: string }) =>
  ask(app, gradeAnswer, { parameters: { answerId }, body }, as);
const figures = () => ask(app, readAdviserFigures, {}, as);

test('a sample shows what was asked and answered, and nothing that names who asked', async () => {
  const { id } = await talk('Ich heiße Ada Lovelace, Musterstraße 12, 0170 1234567. Was kostet eine Wallbox?');
  const [answer] = await drawn();
  expect(answer).toMatchObject({ id, advisor: 'automatic', grade: null, language: 'de' });
  expect(answer?.question).toContain('Was kostet eine Wallbox?');
  for (const secret of ['Ada', 'Lovelace', 'Musterstraße', '1234567'])
    expect(JSON.stringify(answer)).not.toContain(secret);
  const read = await app.database.db.select().from(audit).where(eq(audit.entity, 'answer'));
  expect(read.map((it) => it.verb)).toEqual(['read']);
});

test('what is graded is drawn no more, counted once, and noted each time', async () => {
  const { id, visitId } = await talk('Lohnt sich eine Wärmepumpe?');
  expect(await grade(id, { grade: 'rude', note: ' Zu kurz ' })).toMatchObject({ grade: 'rude', note: 'Zu kurz' });
  expect(await grade(id, { grade: 'good' })).toMatchObject({ grade: 'good', note: null });
  expect((await drawn()).map((it) => it.id)).not.toContain(id);
  const list = (query: Record<string, string>) => ask(app, listGradedAnswers, { query }, as);
  expect((await list({})).map((it) => it.id)).toEqual([id]);
  expect(await list({ grade: 'rude' })).toEqual([]);
  const { weeks, advisors } = await figures();
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({
    week: '2026-11-16',
    grades: { good: 1, 'wrong-topic': 0, 'wrong-fact': 0, rude: 0 },
  });
  expect(advisors.map((it) => it.advisor)).toEqual(['automatic']);
  const noted = await deedsOn(app, visitId);
  expect(noted.map((it) => [it.verb, it.change])).toEqual([
    ['grade', { before: { grade: '' }, after: { grade: 'rude' } }],
    ['grade', { before: { grade: 'rude' }, after: { grade: 'good' } }],
  ]);
  const unknown = { parameters: { answerId: app.deps.ids.next() }, body: { grade: 'good' } } as const;
  expect((await call(app, gradeAnswer, unknown, as)).status).toBe(404);
});

test('what a visitor said is no answer, and neither is what was cut', async () => {
  const { db } = app.database;
  const { id, visitId } = await talk('Guten Tag');
  const [said] = await db.select().from(message).where(eq(message.visitId, visitId)).orderBy(message.position);
  const body = { grade: 'good' } as const;
  const cut = { parameters: { answerId: id }, body };
  await db.update(message).set({ isCut: true }).where(eq(message.id, id));
  expect((await call(app, gradeAnswer, { parameters: { answerId: said?.id ?? '' }, body }, as)).status).toBe(404);
  expect((await call(app, gradeAnswer, cut, as)).status).toBe(404);
});

test('a grade is exported and erased with the person whose conversation it was; the figures stay', async () => {
  const { db } = app.database;
  const { id, visitId } = await talk('Was kostet Solarstrom?');
  const person = await newPerson(app);
  await db.update(lead).set({ visitId }).where(eq(lead.id, person.leadId));
  await confirm(app, person);
  await grade(id, { grade: 'good', note: 'Richtig' });
  const parameters = { token: person.token };
  const { messages } = await ask(app, exportPerson, { parameters });
  expect(messages.find((it) => it.role === 'assistant')).toMatchObject({ grade: 'good', note: 'Richtig' });
  const counted = await figures();
  await ask(app, erasePerson, { parameters, body: {} }, { key: newKey() });
  expect(await db.select().from(answerReview).where(eq(answerReview.messageId, id))).toEqual([]);
  expect(await deedsOn(app, visitId)).toEqual([]);
  expect(await figures()).toEqual(counted);
});

test('spending is told by day and by site, against the caps', async () => {
  const { db } = app.database;
  const siteId = seededId('site', 1);
  const dayBefore = (days: number) => new Date(app.clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
  await db.insert(aiDay).values([
    { siteId, day: dayBefore(0), turns: 2, tokens: 300 },
    { siteId, day: dayBefore(29), turns: 1, tokens: 50 },
    { siteId, day: dayBefore(30), turns: 9, tokens: 9_000 },
  ]);
  const { caps, days, sites } = await figures();
  expect(caps).toEqual({ perDay: 1_000, perSite: 400 });
  expect([days.length, days[0], days.at(-1)]).toEqual([
    30,
    { day: dayBefore(29), turns: 1, tokens: 50 },
    { day: dayBefore(0), turns: 2, tokens: 300 },
  ]);
  expect(sites).toMatchObject([{ id: siteId, turns: 3, tokens: 350, today: 300 }]);
  expect(await db.$count(gradeDay)).toBeGreaterThan(0);
});
