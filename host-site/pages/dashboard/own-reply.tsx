import type { ReactNode } from 'react';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import type { SentInput } from '#host-site/api-call.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useReply } from '#host-site/use-reply.ts';

interface OwnReplyProps<E extends Endpoint> {
  endpoint: E;
  input?: SentInput<E>;
  /** For what the server does not know. */
  unknown?: string;
  children: (value: ReplyOf<E>, refresh: () => Promise<void>) => ReactNode;
}

/** A part of the own pages: read when it is shown, and again by its button when that failed. */
export function OwnReply<E extends Endpoint>({ endpoint, input = {}, unknown, children }: OwnReplyProps<E>) {
  const { state, retry, refresh } = useReply(endpoint, input);
  useEndNoticed(state);
  if (state.status === 'done') return children(state.value, refresh);
  if (state.status !== 'failed') return <Spinner />;
  return <FailedCall state={state} {...(unknown && { unknown })} retry={retry} />;
}
