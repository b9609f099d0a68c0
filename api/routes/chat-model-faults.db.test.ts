import { asc } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { message } from '#api/database/schema/chat.ts';
import { ADVISOR_HEADER } from '#domain/contract/chat.ts';
import { newVisit } from '#tests/harness/calls.ts';
import { eventsOf, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { completionEvents, type ModelTurn } from '#tests/harness/openai-replies.ts';
import type { OpenAiLine } from '#tests/harness/openai-server.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';
import { calling, withModel } from '#tests/harness/with-model.ts';
import { takeOverTexts } from '#texts/take-over/all.ts';

const house = { message: 'Wir haben ein Einfamilienhaus.', language: 'de', market: 'de' } as const;
const patience = { firstWordMs: 300, silenceMs: 300 };
const stored = ({ database }: TestApp) => database.db.select().from(message).orderBy(asc(message.position));

test.each<[string, OpenAiLine, number]>([
  ['429', { does: 'status', status: 429 }, 2],
  ['429 that asks for patience', { does: 'status', status: 429, retryAfterSeconds: 60 }, 1],
  ['500', { does: 'status', status: 500 }, 2],
  ['503', { does: 'status', status: 503 }, 2],
  ['401', { does: 'status', status: 401 }, 1],
  ['a stream reset at its beginning', { does: 'reset', afterBytes: 10 }, 1],
  ['a stream that is cut at its beginning', { does: 'cut', afterBytes: 0 }, 1],
  ['an empty answer', { says: '' }, 1],
  ['an answer without letters', { says: ' \n ' }, 1],
])('%s is told within two seconds, after at most two calls: the automatic adviser goes on', (_, line, calls) =>
  withModel({}, async (app, vendor) => {
    await sayTo(app, house);
    vendor.requests.length = 0;
    vendor.script(line, 9);
    const start = performance.now();
    const reply = await postChatStream(app, house);
    expect(reply.headers.get(ADVISOR_HEADER)).toBe('automatic');
    const events = await eventsOf(reply);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(vendor.requests).toHaveLength(calls);
    const { content, advisor, isCut, facts } = events.at(-1)?.data ?? {};
    expect(content.startsWith(takeOverTexts.de.failed)).toBe(true);
    expect([advisor, isCut, facts]).toEqual(['automatic', undefined, { homeType: 'single_family' }]);
    expect((await stored(app))[3]).toMatchObject({ advisor: 'automatic', isCut: false });
  }),
);

test('silence is stood in for when the time is up, and the call is closed', () =>
  withModel({ patience }, async (app, vendor) => {
    vendor.script({ does: 'silent' });
    const reply = await sayTo(app, house);
    expect(reply.advisor).toBe('automatic');
    await vi.waitFor(() => expect(vendor.openReplies()).toBe(0), 1_000);
  }));

test('the same conversation goes on: the notice is said once, and the next answer is the AI’s again', () =>
  withModel({}, async (app, vendor) => {
    vendor.script({ does: 'status', status: 401 }, 2);
    const first = await sayTo(app, house);
    const { advisor: _, facts: __, ...said } = first;
    const second = await sayTo(app, { ...house, message: '140 m²', history: [said] });
    expect(second.content).not.toContain(takeOverTexts.de.failed);
    expect([first.advisor, second.advisor, (await sayTo(app, house)).advisor]).toEqual([
      'automatic',
      'automatic',
      'ai',
    ]);
  }));

const turn: ModelTurn = { says: 'Ja, das geht gut.' };
const request = { model: 'gpt-test', messages: [], stream: true, stream_options: { include_usage: true } };
const events = [...completionEvents(request, turn)];
const finishing = events.findIndex((it) => it.includes('"finish_reason":"stop"'));
const cuts = events.slice(0, finishing + 1).map((_, at) => events.slice(0, at).join('').length);

test.each(cuts)('cut after %i bytes, nothing is kept as a whole answer', (afterBytes) =>
  withModel({}, async (app, vendor) => {
    const { token } = await newVisit(app);
    const key = newKey();
    vendor.script({ does: 'cut', afterBytes, turn });
    const heard = await eventsOf(await postChatStream(app, house, { token, key }));
    const words = heard.filter(({ event }) => event === 'delta');
    const [, answer] = await stored(app);
    if (answer?.advisor === 'automatic') return expect(words[0]?.data.text).toContain(takeOverTexts.de.failed);
    expect(heard.at(-1)).toMatchObject({ event: 'error', data: { code: 'unavailable' } });
    expect(answer).toMatchObject({ isCut: true, advisor: 'ai', content: words.map(({ data }) => data.text).join('') });
    vendor.script(turn);
    const again = await sayTo(app, house, { token, key });
    expect((await stored(app)).map((it) => [it.role, it.isCut, it.content])).toEqual([
      ['user', false, house.message],
      ['assistant', false, again.content],
    ]);
  }),
);

test.each<[string, OpenAiLine]>([
  ['stopped by the limit of its length', { ...turn, finish: 'length' }],
  ['stopped by a filter', { ...turn, finish: 'content_filter' }],
  ['silent in the middle', { does: 'stall', afterBytes: events.slice(0, finishing).join('').length, turn }],
])('an answer %s is marked as cut', (_, line) =>
  withModel({ patience }, async (app, vendor) => {
    vendor.script(line);
    const heard = await eventsOf(await postChatStream(app, house));
    expect(heard.at(-1)?.event).toBe('error');
    expect((await stored(app))[1]).toMatchObject({ isCut: true, advisor: 'ai' });
    await vi.waitFor(() => expect(vendor.openReplies()).toBe(0), 1_000);
  }),
);

test('a visitor who leaves closes the call within a second', () =>
  withModel({}, async (app, vendor) => {
    vendor.script({ does: 'slow', firstTokenMs: 0, betweenMs: 50, turn: { says: 'Guten Tag. '.repeat(200) } });
    const reader = (await postChatStream(app, house)).body?.getReader();
    await reader?.read();
    expect(vendor.openReplies()).toBe(1);
    const start = performance.now();
    await reader?.cancel();
    await vi.waitFor(() => expect(vendor.openReplies()).toBe(0), 1_000);
    expect(performance.now() - start).toBeLessThan(1_000);
    await vi.waitFor(async () => expect((await stored(app))[1]).toMatchObject({ isCut: true }), 1_000);
  }));

test.each([
  ['broken', '{"facts":['],
  ['of another form', '{"topic":{"$ne":1}}'],
  ['huge', `{"topic":"${'x'.repeat(9_000)}"}`],
  ['empty', ''],
])('arguments of a tool that are %s do nothing', (_, given) =>
  withModel({}, async (app, vendor) => {
    const calls = ['record_facts', 'answer_topic', 'send_mail', '__proto__', 'constructor'];
    vendor.script({ calls: calls.map((name) => ({ name, arguments: given })) });
    vendor.script({ says: 'Gut, danke.' });
    const reply = await sayTo(app, house);
    expect([reply.advisor, reply.facts]).toEqual(['ai', { homeType: 'single_family' }]);
  }),
);

test('a model that asks tools for ever is stopped', () =>
  withModel({ improvise: () => ({ calls: [calling('get_recommendation')] }) }, async (app, vendor) => {
    expect((await sayTo(app, house)).advisor).toBe('automatic');
    expect(vendor.requests.length).toBeLessThanOrEqual(5);
  }));
