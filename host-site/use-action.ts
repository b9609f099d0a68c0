import { useRef, useState } from 'react';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { type CallFailure, type CallInput, callApi } from '#host-site/api-call.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

export interface Action<E extends Endpoint> {
  state: RemoteState<ReplyOf<E>, CallFailure>;
  run: (input: CallInput<E>) => Promise<void>;
}

/** A call that a person starts with a button: one at a time, and under one key until it has succeeded. */
export function useAction<E extends Endpoint>(endpoint: E, onDone?: (reply: ReplyOf<E>) => void): Action<E> {
  const [state, setState] = useState<RemoteState<ReplyOf<E>, CallFailure>>({ status: 'idle' });
  const key = useRef<string | undefined>(undefined);
  const keyed = () => {
    key.current ??= randomKey();
    return { idempotencyKey: key.current };
  };
  const run = async (input: CallInput<E>) => {
    if (state.status === 'loading') return;
    setState({ status: 'loading' });
    const result = await callApi(endpoint, { ...input, ...(endpoint.idempotency !== 'exempt' && keyed()) });
    if (!result.ok) return setState({ status: 'failed', problem: result.failure });
    key.current = undefined;
    setState({ status: 'done', value: result.reply });
    onDone?.(result.reply);
  };
  return { state, run };
}

/** Plain http pages have no `crypto.randomUUID`. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
