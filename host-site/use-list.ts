import { useEffect, useState } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { callApi, isUnreached } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface Listed<Entry> {
  entries: readonly Entry[];
  /** Where the next page begins. */
  next?: string | undefined;
}

export interface List<Entry> {
  state: RemoteState<Listed<Entry>, ApiErrorCode>;
  /** Whether it succeeded. */
  more: () => Promise<boolean>;
  /** Takes over what has just changed, and reads the first page anew. */
  refresh: (changed?: Entry) => Promise<void>;
  /** Takes it from the list. */
  drop: (id: string) => void;
  /** Takes these over where they are listed. */
  renew: (fresh: readonly Entry[]) => void;
  retry: () => void;
}

/** An endpoint whose reply is a list of entries with ids. */
export type ListOf<Entry> = Endpoint & { reply: { _zod: { output: Entry[] } } };

interface Asked {
  parameters?: Record<string, string>;
  query?: Record<string, string>;
}

const TYPING_MS = 250;

/** A list that comes in pages. An older answer never takes the place of a newer one; whoever types a search is waited for. */
export function useList<Entry extends { id: string }>(endpoint: ListOf<Entry>, input: Asked = {}): List<Entry> {
  const [state, setState] = useState<List<Entry>['state']>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(input);
  const isTyped = Boolean(input.query?.query);
  const change = (by: (listed: Listed<Entry>) => Listed<Entry>) =>
    setState((before) => (before.status === 'done' ? { status: 'done', value: by(before.value) } : before));
  const renew = (fresh: readonly Entry[]) =>
    change(({ entries, next }) => ({
      entries: entries.map((it) => fresh.find(({ id }) => id === it.id) ?? it),
      next,
    }));
  const retry = () => setAttempt((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const result = await callApi(endpoint, JSON.parse(asked), leaving.signal);
      if (leaving.signal.aborted) return;
      const isDone = result.status === 'done';
      setState(isDone ? { status: 'done', value: { entries: result.value as Entry[], next: result.next } } : result);
    };
    setState((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    const waiting = setTimeout(ask, isTyped ? TYPING_MS : 0);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [endpoint, asked, isTyped, attempt]);

  const isLost = state.status === 'failed' && isUnreached(state.problem);
  useEffect(() => {
    if (!isLost) return;
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost]);

  return {
    state,
    async more() {
      const cursor = state.status === 'done' ? state.value.next : undefined;
      const result = await callApi(endpoint, { ...input, query: { ...input.query, ...(cursor && { cursor }) } });
      if (result.status === 'failed') return false;
      const entries = result.value as Entry[];
      change((listed) => ({ entries: [...listed.entries, ...entries], next: result.next }));
      return true;
    },
    async refresh(changed) {
      if (changed) renew([changed]);
      const result = await callApi(endpoint, input);
      if (result.status === 'done') renew(result.value as Entry[]);
    },
    drop: (id) => change(({ entries, next }) => ({ entries: entries.filter((it) => it.id !== id), next })),
    renew,
    retry,
  };
}
