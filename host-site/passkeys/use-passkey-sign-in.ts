import { useEffect, useRef } from 'react';
import { authCalls } from '#domain/contract/accounts.ts';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { callApi } from '#host-site/api-call.ts';
import { knowsPasskeys, showPasskey } from '#host-site/passkeys/passkey.ts';
import { useAction } from '#host-site/use-action.ts';

interface PasskeySignIn {
  isBusy: boolean;
  /** The button: the browser asks at once. */
  ask: () => void;
  /** Somebody begins to type a name: the browser offers what it has, where it can. */
  offer: () => void;
}

/** Signing in with a passkey. The server is asked for its question once somebody acts: it sets a cookie. */
export function usePasskeySignIn(
  onDone: () => void,
  onFailed: (failure: { problem: ApiErrorCode }) => void,
): PasskeySignIn {
  const { state, run } = useAction(authCalls.signInByPasskey, onDone, onFailed);
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);
  const begin = async (mediation: CredentialMediationRequirement) => {
    pending.current?.abort();
    const asking = new AbortController();
    pending.current = asking;
    const options = await callApi(authCalls.askPasskeySignIn, {}, asking.signal);
    const isDone = options.status === 'done';
    const response = isDone ? await showPasskey(options.value, asking.signal, mediation) : null;
    if (asking.signal.aborted) return;
    pending.current = null;
    if (response) await run({ body: { response } });
    else if (mediation === 'optional') onFailed(isDone ? { problem: 'wrong-login' } : options);
  };
  return {
    isBusy: state.status === 'loading',
    ask: () => void begin('optional'),
    async offer() {
      if (pending.current || !knowsPasskeys()) return;
      if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await begin('conditional');
    },
  };
}
