import { followNews } from '#domain/contract/notifications.ts';
import { callApi } from '#host-site/api-call.ts';
import { followLive, type LiveMessage, type LiveWorld } from '#host-site/live/live-store.ts';
import { $standing } from '#host-site/live/standing.ts';
import { session } from '#host-site/session/session.ts';

const NAME = 'wattnest.live';
const events = ['standing', 'notification', 'end'] as const satisfies readonly LiveMessage['event'][];

function open(after: number | null, hear: (message: LiveMessage) => void, lost: () => void): () => void {
  const source = new EventSource(after === null ? followNews.path : `${followNews.path}?after=${after}`);
  for (const event of events)
    source.addEventListener(event, ({ data }) => hear({ event, data: JSON.parse(data) } as LiveMessage));
  source.addEventListener('error', lost);
  return () => source.close();
}

/** The browser gives the lock of this person's stream to one tab, and to the next when that one goes. */
function elect(userId: string, lead: () => void) {
  const leaving = new AbortController();
  if (!navigator.locks) return { canLead: false, resign: () => {} };
  const holding = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve());
  });
  const held = () => {
    lead();
    return holding;
  };
  navigator.locks.request(`${NAME} ${userId}`, { signal: leaving.signal }, held).catch(() => {});
  return { canLead: true, resign: () => leaving.abort() };
}

function tabsOf(userId: string): Pick<LiveWorld, 'post' | 'hearTabs'> {
  const channel = new BroadcastChannel(`${NAME} ${userId}`);
  return {
    post: (message) => channel.postMessage(message),
    hearTabs(hear) {
      channel.addEventListener('message', ({ data }) => hear(data as LiveMessage));
      return () => channel.close();
    },
  };
}

function browserWorld(userId: string): LiveWorld {
  return {
    open,
    ...tabsOf(userId),
    poll: () => callApi(followNews),
    elect: (lead) => elect(userId, lead),
    hearOnline(hear) {
      addEventListener('online', hear);
      return () => removeEventListener('online', hear);
    },
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

/** Follows what is new for this person until the returned function is called; a page that is put aside holds no stream. */
export function startLive(userId: string): () => void {
  const following = { onStanding: $standing.set, onRefused: () => void session.refresh() };
  const start = () => followLive(browserWorld(userId), following);
  let stop = start();
  const hide = () => stop();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = start();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    stop();
  };
}
