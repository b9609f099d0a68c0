import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { message } from '#api/database/schema/chat.ts';
import { homeProfile } from '#api/database/schema/leads.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { type ChatMessage, MAX_HISTORY, MAX_HISTORY_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { ADVISOR_HEADER, chatEventSchemas } from '#domain/contract/chat.ts';
import type { Problem } from '#domain/contract/problem.ts';
import { VISIT_MINUTES } from '#domain/contract/visits.ts';
import { languages } from '#domain/place.ts';
import { countRows, newVisit } from '#tests/harness/calls.ts';
import { eventsOf, postChat, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { EXAMPLES_URL, newKey, PUBLIC_URL, startApp, type TestApp, withApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const german = { language: 'de', market: 'de' } as const;
const house = { ...german, message: 'Ein Einfamilienhaus, 140 m²' };
const stored = () => app.database.db.select().from(message).orderBy(asc(message.position));
const said = (role: ChatMessage['role'], content: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: newKey(), role, content, timestamp: 1 },
  ...rest,
});

async function expectNothingStored() {
  for (const table of ['message', 'home_profile']) expect([table, await countRows(app, table)]).toEqual([table, 0]);
}

describe('a message', () => {
  test('is answered with what it taught, what is asked next and who speaks', async () => {
    const { token } = await newVisit(app);
    const reply = await sayTo(app, house, { token });
    expect(reply).toMatchObject({
      role: 'assistant',
      advisor: 'automatic',
      asked: 'roofType',
      facts: { homeType: 'single_family', homeSize: 1507 },
      timestamp: app.clock.now().getTime(),
    });
    expect(reply.content).toContain('140 m²');
  });

  test('is answered with what may be asked next, which is understood word for word', async () => {
    const { token } = await newVisit(app);
    const asking = { ...german, message: 'Wie laut ist eine Wärmepumpe?' };
    const key = newKey();
    const reply = await sayTo(app, asking, { token, key });
    expect(reply.suggestions).toHaveLength(3);
    expect(await sayTo(app, asking, { token, key })).toEqual(reply);
    const [question = ''] = reply.suggestions ?? [];
    const history = [said('user', asking.message), reply];
    const next = await sayTo(app, { ...german, message: question, history }, { token });
    expect(next.content).not.toBe(reply.content);
    expect(next.facts).toBeUndefined();
    const swollen = { ...reply, suggestions: Array.from({ length: 4 }, () => 'x') };
    expect((await postChat(app, { ...asking, history: [swollen] }, { token })).status).toBe(400);
  });

  test('is stored in the visit with its answer, and the home with it', async () => {
    const { token, visitId } = await newVisit(app);
    const first = await sayTo(app, house, { token });
    const history = [said('user', house.message), said('assistant', first.content, { asked: 'roofType' })];
    const second = await sayTo(app, { ...german, message: 'Flachdach', history }, { token });
    const rows = await stored();
    expect(rows.map((it) => [it.visitId, it.role, it.isCut])).toEqual([
      [visitId, 'user', false],
      [visitId, 'assistant', false],
      [visitId, 'user', false],
      [visitId, 'assistant', false],
    ]);
    expect(rows[0]).toMatchObject({ content: house.message, facts: first.facts, advisor: null });
    expect(rows[3]).toMatchObject({
      id: second.id,
      content: second.content,
      asked: second.asked,
      advisor: 'automatic',
    });
    const profiles = await app.database.db.select().from(homeProfile);
    expect(profiles).toMatchObject([
      { visitId, profile: { homeType: { value: 'single_family', source: 'keyword' }, roofType: { value: 'flat' } } },
    ]);
  });

  test.each(['application/json', 'text/event-stream'])('says in its headers who answers (%s)', async (Accept) => {
    const reply = await postChat(app, house, { headers: { Accept }, origin: PUBLIC_URL });
    expect(reply.headers.get(ADVISOR_HEADER)).toBe('automatic');
    expect(reply.headers.get('access-control-expose-headers')).toContain(ADVISOR_HEADER);
    await reply.text();
  });

  test('works without a visit token and gets one', async () => {
    const reply = await postChat(app, house);
    const token = reply.headers.get('wattnest-visit') ?? '';
    await sayTo(app, house, { token });
    expect(new Set((await stored()).map(({ visitId }) => visitId)).size).toBe(1);
  });

  test('is answered in the language and units of its visit when it names none', async () => {
    const { token } = await newVisit(app, { language: 'en', market: 'us' });
    expect((await sayTo(app, { message: 'Hello' }, { token })).content).toContain('Hello!');
  });

  test('leaves no word of itself in the log', async () => {
    await sayTo(app, house);
    expect(app.logged.join()).not.toContain('Einfamilienhaus');
    expect(app.logged.join()).toContain('"call":"sendChat"');
  });

  test('gives way to what the visitor has set beside the conversation', async () => {
    const { token } = await newVisit(app);
    const set = { homeType: 'townhouse', roofType: 'flat', evChargerType: 'Typ 2 \0\ud800' } as const;
    const { asked } = await sayTo(app, { ...house, stated: set }, { token });
    expect(asked).toBe('currentHeatingSystem');
    const [home] = await app.database.db.select().from(homeProfile);
    expect(home?.profile).toMatchObject({ homeType: { value: 'townhouse' }, roofType: { value: 'flat' } });
  });

  test('is remembered when the history has grown too long to carry it', async () => {
    const [one, two] = [await newVisit(app), await newVisit(app)];
    await sayTo(app, house, { token: one.token });
    const chatter = Array.from({ length: MAX_HISTORY / 2 }, () => [
      said('user', 'Hallo'),
      said('assistant', 'Guten Tag!', { asked: 'place' }),
    ]).flat();
    const asked = async (token: string) =>
      (await sayTo(app, { ...german, message: 'Hallo', history: chatter }, { token })).asked;
    expect(await asked(one.token)).toBe('roofType');
    expect(await asked(two.token)).toBe('homeType');
  });
});

describe('as a stream', () => {
  test('it comes as who speaks, facts, words and the whole reply', async () => {
    const { token } = await newVisit(app);
    const reply = await postChatStream(app, house, { token });
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const events = await eventsOf(reply);
    for (const { event, data } of events) expect(z.safeParse(chatEventSchemas[event], data).error).toBeUndefined();
    expect(events[0]).toEqual({ event: 'speaker', data: { advisor: 'automatic' } });
    expect(events[1]).toEqual({ event: 'facts', data: { homeType: 'single_family', homeSize: 1507 } });
    const words = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(words.length).toBeGreaterThan(0);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { content: words.join(''), asked: 'roofType' } });
    expect((await stored())[1]?.content).toBe(words.join(''));
  });

  test('it is refused like any call, before the first event', async () => {
    const reply = await postChatStream(app, { message: '' }, { language: 'fr' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect((await reply.json()).detail).toBe(failureTexts.fr.details.validation);
  });

  test('a call without a visit gets one', async () => {
    const reply = await postChatStream(app, house);
    await reply.text();
    expect(reply.headers.get('wattnest-visit')).toBeTruthy();
  });
});

describe('one message', () => {
  test('sent 20 times at once under one key is stored once and answered alike', () =>
    withApp({ settings: { streams: { each: 20, perServer: 20 } } }, async (roomy) => {
      const { token } = await newVisit(roomy);
      const key = newKey();
      const replies = await Promise.all(Array.from({ length: 20 }, () => sayTo(roomy, house, { token, key })));
      for (const reply of replies) expect(reply).toEqual(replies[0]);
      expect(await countRows(roomy, 'message')).toBe(2);
      const [told] = (await eventsOf(await postChatStream(roomy, house, { token, key }))).slice(-1);
      expect(told).toEqual({ event: 'done', data: replies[0] });
      expect(await countRows(roomy, 'message')).toBe(2);
    }));

  test('is another one under another visit, and refused with another body', async () => {
    const [one, two] = [await newVisit(app), await newVisit(app)];
    const key = newKey();
    const first = await sayTo(app, house, { token: one.token, key });
    expect((await sayTo(app, house, { token: two.token, key })).id).not.toBe(first.id);
    const other = await postChat(app, { ...house, message: 'Gas' }, { token: one.token, key });
    expect([other.status, (await other.json()).code]).toEqual([409, 'idempotency-key-reused']);
    const visits = (await stored()).map(({ visitId }) => visitId);
    expect(visits).toEqual([one.visitId, one.visitId, two.visitId, two.visitId]);
  });
});

const long = 'ä'.repeat(MAX_MESSAGE_LENGTH + 1);
const refusals: [string, unknown, number, string, string | undefined][] = [
  ['no message', {}, 400, 'validation', 'message'],
  ['blank message', { message: ' \n ' }, 400, 'validation', 'message'],
  ['message too long', { message: long }, 400, 'validation', 'message'],
  [
    'history too long',
    { message: 'a', history: Array(MAX_HISTORY + 1).fill(said('user', 'a')) },
    400,
    'validation',
    'history',
  ],
  ['history too wide', { message: 'a', history: [said('user', long)] }, 400, 'validation', 'history.0.content'],
  [
    'history too long together',
    { message: 'a', history: Array(7).fill(said('user', 'a'.repeat(MAX_HISTORY_LENGTH / 6))) },
    400,
    'validation',
    'history',
  ],
  [
    'history of the system',
    { message: 'a', history: [{ ...said('user', 'a'), role: 'system' }] },
    400,
    'validation',
    'history.0.role',
  ],
  [
    'media in the history',
    { message: 'a', history: [{ ...said('user', 'a'), mediaUrl: 'data:' }] },
    400,
    'validation',
    'history.0.mediaUrl',
  ],
  ['smartPrompt too long', { message: 'a', smartPrompt: long }, 400, 'validation', 'smartPrompt'],
  ['unknown language', { message: 'a', language: 'xx' }, 400, 'validation', 'language'],
  ['unknown field', { message: 'a', role: 'system' }, 400, 'validation', 'role'],
  ['broken JSON', '{"message":', 400, 'invalid-json', undefined],
  ['2 MB', { message: 'x'.repeat(2_000_000) }, 413, 'body-too-large', undefined],
];

describe.each(languages)('refusals in %s', (language) => {
  test.each(refusals)('%s', async (_, body, status, code, field) => {
    const reply = await postChat(app, body, { language });
    const problem = (await reply.json()) as Problem;
    expect([reply.status, problem.code, problem.fields?.[0]?.path]).toEqual([status, code, field]);
    expect(problem.detail).toBe(failureTexts[language].details[problem.code]);
    await expectNothingStored();
  });

  test.each([
    ['foreign origin', { origin: 'https://evil.example' }, 403, 'origin-not-allowed'],
    ['null origin', { origin: 'null' }, 403, 'origin-not-allowed'],
    ['form', { headers: { 'Content-Type': 'text/plain' } }, 415, 'unsupported-media-type'],
    ['forged token', { token: 'a.b.c' }, 401, 'visit-invalid'],
    ['short key', { key: 'short' }, 400, 'idempotency-key-invalid'],
  ])('%s', async (_, options, status, code) => {
    for (const post of [postChat, postChatStream]) {
      const reply = await post(app, house, { language, ...options });
      const problem = (await reply.json()) as Problem;
      expect([reply.status, problem.code]).toEqual([status, code]);
      expect(problem.title).toBe(failureTexts[language].titles[problem.code]);
    }
    await expectNothingStored();
  });
});

test('a token is for its own site and for half an hour', async () => {
  const theirs = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  expect((await postChat(app, house, { token: theirs.token, origin: EXAMPLES_URL })).status).toBe(200);
  expect((await postChat(app, house, { token: theirs.token, origin: 'https://evil.example' })).status).toBe(403);
  app.clock.advance(VISIT_MINUTES * 60_000);
  expect((await (await postChat(app, house, { token: theirs.token })).json()).code).toBe('visit-expired');
  expect(await countRows(app, 'message')).toBe(2);
});

test.each([
  ['a letter', 'a'],
  ['the longest', 'ä'.repeat(MAX_MESSAGE_LENGTH)],
  ['a family', '👩‍👩‍👧‍👦 wohnt hier'],
  ['letters and their accents apart', 'Wärmepumpe für zwölf Räume'.normalize('NFD')],
  ['from right to left', 'שלום \u202e مرحبا'],
  ['half a pair', 'Haus \ud83d'],
  ['a mark', '<script>alert(1)</script> \u2028 {{7*7}}'],
])('%s is kept as it was written', async (_, text) => {
  const reply = await sayTo(app, { ...german, message: text });
  expect(reply.content.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect((await stored())[0]?.content).toBe(text.toWellFormed());
});

test('a NUL is no letter', async () => {
  await sayTo(app, { ...german, message: 'Haus\0boot' });
  expect((await stored())[0]?.content).toBe('Haus\ufffdboot');
});

test('50 visitors at once each get their own answer', async () => {
  const visits = await Promise.all(Array.from({ length: 50 }, () => newVisit(app)));
  const sizes = visits.map((_, index) => 60 + index);
  const replies = await Promise.all(
    visits.map(({ token }, index) =>
      sayTo(app, { ...german, message: `Wir wohnen auf ${sizes[index]} m²` }, { token }),
    ),
  );
  expect(replies.map(({ facts }) => facts?.homeSize)).toEqual(sizes.map((it) => Math.round(it * 10.7639)));
  expect(await countRows(app, 'message')).toBe(100);
});
