import { expect, test } from 'vitest';
import {
  createSessionStore,
  EXPIRY_MARGIN_MS,
  SECOND_LOOK_MS,
  type SessionWorld,
} from '#host-site/session/session-store.ts';

const HOUR = 3_600_000;
const user = {
  id: 'u',
  name: 'Grace',
  email: 'grace@example.org',
  emailVerified: true,
  role: 'customer',
  isAdmin: false,
  createdAt: '',
  lastLoginAt: null,
};

function newWorld() {
  const state = {
    now: Date.UTC(2026, 10, 22),
    mark: null as string | null,
    /** When the session ends by the server's word; null without one, undefined when nobody answers. */
    endsAt: null as number | null | undefined,
    reads: 0,
    userId: user.id,
    timer: undefined as { at: number; then: () => void } | undefined,
    /** What happens while the store waits for its second look. */
    meanwhile: () => {},
  };
  const world: SessionWorld = {
    async read() {
      state.reads += 1;
      if (state.endsAt === undefined) return { status: 'failed', problem: 'network' };
      if (state.endsAt === null) return { status: 'done', value: null };
      const expiresAt = new Date(state.endsAt).toISOString();
      return { status: 'done', value: { user: { ...user, id: state.userId }, session: { expiresAt } } };
    },
    async end() {
      return state.endsAt === undefined
        ? { status: 'failed', problem: 'network' }
        : { status: 'done', value: { success: true } };
    },
    mark: {
      get: () => state.mark,
      set: (value) => {
        state.mark = value;
      },
    },
    now: () => state.now,
    wait(milliseconds, then) {
      if (milliseconds === SECOND_LOOK_MS) {
        state.meanwhile();
        then();
        return () => {};
      }
      const timer = { at: state.now + milliseconds, then };
      state.timer = timer;
      return () => {
        if (state.timer === timer) state.timer = undefined;
      };
    },
  };
  const store = createSessionStore(world);
  return { state, store, status: () => store.$session.get().status };
}

test('nobody is asked about where nobody has signed in, unless the page must know', async () => {
  const { state, store, status } = newWorld();
  await store.open();
  expect([state.reads, status(), state.mark]).toEqual([0, 'unasked', null]);
  state.endsAt = state.now + HOUR;
  await store.open(true);
  expect([state.reads, status()]).toEqual([1, 'signed-in']);
  expect(state.mark).not.toBeNull();
  await store.open(true);
  expect(state.reads).toBe(1);
});

test('a session is read anew half a minute before its end, and lives on when the server renews it', async () => {
  const { state, store, status } = newWorld();
  state.endsAt = state.now + HOUR;
  await store.open(true);
  expect(state.timer?.at).toBe(state.endsAt - EXPIRY_MARGIN_MS);
  state.now = state.timer?.at ?? 0;
  state.endsAt = state.now + 2 * HOUR;
  state.timer?.then();
  await store.refresh();
  expect([status(), state.timer?.at]).toEqual(['signed-in', state.endsAt - EXPIRY_MARGIN_MS]);
});

test('one that the server does not renew has ended then, and who was at work is still known', async () => {
  const { state, store } = newWorld();
  state.endsAt = state.now + HOUR;
  await store.open(true);
  state.now = state.endsAt - EXPIRY_MARGIN_MS;
  await store.refresh();
  expect(store.$session.get()).toEqual({ status: 'ended', user });
  expect(state.mark).toBeNull();
});

test('one that is replaced while it is asked about goes on', async () => {
  const { state, store, status } = newWorld();
  state.endsAt = state.now + HOUR;
  await store.open(true);
  state.endsAt = null;
  state.meanwhile = () => {
    state.endsAt = state.now + HOUR;
  };
  await store.refresh();
  expect([status(), state.reads]).toEqual(['signed-in', 3]);
});

test('a long session waits no longer than a timer can', async () => {
  const { state, store } = newWorld();
  state.endsAt = state.now + 365 * 24 * HOUR;
  await store.open(true);
  expect((state.timer?.at ?? 0) - state.now).toBe(2 ** 31 - 1);
});

test('a lost connection ends no session, and is told where nothing is known yet', async () => {
  const { state, store, status } = newWorld();
  state.endsAt = undefined;
  await store.open(true);
  expect(status()).toBe('unread');
  state.endsAt = state.now + HOUR;
  await store.open(true);
  expect(status()).toBe('signed-in');
  state.endsAt = undefined;
  await store.refresh();
  expect(status()).toBe('signed-in');
  expect([await store.signOut(), status()]).toEqual([false, 'signed-in']);
});

test('another tab that signs out takes this one along, one that signs in too', async () => {
  const { state, store, status } = newWorld();
  state.endsAt = state.now + HOUR;
  await store.open(true);
  store.follow(null);
  expect([status(), state.timer]).toEqual(['signed-out', undefined]);
  store.follow('now');
  await store.refresh();
  expect(status()).toBe('signed-in');
});

test('questions asked at once are two calls at most', async () => {
  const { state, store } = newWorld();
  await Promise.all(Array.from({ length: 20 }, () => store.refresh()));
  expect(state.reads).toBe(2);
});

test('whoever signs in again as somebody else is that person from then on', async () => {
  const { state, store } = newWorld();
  state.endsAt = state.now + HOUR;
  await store.open(true);
  state.endsAt = null;
  await store.refresh();
  expect(store.$session.get()).toMatchObject({ status: 'ended', user: { id: 'u' } });
  Object.assign(state, { endsAt: state.now + HOUR, userId: 'another' });
  await store.refresh();
  expect(store.$session.get()).toMatchObject({ status: 'signed-in', user: { id: 'another' } });
});
