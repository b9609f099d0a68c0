import { expect, test } from 'vitest';
import { authCalls } from '#domain/contract/accounts.ts';
import { changeProfile, readProfile } from '#domain/contract/profile.ts';
import { unsubscribe } from '#domain/contract/unsubscribe.ts';
import { NOTIFICATIONS_HASH } from '#domain/pages.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { customerAndPartner, say, sayOften, toldTo } from '#tests/harness/notifications.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { type TestApp, withApp } from '#tests/harness/with-app.ts';

const MINUTE = 60_000;

test('name, language and notifications by mail are changed one by one, and by their owner alone', () =>
  withApp({}, async (app) => {
    const { as } = await signIn(app);
    const other = await signIn(app);
    const before = await ask(app, readProfile, {}, other.as);
    await ask(app, changeProfile, { body: { name: ' Grace Hopper ' } }, as);
    await ask(app, changeProfile, { body: { language: 'fr' } }, as);
    const changed = await ask(app, changeProfile, { body: { notifiedByMail: false } }, as);
    expect(changed).toEqual({ name: 'Grace Hopper', language: 'fr', notifiedByMail: false });
    expect(await ask(app, readProfile, {}, as)).toEqual(changed);
    expect((await ask(app, authCalls.readSession, {}, as))?.user.name).toBe('Grace Hopper');
    expect(await ask(app, readProfile, {}, other.as)).toEqual(before);
    expect((await call(app, changeProfile, { body: { name: '' } }, as)).status).toBe(400);
    expect((await call(app, readProfile, {}, { origin: as.origin })).status).toBe(401);
  }));

const notified = async (app: TestApp) => {
  await app.runJobs('send-mail');
  return (await app.outbox()).filter(({ kind }) => kind === 'notifications');
};

test('what is not read within ten minutes is mailed in one letter, in the language of its reader, and never twice', () =>
  withApp({}, async (app) => {
    const told = await customerAndPartner(app);
    await ask(app, changeProfile, { body: { language: 'en' } }, told.customer.as);
    await sayOften(app, told, 2);
    app.clock.advance(11 * MINUTE);
    await say(app, told, 'contacted');
    const [letter, ...others] = await notified(app);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'ada@example.org', language: 'en', subject: expect.stringContaining('2 news') });
    expect(letter?.text).toContain(told.person.partners[0]?.name);
    app.clock.advance(61 * MINUTE);
    const [next, first] = await notified(app);
    expect(next?.subject).toContain('News for you');
    expect(first?.id).toBe(letter?.id);
    app.clock.advance(61 * MINUTE);
    expect(await notified(app)).toHaveLength(2);
    expect((await toldTo(app, told.customer)).every(({ readAt }) => readAt === null)).toBe(true);
  }));

test('nothing is mailed that was read in time, nor to who switched it off, here or behind the link of such a mail', () =>
  withApp({}, async (app) => {
    const told = await customerAndPartner(app);
    await say(app, told, 'contacted');
    await app.database.db.execute('update notification set read_at = now()');
    app.clock.advance(11 * MINUTE);
    expect(await notified(app)).toEqual([]);
    await say(app, told, 'new');
    app.clock.advance(61 * MINUTE);
    const [letter] = await notified(app);
    const token = letter?.unsubscribeUrl?.split('/').at(-1);
    expect(letter?.text).toContain(`/unsubscribe/${token}${NOTIFICATIONS_HASH}`);
    await ask(app, unsubscribe, { parameters: { token } });
    expect((await ask(app, readProfile, {}, told.customer.as)).notifiedByMail).toBe(false);
    await say(app, told, 'contacted');
    app.clock.advance(61 * MINUTE);
    expect(await notified(app)).toEqual([]);
  }));
