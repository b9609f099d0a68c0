import { expect, test } from 'vitest';
import { noticeDates } from '#api/services/notifications/notice-dates.ts';
import { listNotifications } from '#domain/contract/notifications.ts';
import { newestFeedIn } from '#domain/estimate/subsidies/dated.ts';
import { ask } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { fakeClock, withApp } from '#tests/harness/with-app.ts';

const DAY = 86_400_000;

test('each administrator is told once of what ends within 30 days, in their language, also by mail', () =>
  withApp({ clock: fakeClock(`${newestFeedIn.to}T10:00:00Z`) }, async (app) => {
    const chief = await signIn(app, { isAdmin: true, role: 'admin', email: 'chief@example.org' });
    const manager = await signIn(app, { role: 'manager' });
    const noticeNow = () => noticeDates(app.deps, app.clock.now());
    const feedIns = async (as = chief.as) =>
      (await ask(app, listNotifications, {}, as)).filter((it) => it.ends?.on === newestFeedIn.to);
    app.clock.advance(-31 * DAY);
    await noticeNow();
    expect(await feedIns()).toEqual([]);
    app.clock.advance(DAY);
    await noticeNow();
    const before = await feedIns();
    expect(before.map((it) => [it.kind, it.path, it.reference])).toContainEqual(['dateEnds', '/admin', '']);
    await noticeNow();
    app.clock.advance(DAY);
    await noticeNow();
    expect(await feedIns()).toEqual(before);
    expect(await feedIns(manager.as)).toEqual([]);
    const late = await signIn(app, { isAdmin: true, role: 'admin', email: 'late@example.org' });
    await noticeNow();
    expect(await feedIns(late.as)).toHaveLength(before.length);
  }));
