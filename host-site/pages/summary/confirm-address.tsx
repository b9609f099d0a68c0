import { useState } from 'react';
import { confirmAddress } from '#domain/contract/summary.ts';
import { type CallFailure, callApi } from '#host-site/api-call.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface ConfirmAddressProps {
  token: string;
  isConfirmed: boolean;
}

export function ConfirmAddress({ token, isConfirmed }: ConfirmAddressProps) {
  const { confirm } = useTexts().site.summary;
  const [state, setState] = useState<RemoteState<true, CallFailure>>(
    isConfirmed ? { status: 'done', value: true } : { status: 'idle' },
  );
  const isSending = state.status === 'loading';

  const send = async () => {
    if (isSending) return;
    setState({ status: 'loading' });
    const result = await callApi(confirmAddress, { parameters: { token }, body: {} });
    setState(result.ok ? { status: 'done', value: true } : { status: 'failed', problem: result.failure });
  };

  return (
    <section className="confirm" aria-labelledby="confirm-title">
      {state.status !== 'done' && (
        <>
          <h2 id="confirm-title">{confirm.heading}</h2>
          <p>{confirm.text}</p>
          <button type="button" className="button" aria-disabled={isSending} onClick={send}>
            {isSending ? confirm.sending : confirm.button}
          </button>
        </>
      )}
      <p role="status" className={state.status === 'failed' ? 'confirm-failed' : 'confirm-done'}>
        {state.status === 'done' && confirm.done}
        {state.status === 'failed' && (state.problem === 'offline' ? confirm.offline : confirm.failed)}
      </p>
    </section>
  );
}
