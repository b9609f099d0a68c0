import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TURN_TOKENS } from '#api/advisor/openai/talk.ts';
import type { ModelConfig } from '#api/config/vendors.ts';
import { limitCounter } from '#api/database/schema/platform.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { newVisit } from '#tests/harness/calls.ts';
import { postChatStream, sayTo } from '#tests/harness/chat.ts';
import { completion } from '#tests/harness/openai-replies.ts';
import { EXAMPLES_URL, newKey, type TestApp } from '#tests/harness/with-app.ts';
import { withModel } from '#tests/harness/with-model.ts';
import { takeOverTexts } from '#texts/take-over/all.ts';

const hello = { message: 'Was kostet das alles?', language: 'de', market: 'de' } as const;

/** Tokens that are counted now, by what they are counted under. */
async function counted({ database }: TestApp): Promise<Record<string, number>> {
  const rows = await database.db.select().from(limitCounter).where(like(limitCounter.key, 'tokens%'));
  return Object.fromEntries(rows.map(({ key, points }) => [key.split(':')[0], points]));
}

test('what a turn may cost is set aside before the call; afterwards what it has cost is counted', () =>
  withModel({}, async (app, vendor) => {
    const { token } = await newVisit(app);
    vendor.script({ does: 'slow', firstTokenMs: 1_500, turn: { says: 'Gut.' } });
    const answering = sayTo(app, hello, { token });
    await expect.poll(() => vendor.requests.length, { timeout: 10_000 }).toBe(1);
    const names = ['tokensPerAddress', 'tokensPerDay', 'tokensPerSite', 'tokensPerVisit'];
    expect(await counted(app)).toEqual(Object.fromEntries(names.map((name) => [name, TURN_TOKENS])));
    await answering;
    const [request] = vendor.requests;
    const used = request && completion(request, { says: 'Gut.' }).usage.total_tokens;
    expect(await counted(app)).toEqual(Object.fromEntries(names.map((name) => [name, used])));
  }));

test.each<[keyof ModelConfig['tokens'], string]>([
  ['perVisit', 'another visit'],
  ['perAddress', 'another address'],
  ['perSite', 'another site'],
  ['perDay', 'nobody'],
])('over the cap %s the automatic adviser answers and says so; the model answers %s', (cap, other) =>
  withModel({ tokens: { [cap]: TURN_TOKENS } }, async (app, vendor) => {
    const asVisitor = await newVisit(app);
    const theirs = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
    const say = async (from: object) => (await sayTo(app, hello, { token: asVisitor.token, ...from })).advisor;
    expect(await say({})).toBe('ai');
    const refused = await sayTo(app, hello, { token: asVisitor.token });
    expect([refused.advisor, refused.content.startsWith(takeOverTexts.de.budget)]).toEqual(['automatic', true]);
    expect(vendor.requests).toHaveLength(1);
    const others = {
      'another visit': await say({ token: (await newVisit(app)).token }),
      'another address': await say({ token: (await newVisit(app)).token, address: '203.0.113.9' }),
      'another site': await say({ token: theirs.token, origin: EXAMPLES_URL, address: '203.0.113.10' }),
    };
    const free = { perVisit: 3, perAddress: 2, perSite: 1, perDay: 0 }[cap];
    expect(Object.values(others).filter((it) => it === 'ai')).toHaveLength(free);
    if (free > 0) expect(others[other as keyof typeof others]).toBe('ai');
  }),
);

test('thirty at once spend no more than the cap', () =>
  withModel({ tokens: { perDay: 4 * TURN_TOKENS } }, async (app, vendor) => {
    const tokens = await Promise.all(Array.from({ length: 30 }, async () => (await newVisit(app)).token));
    vendor.script({ does: 'slow', firstTokenMs: 1_500, turn: { says: 'Gut.' } }, 30);
    const replies = await Promise.all(tokens.map((token) => sayTo(app, hello, { token })));
    const answered = replies.filter(({ advisor }) => advisor === 'ai').length;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThanOrEqual(4);
    expect(vendor.requests).toHaveLength(answered);
    expect((await counted(app)).tokensPerDay).toBeLessThan(4 * TURN_TOKENS);
  }));

test('what is refused for one visitor takes nothing from the others', () =>
  withModel({ tokens: { perVisit: TURN_TOKENS } }, async (app) => {
    const { token } = await newVisit(app);
    await sayTo(app, hello, { token });
    const before = await counted(app);
    for (let times = 0; times < 5; times += 1) await sayTo(app, hello, { token });
    expect(await counted(app)).toEqual(before);
  }));

test('an answer that is left or cut counts at its most, and gives the rest back', () =>
  withModel({}, async (app, vendor) => {
    vendor.script({ does: 'cut', afterBytes: 900 });
    await (await postChatStream(app, hello, { key: newKey() })).text();
    const { tokensPerDay = 0 } = await counted(app);
    expect(tokensPerDay).toBeGreaterThan(800);
    expect(tokensPerDay).toBeLessThan(TURN_TOKENS / 2);
  }));
