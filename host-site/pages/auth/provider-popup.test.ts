import { expect, test } from 'vitest';
import { CLOSED_DELAY_MS, createProviderPopup, type PopupWorld } from '#host-site/pages/auth/provider-popup.ts';

const origin = 'https://portal.example';
const asked = { provider: 'google', way: 'popup', language: 'de' } as const;
const done = { from: 'wattnest-sign-in', provider: 'google', result: 'done' };

function newWorld() {
  const state = {
    isOnline: true,
    isBlocked: false,
    opened: [] as { address: string; closed: boolean; close(): void }[],
    listeners: new Set<Parameters<PopupWorld['listen']>[0]>(),
    timers: new Map<() => void, number>(),
  };
  const world: PopupWorld = {
    origin: () => origin,
    isOnline: () => state.isOnline,
    open(address) {
      if (state.isBlocked) return null;
      const popup = {
        address,
        closed: false,
        close() {
          popup.closed = true;
        },
      };
      state.opened.push(popup);
      return popup;
    },
    listen(hear) {
      state.listeners.add(hear);
      return () => state.listeners.delete(hear);
    },
    wait(milliseconds, then) {
      state.timers.set(then, milliseconds);
      return () => state.timers.delete(then);
    },
  };
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    for (const hear of [...state.listeners]) hear({ origin, source: state.opened.at(-1), data, ...from });
  };
  const next = () => {
    const [then, milliseconds] = [...state.timers][0] ?? [];
    if (then) state.timers.delete(then);
    then?.();
    return milliseconds;
  };
  return { state, say, next, popup: createProviderPopup(world) };
}

test('what our own popup says counts, and nobody else’s word', async () => {
  const { state, say, popup } = newWorld();
  let result: string | undefined;
  const running = popup.run(asked).then((it) => {
    result = it;
  });
  expect(state.opened[0]?.address).toBe('/auth/popup/start?provider=google&way=popup&language=de');
  say(done, { origin: 'https://evil.example' });
  say(done, { origin: `${origin}.evil.example` });
  say(done, { source: {} });
  for (const other of [null, 'done', { ...done, from: 'elsewhere' }, { ...done, result: 'hacked' }, { ...done, x: 1 }])
    say(other);
  await Promise.resolve();
  expect(result).toBeUndefined();
  say(done);
  await running;
  expect([result, state.opened[0]?.closed, state.listeners.size, state.timers.size]).toEqual(['done', true, 0, 0]);
});

test('a popup that was closed is given up after eight seconds, unless its word comes late', async () => {
  for (const isLate of [false, true]) {
    const { state, say, next, popup } = newWorld();
    const running = popup.run(asked);
    expect(next()).toBe(500);
    state.opened[0]?.close();
    expect(next()).toBe(500);
    if (isLate) say({ ...done, result: 'login-blocked' });
    else expect(next()).toBe(CLOSED_DELAY_MS);
    expect(await running).toBe(isLate ? 'login-blocked' : 'popup-closed-by-user');
    expect(state.timers.size).toBe(0);
  }
});

test('a second sign-in ends the first', async () => {
  const { state, say, popup } = newWorld();
  const first = popup.run(asked);
  const second = popup.run({ ...asked, provider: 'apple' });
  expect(await first).toBe('cancelled-popup-request');
  expect(state.opened.map((it) => it.closed)).toEqual([true, false]);
  say({ ...done, provider: 'apple' });
  expect(await second).toBe('done');
});

test('without a popup or a connection that is said at once', async () => {
  const { state, popup } = newWorld();
  state.isBlocked = true;
  expect(await popup.run(asked)).toBe('popup-blocked');
  state.isOnline = false;
  expect(await popup.run(asked)).toBe('network-request-failed');
  expect(state.opened).toEqual([]);
});
