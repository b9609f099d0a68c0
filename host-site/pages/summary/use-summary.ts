import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { type CallFailure, callApi } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

export type Summary = ReplyOf<typeof readSummary>;

/** What is behind a mail's link; tried again by `retry`, and by itself when the connection returns. */
export function useSummary(token: string): { state: RemoteState<Summary, CallFailure>; retry: () => void } {
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
  return { state, retry };
}
