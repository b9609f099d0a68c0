import { useEffect, useState } from 'react';
import { listPartners } from '#domain/contract/partners.ts';
import { type CallState, callApi } from '#host-site/api-call.ts';

type Partners = CallState<typeof listPartners>;

/** Asked for once in the life of a page: the spec keeps them without expiry. A failure is not kept. */
let kept: Promise<Partners> | undefined;

function partners(): Promise<Partners> {
  kept ??= callApi(listPartners, {}).then((state) => {
    if (state.status === 'failed') kept = undefined;
    return state;
  });
  return kept;
}

export function usePartners(): { state: Partners; retry: () => void } {
  const [state, setState] = useState<Partners>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    let isHere = true;
    setState({ status: 'loading' });
    partners().then((it) => isHere && setState(it));
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
