import { markNotification } from '#domain/contract/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { numberLocale } from '#domain/place.ts';
import { noteUnread } from '#host-site/live/standing.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useSentences } from '#host-site/texts/notifications/notification-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** What happened, when, and whether it was read; its sentence leads to where it can be acted on, and marks it as read. */
export function NotificationLine({ told }: { told: Notification }) {
  const { notifications } = useDashboardTexts();
  const { language, market } = useNavigation().address;
  const say = useSentences();
  const { run } = useAction(markNotification, noteUnread);
  const when = new Intl.DateTimeFormat(numberLocale(language, market), { dateStyle: 'medium', timeStyle: 'short' });
  const isUnread = told.readAt === null;
  const follow = () => {
    if (isUnread) void run({ parameters: { notificationId: told.id }, body: { isRead: true } });
  };
  return (
    <>
      <Link className={isUnread ? 'note-text unread' : 'note-text'} to={{ path: told.path }} onClick={follow}>
        {isUnread && <span className="note-mark">{notifications.unread}</span>}
        {say(told)}
      </Link>
      <time className="small" dateTime={told.createdAt}>
        {when.format(new Date(told.createdAt))}
      </time>
    </>
  );
}
