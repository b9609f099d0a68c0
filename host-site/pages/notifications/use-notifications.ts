import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { listNotifications } from '#domain/contract/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { callApi, isUnreached } from '#host-site/api-call.ts';
import { $standing } from '#host-site/live/standing.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface Listed {
  entries: readonly Notification[];
  /** Where the next page begins. */
  next?: string | undefined;
}

interface NotificationList {
  state: RemoteState<Listed, ApiErrorCode>;
  /** Whether it succeeded. */
  more: () => Promise<boolean>;
  retry: () => void;
}

/** The first page in its new state, and behind it what else has been shown. */
function joined(before: Listed, fresh: Listed): Listed {
  const last = fresh.entries.at(-1)?.number;
  const older = last === undefined ? [] : before.entries.filter(({ number }) => number < last);
  return older.length > 0 ? { entries: [...fresh.entries, ...older], next: before.next } : fresh;
}

/** The newest notifications; taken up anew whenever the server says that something has come or changed, and when the connection returns. */
export function useNotifications(limit?: number): NotificationList {
  const [state, setState] = useState<NotificationList['state']>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const standing = useStore($standing);
  const query = limit === undefined ? {} : { limit: String(limit) };
  const asked = JSON.stringify(query);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEndNoticed(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and a new standing are new calls
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listNotifications, { query: JSON.parse(asked) }, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setState((before) => {
        if (result.status === 'failed') return before.status === 'done' ? before : result;
        const fresh = { entries: result.value, next: result.next };
        return { status: 'done', value: before.status === 'done' ? joined(before.value, fresh) : fresh };
      });
    });
    return () => leaving.abort();
  }, [asked, attempt, standing]);

  const isLost = state.status === 'failed' && isUnreached(state.problem);
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isLost, retry]);

  return {
    state,
    retry,
    async more() {
      const cursor = state.status === 'done' ? state.value.next : undefined;
      const result = await callApi(listNotifications, { query: { ...query, ...(cursor && { cursor }) } });
      if (result.status === 'failed' || state.status !== 'done') return false;
      setState({ status: 'done', value: { entries: [...state.value.entries, ...result.value], next: result.next } });
      return true;
    },
  };
}
