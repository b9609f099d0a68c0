import { expect, test } from 'vitest';
import { durableRules } from '#api/limits/limiter.ts';
import { turnPoints } from '#api/services/chat/limit-turns.ts';
import { MAX_HISTORY, MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { countRows, newVisit } from '#tests/harness/calls.ts';
import { postChat, postChatStream } from '#tests/harness/chat.ts';
import { withApp } from '#tests/harness/with-app.ts';
import { worstTurn } from '#tests/harness/worst-turn.ts';

const hello = { message: 'Hallo', language: 'de' };

async function expectTooMany(reply: Response) {
  expect([reply.status, (await reply.json()).code]).toEqual([429, 'too-many-requests']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
}

test('a visit may say so much in ten minutes, then is told how long to wait', () =>
  withApp({ limits: { chatPerVisit: { points: 3, seconds: 600 } } }, async (app) => {
    const [one, two] = [await newVisit(app), await newVisit(app)];
    for (let times = 0; times < 3; times += 1)
      expect((await postChat(app, hello, { token: one.token })).status).toBe(200);
    await expectTooMany(await postChat(app, hello, { token: one.token }));
    await expectTooMany(await postChatStream(app, hello, { token: one.token }));
    expect((await postChat(app, hello, { token: two.token })).status).toBe(200);
    expect(await countRows(app, 'message')).toBe(8);
  }));

test('an address may say so much through all its visits, and less without one', () =>
  withApp(
    { limits: { chatPerAddress: { points: 2, seconds: 600 }, chatWithoutVisit: { points: 1, seconds: 600 } } },
    async (app) => {
      const say = async (address?: string) => {
        const { token } = await newVisit(app);
        return postChat(app, hello, { token, ...(address && { address }) });
      };
      expect([(await say()).status, (await say()).status]).toEqual([200, 200]);
      await expectTooMany(await say());
      expect((await say('203.0.113.9')).status).toBe(200);
      expect((await postChat(app, hello)).status).toBe(200);
      await expectTooMany(await postChat(app, hello));
    },
  ));

test('a long turn counts for more than a short one', () =>
  withApp({ limits: { chatPerVisit: { points: 5, seconds: 600 } } }, async (app) => {
    const { token } = await newVisit(app);
    const long = { ...hello, message: 'Hallo '.repeat(MAX_MESSAGE_LENGTH / 6) };
    expect((await postChat(app, long, { token })).status).toBe(200);
    expect((await postChat(app, hello, { token })).status).toBe(200);
    await expectTooMany(await postChat(app, hello, { token }));
  }));

test('forty turns of ordinary length are never too many, and of the longest twenty are', () => {
  const content = 'Wir wohnen in einem Reihenhaus. '.repeat(10);
  const said = Array.from({ length: 80 }, () => ({ id: 'a', role: 'user' as const, content, timestamp: 0 }));
  const turns = Array.from({ length: 40 }, (_, at) => ({
    message: content,
    history: said.slice(0, 2 * at).slice(-MAX_HISTORY),
  }));
  const points = turns.reduce((sum, turn) => sum + turnPoints(turn), 0);
  expect(points).toBeLessThanOrEqual(durableRules.chatPerVisit.points * 0.8);
  expect(20 * turnPoints(worstTurn(0))).toBeGreaterThan(durableRules.chatPerVisit.points);
});
