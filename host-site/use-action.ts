import { useRef, useState } from 'react';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { type CallState, callApi, type SentInput } from '#host-site/api-call.ts';

export interface Action<E extends Endpoint> {
  state: CallState<E>;
  /** Whether it succeeded. */
  run: (input: SentInput<E>) => Promise<boolean>;
}

/** A call that a person starts with a button: one at a time, and under one key until it has succeeded, unless the input brings its own. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  onDone?: (reply: ReplyOf<E>) => void,
  onFailed?: (failure: Extract<CallState<E>, { status: 'failed' }>) => void,
): Action<E> {
  const [state, setState] = useState<CallState<E>>({ status: 'idle' });
  const key = useRef<string | undefined>(undefined);
  const keyed = () => {
    key.current ??= randomKey();
    return { idempotencyKey: key.current };
  };
  const run = async (input: SentInput<E>) => {
    if (state.status === 'loading') return false;
    setState({ status: 'loading' });
    const result = await callApi(endpoint, { ...(endpoint.idempotency !== 'exempt' && keyed()), ...input });
    setState(result);
    if (result.status === 'failed') {
      onFailed?.(result);
      return false;
    }
    key.current = undefined;
    onDone?.(result.value);
    return true;
  };
  return { state, run };
}

/** Plain http pages have no `crypto.randomUUID`. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
