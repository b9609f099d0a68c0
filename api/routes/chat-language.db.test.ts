import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ChatMessage } from '#domain/chat/message.ts';
import { chatEventSchemas } from '#domain/contract/chat.ts';
import { newVisit } from '#tests/harness/calls.ts';
import { eventsOf, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { withModel } from '#tests/harness/with-model.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const german = { language: 'de', market: 'de' } as const;
const inEnglish = { ...german, message: 'How much does a heat pump cost in a house like mine?' };

test('a message in another of our languages is read and answered in that one, and so is what follows', async () => {
  const { token } = await newVisit(app);
  const first = await sayTo(app, inEnglish, { token });
  expect(first.content).toContain('in English');
  const said: ChatMessage = { id: newKey(), role: 'user', content: inEnglish.message, timestamp: 1 };
  const history = [said, first];
  const next = await sayTo(app, { ...german, message: 'Detached house, 140 sqm', history }, { token });
  expect(next.facts).toEqual({ homeType: 'single_family', homeSize: 1507 });
  expect(next.content).toContain('140 m² of living space');
});

describe('the language of a reply', () => {
  const told = async (app: TestApp, body: unknown, given = {}) => {
    const events = await eventsOf(await postChatStream(app, body, given));
    for (const { event, data } of events) expect(z.safeParse(chatEventSchemas[event], data).error).toBeUndefined();
    return [events[0]?.event, events[0]?.data.language, events.at(-1)?.event, events.at(-1)?.data.language];
  };
  const inBoth = ['speaker', 'en', 'done', 'en'];

  test('is told before its first word and with the whole, where it is not that of the page', async () => {
    const { token } = await newVisit(app);
    expect(await told(app, inEnglish, { token })).toEqual(inBoth);
    const reply = await sayTo(app, inEnglish, { token });
    expect(reply.language).toBe('en');
    const said: ChatMessage = { id: newKey(), role: 'user', content: inEnglish.message, timestamp: 1 };
    const next = { ...german, message: 'Detached house, 140 sqm', history: [said, reply] };
    expect((await sayTo(app, next, { token })).language).toBe('en');
  });

  test.each(['told', 'said'])('is told again to a repeat under its key (at first %s)', async (first) => {
    const { token } = await newVisit(app);
    const call = { token, key: newKey() };
    if (first === 'told') await told(app, inEnglish, call);
    else await sayTo(app, inEnglish, call);
    expect(await told(app, inEnglish, call)).toEqual(inBoth);
    expect((await sayTo(app, inEnglish, call)).language).toBe('en');
  });

  test('is left out where it is that of the page', async () => {
    const { token } = await newVisit(app);
    for (const body of [
      { ...german, message: 'Was kostet eine Wärmepumpe in einem Haus wie meinem?' },
      { ...inEnglish, language: 'en' },
    ] as const) {
      const call = { token, key: newKey() };
      expect(await sayTo(app, body, call)).not.toHaveProperty('language');
      for (const given of [call, { token }])
        expect(await told(app, body, given)).toEqual(['speaker', undefined, 'done', undefined]);
    }
  });

  test('is told of a model too, and of who stands in for it', () =>
    withModel({}, async (app, vendor) => {
      vendor.script({ says: 'That depends on the house.' });
      expect(await told(app, inEnglish)).toEqual(inBoth);
      vendor.script({ says: 'OK 17.350 €' }, 2);
      const events = await eventsOf(await postChatStream(app, inEnglish));
      const speakers = events.filter(({ event }) => event === 'speaker').map(({ data }) => data);
      expect(speakers).toEqual([
        { advisor: 'ai', language: 'en' },
        { advisor: 'automatic', language: 'en' },
      ]);
    }));
});
