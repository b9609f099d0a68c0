import type { ReactNode } from 'react';
import type { CallInput } from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

interface OwnReplyProps<E extends Endpoint> {
  endpoint: E;
  input?: CallInput<E>;
  /** For what the server does not know. */
  unknown?: string;
  children: (value: ReplyOf<E>, refresh: () => Promise<void>) => ReactNode;
}

/** A part of the own pages: read when it is shown, and again by its button when that failed. */
export function OwnReply<E extends Endpoint>({ endpoint, input = {}, unknown, children }: OwnReplyProps<E>) {
  const { unread } = useAuthTexts();
  const { state, retry, refresh } = useReply(endpoint, input);
  useEndNoticed(state);
  if (state.status === 'done') return children(state.value, refresh);
  if (state.status !== 'failed') return <Spinner />;
  return (
    <>
      <CallStatus state={state} {...(unknown && { unknown })} />
      <button type="button" className="button ghost" onClick={retry}>
        {unread.retry}
      </button>
    </>
  );
}
