import { useEffect, useState } from 'react';
import { type AdminUser, listUsers } from '#domain/contract/admin.ts';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { callApi } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface Listed {
  users: readonly AdminUser[];
  /** Where the next page begins. */
  next?: string | undefined;
}

interface UserList {
  state: RemoteState<Listed, ApiErrorCode>;
  /** Whether it succeeded. */
  more: () => Promise<boolean>;
  /** Takes over what has just changed, and reads the first page anew. */
  refresh: (changed: AdminUser) => Promise<void>;
  retry: () => void;
}

const TYPING_MS = 250;
const queryOf = (query: string, cursor?: string) => ({ ...(query && { query }), ...(cursor && { cursor }) });

/** The accounts whose names begin so; an older answer never takes the place of a newer one. */
export function useUsers(query: string): UserList {
  const [state, setState] = useState<UserList['state']>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const change = (by: (listed: Listed) => Listed) =>
    setState((before) => (before.status === 'done' ? { status: 'done', value: by(before.value) } : before));
  const renew = (fresh: readonly AdminUser[]) =>
    change(({ users, next }) => ({ users: users.map((it) => fresh.find(({ id }) => id === it.id) ?? it), next }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const result = await callApi(listUsers, { query: queryOf(query) }, leaving.signal);
      if (leaving.signal.aborted) return;
      const isDone = result.status === 'done';
      setState(isDone ? { status: 'done', value: { users: result.value, next: result.next } } : result);
    };
    const waiting = setTimeout(ask, query ? TYPING_MS : 0);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [query, attempt]);
  return {
    state,
    async more() {
      const next = state.status === 'done' ? state.value.next : undefined;
      const result = await callApi(listUsers, { query: queryOf(query, next) });
      if (result.status === 'failed') return false;
      change(({ users }) => ({ users: [...users, ...result.value], next: result.next }));
      return true;
    },
    async refresh(changed) {
      renew([changed]);
      const result = await callApi(listUsers, { query: queryOf(query) });
      if (result.status === 'done') renew(result.value);
    },
    retry() {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
