import { useEffect } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { session } from '#host-site/session/session.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** A call that was refused for want of a session has the page look whether it still has one. */
export function useEndNoticed(state: RemoteState<unknown, ApiErrorCode>): void {
  const isRefused = state.status === 'failed' && state.problem === 'unauthenticated';
  useEffect(() => {
    if (isRefused) session.refresh();
  }, [isRefused]);
}
