import { authCalls } from '#domain/contract/accounts.ts';
import { callApi } from '#host-site/api-call.ts';
import { markStored, SESSION_MARK, storedMark } from '#host-site/session/session-mark.ts';
import { createSessionStore } from '#host-site/session/session-store.ts';

/** The one session of this browser, as this page knows it. */
export const session = createSessionStore({
  read: () => callApi(authCalls.readSession),
  end: () => callApi(authCalls.signOut),
  mark: { get: storedMark, set: markStored },
  now: () => Date.now(),
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Follows the other tabs, and looks again when somebody comes back to this one; returns what ends it. */
export function followTabs(): () => void {
  const ofMark = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_MARK || key === null) session.follow(key === null ? null : newValue);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && session.$session.get().status === 'signed-in') session.refresh();
  };
  addEventListener('storage', ofMark);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    removeEventListener('storage', ofMark);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
