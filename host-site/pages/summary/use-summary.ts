import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { type CallFailure, callApi } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

export type Summary = ReplyOf<typeof readSummary>;

interface SummaryLoading {
  state: RemoteState<Summary, CallFailure>;
  retry: () => void;
  /** Takes up what a button has changed; what is shown stays until then. */
  refresh: () => Promise<void>;
}

/** What is behind a mail's link; tried again by `retry`, and by itself when the connection returns. */
export function useSummary(token: string): SummaryLoading {
  const [state, setState] = useState<RemoteState<Summary, CallFailure>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    callApi(readSummary, { parameters: { token }, signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      setState(result.ok ? { status: 'done', value: result.reply } : { status: 'failed', problem: result.failure });
    });
    return () => leaving.abort();
  }, [token, attempt]);

  const isOffline = state.status === 'failed' && state.problem === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);

  const refresh = useCallback(async () => {
    const result = await callApi(readSummary, { parameters: { token } });
    if (result.ok) setState({ status: 'done', value: result.reply });
  }, [token]);
  return { state, retry, refresh };
}
