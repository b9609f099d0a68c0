import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limitCounter } from '#api/database/schema/platform.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { erasePerson, exportPerson, withdrawLead } from '#domain/contract/person.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { MAX_SUMMARY_LENGTH } from '#domain/contract/summary-mail.ts';
import { languages } from '#domain/place.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { postChat, postChatStream } from '#tests/harness/chat.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { chatSummaryBody, postSummary } from '#tests/harness/summaries.ts';
import { newKey, type TestApp, withApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';

const DAY_SECONDS = 86_400;
const room = (points: number) => ({ points, seconds: DAY_SECONDS });
/** Three bytes each in UTF-8, so that characters are not taken for bytes. */
const long = '€'.repeat(MAX_MESSAGE_LENGTH);
const say = (app: TestApp, token: string, options = {}) =>
  postChat(app, { message: long, language: 'de', market: 'de' }, { token, ...options });

const tables = ['message', 'lead', 'summary_request', 'assessment', 'home_profile', 'consent', 'email', 'idempotency'];
const rows = (app: TestApp) => Promise.all(tables.map((table) => countRows(app, table)));

/** Chats until the visit is refused. */
async function fill(app: TestApp, token: string): Promise<Response> {
  for (let turn = 0; turn < 50; turn += 1) {
    const reply = await say(app, token);
    if (reply.status !== 200) return reply;
  }
  throw new Error('nothing was refused');
}

async function codeOf(reply: Response): Promise<string> {
  return reply.ok ? 'ok' : ((await reply.json()) as { code: string }).code;
}

describe('a visit that has stored its share of the day', () => {
  const limits = { bytesPerVisit: room(40_000) };

  test.each(languages)('is told so in %s, and when to come back', async (language) => {
    await withApp({ limits }, async (app) => {
      const { token } = await newVisit(app);
      await fill(app, token);
      const reply = await postLead(app, { ...leadBody(), language }, { token, language });
      const { titles, details } = failureTexts[language];
      const [title, detail] = [titles['too-much-stored'], details['too-much-stored']];
      expect(await reply.json()).toMatchObject({ status: 429, code: 'too-much-stored', title, detail });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(DAY_SECONDS - 600);
      expect(detail).not.toBe(details['too-many-requests']);
    });
  });

  test('stores nothing of what is refused, in no way of asking', async () => {
    await withApp({ limits }, async (app) => {
      const { token } = await newVisit(app);
      await fill(app, token);
      const before = await rows(app);
      const body = { message: long, language: 'de', market: 'de' };
      const refused = [
        await say(app, token, { key: newKey() }),
        await postChatStream(app, body, { token, key: newKey() }),
        await postLead(app, leadBody(), { token }),
        await postSummary(app, chatSummaryBody(), { token, key: newKey() }),
      ];
      for (const reply of refused) expect([reply.status, await codeOf(reply)]).toEqual([429, 'too-much-stored']);
      expect(await rows(app)).toEqual(before);
    });
  });

  test('reads, exports, withdraws and erases as before', async () => {
    await withApp({ limits }, async (app) => {
      const { token } = await newVisit(app);
      const person = await newPerson(app, leadBody(), { token });
      await fill(app, token);
      await confirm(app, person);
      const parameters = { token: person.token, leadId: person.leadId };
      const statusOf = async (endpoint: Endpoint) => {
        const body = endpoint.body ? {} : undefined;
        return (await call(app, endpoint, { parameters, body }, { token, key: newKey() })).status;
      };
      expect(await statusOf(readSummary)).toBe(200);
      expect(await statusOf(exportPerson)).toBe(200);
      expect(await statusOf(withdrawLead)).toBe(200);
      expect((await newVisit(app, {}, { token })).token).not.toBe('');
      expect(await statusOf(erasePerson)).toBe(200);
      expect(await countRows(app, `limit_counter where key like 'bytesPerVisit:%'`)).toBe(0);
    });
  });

  test('gets the reply to what it stored before again', async () => {
    await withApp({ limits }, async (app) => {
      const { token } = await newVisit(app);
      const key = newKey();
      const first = await postLead(app, leadBody(), { token, key });
      await fill(app, token);
      const again = await postLead(app, leadBody(), { token, key });
      expect(again.status).toBe(201);
      expect(await again.json()).toEqual(await first.json());
    });
  });

  test('leaves others their room, and has its own again the next day', async () => {
    await withApp({ limits }, async (app) => {
      const [{ token }, other] = [await newVisit(app), await newVisit(app)];
      await fill(app, token);
      expect((await say(app, other.token)).status).toBe(200);
      await app.database.db.update(limitCounter).set({ expire: sql`expire - interval '1 day'` });
      expect((await say(app, token)).status).toBe(200);
    });
  });
});

test('one address has a share whatever the number of its visits', async () => {
  await withApp({ limits: { bytesPerAddress: room(40_000) } }, async (app) => {
    const codes: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) codes.push(await codeOf(await say(app, (await newVisit(app)).token)));
    expect(codes).toEqual(['ok', 'ok', 'too-much-stored', 'too-much-stored']);
    const elsewhere = await newVisit(app, {}, { address: '203.0.113.5' });
    expect((await say(app, elsewhere.token, { address: '203.0.113.5' })).status).toBe(200);
  });
});

test('the whole server has one too, of which what is refused takes nothing', async () => {
  await withApp({ config: { storedBytesPerDay: 40_000 }, limits: { bytesPerVisit: room(20_000) } }, async (app) => {
    const { token } = await newVisit(app);
    await fill(app, token);
    const second = await newVisit(app, {}, { address: '203.0.113.5' });
    expect((await say(app, second.token, { address: '203.0.113.5' })).status).toBe(200);
    const third = await newVisit(app, {}, { address: '203.0.113.6' });
    expect(await codeOf(await say(app, third.token, { address: '203.0.113.6' }))).toBe('too-much-stored');
  });
});

test('a counter that is hammered does not run over', async () => {
  await withApp({}, async (app) => {
    const { token } = await newVisit(app);
    await say(app, token);
    await app.database.db.update(limitCounter).set({ points: 2 ** 31 - 2 });
    expect(await codeOf(await say(app, token))).toBe('too-much-stored');
    expect(await codeOf(await say(app, token))).toBe('too-much-stored');
  });
});

test('who talks a lot, asks and has everything mailed stays within the share', async () => {
  const patient = { chatPerVisit: { points: 1_000, seconds: 600 }, chatPerAddress: { points: 1_000, seconds: 600 } };
  await withApp({ limits: patient }, async (app) => {
    const { token } = await newVisit(app);
    for (let turn = 0; turn < 60; turn += 1) expect((await say(app, token)).status).toBe(200);
    expect((await postLead(app, leadBody(), { token })).status).toBe(201);
    const consultationSummary = '€'.repeat(MAX_SUMMARY_LENGTH);
    for (let mail = 0; mail < 5; mail += 1)
      expect((await postSummary(app, { ...chatSummaryBody(), consultationSummary }, { token })).status).toBe(200);
  });
}, 60_000);
