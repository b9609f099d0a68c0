import { endSession, listSessions } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { deviceOf } from '#host-site/pages/dashboard/device-of.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type OwnSession = ReplyOf<typeof listSessions>[number];

/** Where the account is signed in; each but this one can be signed out. */
export function SessionList() {
  const { sessions } = useDashboardTexts();
  return (
    <OwnReply endpoint={listSessions}>
      {(own, refresh) => (
        <>
          <p className="small">{sessions.text}</p>
          <ul className="sessions">
            {own.map((it) => (
              <SessionRow key={it.id} session={it} onEnded={refresh} />
            ))}
          </ul>
        </>
      )}
    </OwnReply>
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
