import { useEffect, useState } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { callApi, isUnreached } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** An endpoint whose reply is a list of entries with ids. */
export type ListOf<Entry> = Endpoint & { reply: { _zod: { output: Entry[] } } };

interface Listed<Entry> {
  entries: readonly Entry[];
  /** Where the next page begins. */
  next?: string | undefined;
}

interface List<Entry> {
  state: RemoteState<Listed<Entry>, ApiErrorCode>;
  /** Whether it succeeded. */
  more: () => Promise<boolean>;
  /** Takes over what has just changed, and reads the first page anew. */
  refresh: (changed?: Entry) => Promise<void>;
  retry: () => void;
}

/** What narrows a list; empty values count for nothing. */
export type Asked = Record<string, string>;

const TYPING_MS = 250;
const queryOf = (asked: Asked, cursor?: string): Asked =>
  Object.fromEntries(Object.entries({ ...asked, ...(cursor && { cursor }) }).filter(([, value]) => value !== ''));

/** The entries that were asked for; an older answer never takes the place of a newer one. */
export function useList<Entry extends { id: string }>(endpoint: ListOf<Entry>, asked: Asked): List<Entry> {
  const [state, setState] = useState<List<Entry>['state']>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(asked);
  const read = async (cursor?: string, leaving?: AbortSignal) => {
    const result = await callApi(endpoint, { query: queryOf(asked, cursor) }, leaving);
    if (result.status === 'failed') return result;
    return { ...result, value: result.value as ReplyOf<typeof endpoint> as Entry[] };
  };
  const change = (by: (listed: Listed<Entry>) => Listed<Entry>) =>
    setState((before) => (before.status === 'done' ? { status: 'done', value: by(before.value) } : before));
  const renew = (fresh: readonly Entry[]) =>
    change(({ entries, next }) => ({
      entries: entries.map((it) => fresh.find(({ id }) => id === it.id) ?? it),
      next,
    }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const result = await read(undefined, leaving.signal);
      if (leaving.signal.aborted) return;
      const isDone = result.status === 'done';
      setState(isDone ? { status: 'done', value: { entries: result.value, next: result.next } } : result);
    };
    const waiting = setTimeout(ask, asked.query ? TYPING_MS : 0);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [endpoint, key, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  const isLost = state.status === 'failed' && isUnreached(state.problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same retry each time
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isLost]);
  return {
    state,
    async more() {
      const result = await read(state.status === 'done' ? state.value.next : undefined);
      if (result.status === 'failed') return false;
      change(({ entries }) => ({ entries: [...entries, ...result.value], next: result.next }));
      return true;
    },
    async refresh(changed) {
      if (changed) renew([changed]);
      const result = await read();
      if (result.status === 'done') renew(result.value);
    },
    retry,
  };
}
