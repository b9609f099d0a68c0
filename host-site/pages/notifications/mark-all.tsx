import { useState } from 'react';
import { markAllNotifications, unmarkNotifications } from '#domain/contract/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { noteUnread } from '#host-site/live/standing.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Marks what is shown, and all before it, as read; the next button takes that back. */
export function MarkAll({ entries }: { entries: readonly Notification[] }) {
  const { notifications: texts } = useDashboardTexts();
  const [markedAt, setMarkedAt] = useState<string>();
  const marking = useAction(markAllNotifications, (reply) => {
    setMarkedAt(reply.readAt);
    noteUnread(reply);
  });
  const undoing = useAction(unmarkNotifications, (reply) => {
    setMarkedAt(undefined);
    noteUnread(reply);
  });
  const upTo = Math.max(...entries.map(({ number }) => number));
  const isBusy = marking.state.status === 'loading' || undoing.state.status === 'loading';
  const isUndone = markedAt === undefined && undoing.state.status === 'done';
  const hasUnread = entries.some(({ readAt }) => readAt === null);
  return (
    <div className="notes-actions">
      {markedAt === undefined ? (
        <button
          type="button"
          className="button ghost small"
          disabled={!hasUnread}
          aria-disabled={isBusy}
          onClick={() => marking.run({ body: { upTo } })}
        >
          {texts.markAll}
        </button>
      ) : (
        <button
          type="button"
          className="button ghost small"
          aria-disabled={isBusy}
          onClick={() => undoing.run({ body: { readAt: markedAt } })}
        >
          {texts.undo}
        </button>
      )}
      {isUndone ? (
        <CallStatus state={undoing.state} done={texts.undone} />
      ) : (
        <CallStatus state={undoing.state.status === 'failed' ? undoing.state : marking.state} done={texts.marked} />
      )}
    </div>
  );
}
