import { Suspense } from 'react';
import { markNotification } from '#domain/contract/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { isUnreached } from '#host-site/api-call.ts';
import { noteUnread } from '#host-site/live/standing.ts';
import { MarkAll } from '#host-site/pages/notifications/mark-all.tsx';
import { NotificationLine } from '#host-site/pages/notifications/notification-line.tsx';
import { useNotifications } from '#host-site/pages/notifications/use-notifications.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import './notifications.css';

/** All that others did in the own requests and projects. */
export function NotificationsPage() {
  return <Guard>{() => <Notifications />}</Guard>;
}

function Notifications() {
  const { notifications: texts } = useDashboardTexts();
  return (
    <div className="wrap notes-page">
      <title>{`${texts.title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Link className="small" to={{ path: pathTo('dashboard') }}>
        {texts.back}
      </Link>
      <h1>{texts.title}</h1>
      <Suspense fallback={<Spinner />}>
        <NotificationList />
      </Suspense>
    </div>
  );
}

function NotificationList() {
  const { notifications: texts } = useDashboardTexts();
  const { state, more, retry } = useNotifications();
  if (state.status === 'failed')
    return <FailedRead text={isUnreached(state.problem) ? texts.offline : texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { entries, next } = state.value;
  if (entries.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <MarkAll entries={entries} />
      <ul className="notes">
        {entries.map((told) => (
          <li key={told.id}>
            <NotificationLine told={told} />
            <MarkButton told={told} />
          </li>
        ))}
      </ul>
      {next && (
        <button type="button" className="button ghost" onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  );
}

/** Marks one as read, or takes that back. What is shown follows what the server says. */
function MarkButton({ told }: { told: Notification }) {
  const { notifications: texts } = useDashboardTexts();
  const { state, run } = useAction(markNotification, noteUnread);
  const isUnread = told.readAt === null;
  return (
    <>
      <button
        type="button"
        className="text-button small"
        aria-disabled={state.status === 'loading'}
        onClick={() => run({ parameters: { notificationId: told.id }, body: { isRead: isUnread } })}
      >
        {isUnread ? texts.markRead : texts.markUnread}
      </button>
      <CallStatus state={state} />
    </>
  );
}
