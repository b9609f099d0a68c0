import { endSession, listSessions } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { deviceOf } from '#host-site/pages/dashboard/device-of.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';

type OwnSession = ReplyOf<typeof listSessions>[number];

/** Where the account is signed in; each but this one can be signed out. */
export function SessionList() {
  const { sessions } = useDashboardTexts();
  const { unread } = useAuthTexts();
  const { state, retry, refresh } = useReply(listSessions, {});
  useEndNoticed(state);
  if (state.status === 'failed')
    return (
      <>
        <CallStatus state={state} />
        <button type="button" className="button ghost" onClick={retry}>
          {unread.retry}
        </button>
      </>
    );
  if (state.status !== 'done') return <Spinner />;
  return (
    <>
      <p className="small">{sessions.text}</p>
      <ul className="sessions">
        {state.value.map((it) => (
          <SessionRow key={it.id} session={it} onEnded={refresh} />
        ))}
      </ul>
    </>
  );
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { sessions } = useDashboardTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(endSession, onEnded);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const seen = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const device = deviceOf(session.userAgent) ?? sessions.unknown;
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p className="small">
          {session.isCurrent ? sessions.current : sessions.seen(seen.format(new Date(session.seenAt)))}
        </p>
        <CallStatus state={state} />
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className="button ghost small"
          aria-disabled={isBusy}
          aria-label={`${sessions.end}: ${device}`}
          onClick={() => run({ parameters: { sessionId: session.id } })}
        >
          {isBusy ? sessions.ending : sessions.end}
        </button>
      )}
    </li>
  );
}
