import { atom, type ReadableAtom } from 'nanostores';
import type { authCalls } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { callApi } from '#host-site/api-call.ts';

type Found = NonNullable<ReplyOf<typeof authCalls.readSession>>;
export type SignedInUser = Found['user'];

/** `unasked`: taken for nobody where no page must know; `ended`: it ran out, or was ended from elsewhere, while somebody was at work; `unread`: nobody could be asked. */
export type Session =
  | { status: 'unasked' | 'loading' | 'signed-out' | 'unread' }
  | { status: 'signed-in' | 'ended'; user: SignedInUser };

/** So long before its end a session counts as ended. Source: portal, section 9. */
export const EXPIRY_MARGIN_MS = 30_000;
/** The longest that a timer of a browser can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * A changed password or second factor gives this browser a new session and ends the old one, which streams and calls on their way notice
 * before its cookie is here: whoever is at work and not found is looked for once more after so long.
 */
export const SECOND_LOOK_MS = 1_500;

/** What the store needs of the browser. */
export interface SessionWorld {
  read: () => ReturnType<typeof callApi<typeof authCalls.readSession>>;
  end: () => ReturnType<typeof callApi<typeof authCalls.signOut>>;
  mark: { get: () => string | null; set: (value: string | null) => void };
  now: () => number;
  wait: (milliseconds: number, then: () => void) => () => void;
}

export interface SessionStore {
  $session: ReadableAtom<Session>;
  /** Asks who is signed in, where that may be somebody; `sure` asks in any case. */
  open(sure?: boolean): Promise<void>;
  /** After a sign-in, or when a call was refused, or another tab has changed it. */
  refresh(): Promise<void>;
  signOut(): Promise<boolean>;
  /** The account is gone, or the person chose to leave an ended session. */
  leave(): void;
  /** Another tab has signed in or out. */
  follow(mark: string | null): void;
}

/** Who is signed in, as far as this page knows. */
export function createSessionStore({ read, end, mark, now, wait }: SessionWorld): SessionStore {
  const $session = atom<Session>({ status: 'unasked' });
  let asking: Promise<void> | undefined;
  let isAskedAnew = false;
  let stopWaiting = () => {};

  /** Renews by itself: the server gives a session that is read a new end. */
  function renewBefore(expiresAt: string) {
    stopWaiting();
    const left = Date.parse(expiresAt) - EXPIRY_MARGIN_MS - now();
    stopWaiting = wait(Math.min(Math.max(left, 0), LONGEST_WAIT_MS), () => void refresh());
  }

  function isAtWork(): SignedInUser | undefined {
    const session = $session.get();
    return session.status === 'signed-in' || session.status === 'ended' ? session.user : undefined;
  }

  function close() {
    stopWaiting();
    const user = isAtWork();
    mark.set(null);
    $session.set(user ? { status: 'ended', user } : { status: 'signed-out' });
  }

  function take({ user, session }: Found) {
    if (Date.parse(session.expiresAt) - EXPIRY_MARGIN_MS <= now()) return close();
    if (mark.get() === null) mark.set(String(now()));
    $session.set({ status: 'signed-in', user });
    renewBefore(session.expiresAt);
  }

  async function readSurely() {
    const first = await read();
    if (first.status !== 'done' || first.value || $session.get().status !== 'signed-in') return first;
    await new Promise<void>((resolve) => wait(SECOND_LOOK_MS, resolve));
    return read();
  }

  async function ask() {
    const result = await readSurely();
    if (result.status === 'done') return result.value ? take(result.value) : close();
    if ($session.get().status === 'loading') $session.set({ status: 'unread' });
  }

  async function refresh(): Promise<void> {
    if (asking) {
      isAskedAnew = true;
      return asking;
    }
    asking = (async () => {
      do {
        isAskedAnew = false;
        await ask();
      } while (isAskedAnew);
    })();
    await asking;
    asking = undefined;
  }

  function leave() {
    stopWaiting();
    mark.set(null);
    $session.set({ status: 'signed-out' });
  }

  return {
    $session,
    async open(sure = false) {
      const { status } = $session.get();
      if (status !== 'unasked' && status !== 'unread') return;
      if (!sure && mark.get() === null) return;
      $session.set({ status: 'loading' });
      await refresh();
    },
    refresh,
    async signOut() {
      const result = await end();
      if (result.status === 'failed') return false;
      leave();
      return true;
    },
    leave,
    follow(value) {
      if (value !== null) void refresh();
      else if (isAtWork()) leave();
    },
  };
}
