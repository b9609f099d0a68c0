import type { ApiErrorCode } from '#domain/contract/client.ts';
import { pathTo } from '#domain/pages.ts';
import { isUnreached } from '#host-site/api-call.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

export interface CallStatusProps {
  state: RemoteState<unknown, ApiErrorCode>;
  /** What has been reached; nothing where the page itself shows it. */
  done?: string | undefined;
  /** For a link that the server does not know. */
  unknown?: string;
}

/** How a button's call went, in one sentence. */
export function CallStatus({ state, done, unknown }: CallStatusProps) {
  const { calls, header } = useTexts().site;
  const sentenceOf = (failure: ApiErrorCode) => {
    if (isUnreached(failure)) return calls.offline;
    if (failure === 'not-found' && unknown) return unknown;
    if (failure === 'second-factor-required')
      return (
        <>
          {calls.unproved} <Link to={{ path: pathTo('dashboard'), hash: '#security' }}>{header.dashboard}</Link>
        </>
      );
    return failure === 'too-many-requests' ? calls.busy : calls.failed;
  };
  return (
    <p role="status" className={`call-status${state.status === 'failed' ? ' failed' : ''}`}>
      {state.status === 'failed' && sentenceOf(state.problem)}
      {state.status === 'done' && done}
    </p>
  );
}
