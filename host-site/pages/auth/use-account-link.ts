import { useCallback, useEffect, useState } from 'react';
import { readAccountLink } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { type CallFailure, callApi } from '#host-site/api-call.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

export type AccountLink = ReplyOf<typeof readAccountLink>;

const tokenForm = /^#([\w-]+\.[\w-]+)$/;

/** The token behind the `#`, also after the page's own anchors or another language have taken its place. */
export function useLinkToken(): string {
  const { hash } = useNavigation().address;
  const [kept, keep] = useState('');
  const token = tokenForm.exec(hash)?.[1] ?? kept;
  if (token !== kept) keep(token);
  return token;
}

interface LinkLoading {
  state: RemoteState<AccountLink, CallFailure>;
  retry: () => void;
}

/** For whom the link of a mail is, and what it would do. Looking does nothing. */
export function useAccountLink(token: string): LinkLoading {
  const [state, setState] = useState<LinkLoading['state']>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    callApi(readAccountLink, { body: { token }, signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      setState(result.ok ? { status: 'done', value: result.reply } : { status: 'failed', problem: result.failure });
    });
    return () => leaving.abort();
  }, [token, attempt]);
  return { state, retry };
}
