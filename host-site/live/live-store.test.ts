import { expect, test } from 'vitest';
import { backOff, followLive, type LiveMessage, type LiveWorld } from '#host-site/live/live-store.ts';

type Standing = { unread: number; last: number };

/** A browser whose tabs share one lock and one channel, and a server that answers what it is told to. */
function newBrowser() {
  const queue: (() => void)[] = [];
  const tabs = new Set<(message: LiveMessage) => void>();
  const server = {
    standing: { unread: 0, last: 0 } as Standing | 'unauthenticated',
    polls: 0,
    opened: [] as (number | null)[],
    open: undefined as { hear: (message: LiveMessage) => void; lost: () => void } | undefined,
    timers: [] as { milliseconds: number; then: () => void }[],
    online: [] as (() => void)[],
  };
  const elect: LiveWorld['elect'] = (lead) => {
    queue.push(lead);
    if (queue[0] === lead) lead();
    return {
      canLead: true,
      resign() {
        const wasLeading = queue[0] === lead;
        queue.splice(queue.indexOf(lead), 1);
        if (wasLeading) queue[0]?.();
      },
    };
  };
  function newTab(changes: Partial<LiveWorld> = {}) {
    const heard: Standing[] = [];
    const refused = { times: 0 };
    let own: ((message: LiveMessage) => void) | undefined;
    const world: LiveWorld = {
      open(after, hear, lost) {
        server.opened.push(after);
        const stream = { hear, lost };
        server.open = stream;
        return () => {
          if (server.open === stream) server.open = undefined;
        };
      },
      async poll() {
        server.polls += 1;
        if (server.standing === 'unauthenticated') return { status: 'failed', problem: 'unauthenticated' };
        return { status: 'done', value: server.standing };
      },
      elect,
      post: (message) => {
        for (const hear of tabs) if (hear !== own) hear(message);
      },
      hearTabs(hear) {
        own = hear;
        tabs.add(hear);
        return () => tabs.delete(hear);
      },
      hearOnline(hear) {
        server.online.push(hear);
        return () => {};
      },
      wait(milliseconds, then) {
        const timer = { milliseconds, then };
        server.timers.push(timer);
        return () => {
          server.timers = server.timers.filter((it) => it !== timer);
        };
      },
      random: () => 1,
      ...changes,
    };
    const following = {
      onStanding: (it: Standing) => void heard.push(it),
      onRefused() {
        refused.times += 1;
      },
    };
    return { heard, refused, stop: followLive(world, following) };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const ring = async () => {
    const [timer] = server.timers.splice(0, 1);
    timer?.then();
    await settle();
    return timer?.milliseconds;
  };
  return { server, newTab, settle, ring };
}

const standing = (unread: number, last: number): LiveMessage => ({ event: 'standing', data: { unread, last } });
const notification = (number: number): LiveMessage => ({ event: 'notification', data: { number } });

test('two tabs hold one stream, and both hear', async () => {
  const { server, newTab, settle } = newBrowser();
  const [one, two] = [newTab(), newTab()];
  await settle();
  expect(server.opened).toHaveLength(1);
  server.open?.hear(standing(1, 1));
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual([
    { unread: 1, last: 1 },
    { unread: 1, last: 1 },
  ]);
});

test('when the leading tab closes, the next goes on behind what it has heard', async () => {
  const { server, newTab, settle } = newBrowser();
  const [one, two] = [newTab(), newTab()];
  await settle();
  server.open?.hear(notification(7));
  one.stop();
  expect(server.opened).toEqual([null, 7]);
  server.open?.hear(standing(2, 8));
  expect(two.heard.at(-1)).toEqual({ unread: 2, last: 8 });
  expect(one.heard).not.toContainEqual({ unread: 2, last: 8 });
});

test('a lost stream is opened again after a growing wait, with one question before each attempt', async () => {
  const { server, newTab, settle, ring } = newBrowser();
  const tab = newTab();
  await settle();
  server.open?.hear(notification(3));
  const waits: (number | undefined)[] = [];
  for (let time = 0; time < 8; time += 1) {
    server.open?.lost();
    waits.push(await ring());
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect([server.polls, server.opened.at(-1)]).toEqual([9, 3]);
  server.open?.hear(standing(1, 3));
  server.open?.lost();
  expect(await ring()).toBe(1_000);
  tab.stop();
  expect([server.open, server.timers]).toEqual([undefined, []]);
});

test('the network that comes back is used at once', async () => {
  const { server, newTab, settle, ring } = newBrowser();
  newTab();
  await settle();
  server.open?.lost();
  for (const hear of server.online) hear();
  expect(await ring()).toBe(0);
  expect(server.opened).toHaveLength(2);
});

test('a session that is over is told, by the stream or by the question', async () => {
  const { server, newTab, settle, ring } = newBrowser();
  const tab = newTab();
  await settle();
  server.open?.hear({ event: 'end', data: { why: 'session' } });
  expect(tab.refused.times).toBe(1);
  server.standing = 'unauthenticated';
  server.open?.lost();
  await ring();
  expect(tab.refused.times).toBe(2);
});

test('where tabs cannot agree on a leader, each asks from time to time', async () => {
  const { server, newTab, settle, ring } = newBrowser();
  const tab = newTab({ elect: () => ({ canLead: false, resign: () => {} }) });
  await settle();
  server.standing = { unread: 4, last: 9 };
  expect(await ring()).toBe(30_000);
  expect(server.opened).toEqual([]);
  expect(tab.heard.at(-1)).toEqual({ unread: 4, last: 9 });
});

test('waits are spread', () => {
  expect([backOff(0, 0), backOff(0, 1), backOff(20, 0), backOff(20, 1)]).toEqual([500, 1_000, 30_000, 60_000]);
});
