import { atom } from 'nanostores';
import type { Standing } from '#domain/contract/notifications.ts';

/** How many notifications are unread, as the server last said; null where nobody is signed in. */
export const $standing = atom<Standing | null>(null);

/** What a call of this page has just changed; all that shows notifications looks again. */
export const noteUnread = ({ unread }: { unread: number }): void =>
  $standing.set({ unread, last: $standing.get()?.last ?? 0 });
