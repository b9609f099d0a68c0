import { useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { type CallState, callApi, isUnreached, type SentInput } from '#host-site/api-call.ts';

interface Reading<E extends Endpoint> {
  state: CallState<E>;
  retry: () => void;
  /** Takes up what a button has changed; what is shown stays until then. */
  refresh: () => Promise<void>;
}

/** What a page shows; tried again by `retry`, and by itself when the connection returns. */
export function useReply<E extends Endpoint>(endpoint: E, input: SentInput<E>): Reading<E> {
  const [state, setState] = useState<CallState<E>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const asked = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    callApi(endpoint, JSON.parse(asked), leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setState(result);
    });
    return () => leaving.abort();
  }, [endpoint, asked, attempt]);

  const isLost = state.status === 'failed' && isUnreached(state.problem);
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isLost, retry]);

  const refresh = useCallback(async () => {
    const result = await callApi(endpoint, JSON.parse(asked));
    if (result.status === 'done') setState(result);
  }, [endpoint, asked]);
  return { state, retry, refresh };
}
