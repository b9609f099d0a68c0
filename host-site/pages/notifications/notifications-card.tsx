import { pathTo } from '#domain/pages.ts';
import { Card } from '#host-site/pages/dashboard/cards.tsx';
import { NotificationLine } from '#host-site/pages/notifications/notification-line.tsx';
import { useNotifications } from '#host-site/pages/notifications/use-notifications.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import './notifications.css';

const MOST_SHOWN = 3;

/** The newest of what others did. */
export function NotificationsCard() {
  const { cards, notifications } = useDashboardTexts();
  const { state } = useNotifications(MOST_SHOWN);
  const { title, none, all } = cards.notifications;
  const entries = state.status === 'done' ? state.value.entries.slice(0, MOST_SHOWN) : [];
  return (
    <Card
      id="notifications-title"
      title={title}
      none={state.status === 'failed' ? notifications.failed : state.status === 'done' ? none : <Spinner />}
      action={
        <Link className="button ghost small" to={{ path: pathTo('notifications') }}>
          {all}
        </Link>
      }
    >
      {entries.map((told) => (
        <li key={told.id}>
          <NotificationLine told={told} />
        </li>
      ))}
    </Card>
  );
}
