import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SITE_KEY, TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { rights } from '#api/http/rights.ts';
import { contract } from '#domain/contract/contract.ts';
import { endHandoff, joinHandoff, offerHandoff, readHandoff } from '#domain/contract/handoffs.ts';
import { analyzeMedia, listMedia, removeMedia } from '#domain/contract/media.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { ask, call, countRows, newVisit } from '#tests/harness/calls.ts';
import { handIn, mediaBody, postMedia } from '#tests/harness/media.ts';
import { EXAMPLES_URL, newKey, PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const codeIn = (url: string) => url.split('#')[1] ?? '';
const offered = async (token: string) => codeIn((await ask(app, offerHandoff, { body: {} }, { token })).url);
const join = (code: string, options = {}) => call(app, joinHandoff, { body: { code } }, options);
const phoneOf = async (token: string) => (await ask(app, joinHandoff, { body: { code: await offered(token) } })).token;
const codeOf = async (reply: Response) => (reply.ok ? 'ok' : (await reply.json()).code);

describe('a phone that takes up the link', () => {
  test('adds photos to the visit of the computer, which sees them and how it stands', async () => {
    const { token } = await newVisit(app);
    const state = async () => (await ask(app, readHandoff, {}, { token })).state;
    expect(await state()).toBe('none');
    const code = await offered(token);
    expect(await state()).toBe('waiting');
    const phone = await ask(app, joinHandoff, { body: { code } });
    expect([await state(), phone.endsAt]).toEqual([
      'joined',
      new Date(app.clock.now().getTime() + 60 * MINUTE_MS).toISOString(),
    ]);
    const { media } = await handIn(app, {}, phone.token);
    expect(await ask(app, listMedia, {}, { token })).toMatchObject([{ id: media.id }]);
  });

  test('sees and removes what it has added, and nothing else of the visit', async () => {
    const { token } = await newVisit(app);
    const { media: own } = await handIn(app, {}, token);
    const [phone, other] = [await phoneOf(token), await phoneOf(token)];
    const { media: added } = await handIn(app, { subject: 'attic' }, phone);
    expect(await ask(app, listMedia, {}, { token: phone })).toMatchObject([{ id: added.id }]);
    expect(await ask(app, listMedia, {}, { token: other })).toEqual([]);
    const remove = (mediaId: string, bearer: string) =>
      call(app, removeMedia, { parameters: { mediaId } }, { token: bearer });
    expect(await codeOf(await remove(own.id, phone))).toBe('not-found');
    expect(await codeOf(await remove(added.id, other))).toBe('not-found');
    expect(await codeOf(await remove(added.id, phone))).toBe('ok');
    expect(await ask(app, listMedia, {}, { token })).toMatchObject([{ id: own.id }]);
  });

  test('may call nothing else, and opens no visit with its token', async () => {
    const token = await phoneOf((await newVisit(app)).token);
    const mine = [analyzeMedia, listMedia, removeMedia, endHandoff].map(({ name }) => name);
    const allowed = contract.filter(({ name }) => rights[name]?.phone).map(({ name }) => name);
    expect(allowed.toSorted()).toEqual(mine.toSorted());
    const others = contract.filter(({ name }) => rights[name]?.origins === 'site' && !mine.includes(name));
    for (const { method, path, name } of others) {
      const reply = await app.fetch(path.replace(/\{\w+\}/g, 'x'), {
        ...{ method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } },
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect([name, reply.status]).toEqual([name, 403]);
    }
    const body = { language: 'de', market: 'de' } as const;
    expect(await codeOf(await call(app, openVisit, { body }, { token }))).toBe('visit-invalid');
  });

  test('calls from the portal alone, also for the page of a partner', async () => {
    const { token } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
    const { url } = await ask(app, offerHandoff, { body: {} }, { token, origin: EXAMPLES_URL });
    expect(url).toMatch(`${PUBLIC_URL}/phone#`);
    expect(await codeOf(await join(codeIn(url), { origin: EXAMPLES_URL }))).toBe('origin-not-allowed');
    const phone = await ask(app, joinHandoff, { body: { code: codeIn(url) } }, { origin: PUBLIC_URL });
    const sent = { token: phone.token, origin: PUBLIC_URL };
    expect(await codeOf(await postMedia(app, {}, sent))).toBe('ok');
    expect(await codeOf(await postMedia(app, {}, { ...sent, origin: EXAMPLES_URL }))).toBe('origin-not-allowed');
    expect(await ask(app, listMedia, {}, { token, origin: EXAMPLES_URL })).toHaveLength(1);
  });
});

describe('a link', () => {
  test('is good for one phone: of ten at once, one has it', async () => {
    const code = await offered((await newVisit(app)).token);
    const codes = await Promise.all(Array.from({ length: 10 }, async () => codeOf(await join(code))));
    expect(codes.filter((it) => it === 'ok')).toHaveLength(1);
    expect(await codeOf(await join(code))).toBe('link-ended');
  });

  test('whose answer was lost is taken up again under the same key, and read by nobody in the database', async () => {
    const [code, key] = [await offered((await newVisit(app)).token), newKey()];
    const [first, again] = [await join(code, { key }), await join(code, { key })];
    const { token } = await first.json();
    expect((await again.json()).token).toBe(token);
    const kept = JSON.stringify([
      await app.database.db.execute('select * from idempotency'),
      await app.database.db.execute('select * from handoff'),
    ]);
    for (const secret of [token, code, code.replaceAll('-', '')]) expect(kept).not.toContain(secret);
  });

  test('ends after ten minutes, and with the next one', async () => {
    const { token } = await newVisit(app);
    const [first, second] = [await offered(token), await offered(token)];
    expect(await codeOf(await join(first))).toBe('link-ended');
    app.clock.advance(10 * MINUTE_MS);
    expect(await codeOf(await join(second))).toBe('link-ended');
  });

  test('is not guessed', async () => {
    await offered((await newVisit(app)).token);
    for (const guess of ['', '0', '0000-0000-0000-0000', "' or true --", 'null'])
      expect(await codeOf(await join(guess))).toBe('link-ended');
  });

  test('is guessed some times only, of a computer opened some times only', async () => {
    const limits = { handoffCode: { points: 3, seconds: 600 }, handoffPerVisit: { points: 2, seconds: 3_600 } };
    await app.stop();
    app = await startApp({ limits });
    const { token } = await newVisit(app);
    await offered(token);
    const code = await offered(token);
    expect(await codeOf(await call(app, offerHandoff, { body: {} }, { token }))).toBe('too-many-requests');
    for (let at = 0; at < 3; at += 1) await join('0000-0000-0000-0000');
    expect(await codeOf(await join(code))).toBe('too-many-requests');
  });

  test('is for a visit of one’s own, and none of the test key', async () => {
    expect(await codeOf(await call(app, offerHandoff, { body: {} }))).toBe('visit-invalid');
    const origin = 'http://localhost:5173';
    const { token } = await newVisit(app, { siteKey: TEST_SITE_KEY }, { origin });
    expect(await codeOf(await call(app, offerHandoff, { body: {} }, { token, origin }))).toBe('unavailable');
    expect(await countRows(app, 'handoff')).toBe(0);
  });
});

describe('the phone’s time', () => {
  test('is an hour', async () => {
    const token = await phoneOf((await newVisit(app)).token);
    app.clock.advance(60 * MINUTE_MS - 1);
    expect(await codeOf(await postMedia(app, {}, { token }))).toBe('ok');
    app.clock.advance(1);
    expect(await codeOf(await postMedia(app, {}, { token }))).toBe('visit-expired');
  });

  test('ends when the computer or the phone itself says so, and nobody else’s with it; the photos stay', async () => {
    const [{ token }, stranger] = [await newVisit(app), await newVisit(app)];
    const [one, two, theirs] = [await phoneOf(token), await phoneOf(token), await phoneOf(stranger.token)];
    await handIn(app, {}, one);
    await ask(app, endHandoff, {}, { token: one });
    const post = async (bearer: string) => codeOf(await postMedia(app, {}, { token: bearer }));
    expect([await post(one), await post(two)]).toEqual(['visit-expired', 'ok']);
    await ask(app, endHandoff, {}, { token });
    expect([await post(two), await post(theirs)]).toEqual(['visit-expired', 'ok']);
    expect(await ask(app, listMedia, {}, { token })).toHaveLength(2);
  });

  test('is over for every forged token', async () => {
    const token = await phoneOf((await newVisit(app)).token);
    for (const forged of ['phone_', `${token}x`, token.slice(0, -1), `phone_${'A'.repeat(43)}`])
      expect(await codeOf(await call(app, listMedia, {}, { token: forged }))).toBe('visit-expired');
  });
});

test('the photos of a phone count to its visit', async () => {
  await app.stop();
  app = await startApp({ limits: { mediaPerVisit: { points: 2, seconds: 3_600 } } });
  const { token } = await newVisit(app);
  const phone = await phoneOf(token);
  await handIn(app, {}, token);
  await handIn(app, {}, phone);
  const reply = await call(app, analyzeMedia, { body: await mediaBody() }, { token: phone });
  expect(await codeOf(reply)).toBe('too-many-requests');
});
