import type { followNews, Standing } from '#domain/contract/notifications.ts';
import type { CallState } from '#host-site/api-call.ts';

/** What the server says of the own account. */
export type LiveMessage =
  | { event: 'standing'; data: Standing }
  | { event: 'notification'; data: { number: number } }
  | { event: 'end'; data: { why: 'session' | 'stopping' } };

type Poll = Extract<CallState<typeof followNews>, { status: 'done' | 'failed' }>;

/** What the store needs of the browser. */
export interface LiveWorld {
  /** Opens the stream behind this number; `lost` when it ends or never begins. Returns what closes it. */
  open: (after: number | null, hear: (message: LiveMessage) => void, lost: () => void) => () => void;
  poll: () => Promise<Poll>;
  /** Calls `lead` once this tab is the one that holds the stream; never where another one does. False where tabs cannot agree. */
  elect: (lead: () => void) => { canLead: boolean; resign: () => void };
  /** Between the tabs of this browser. */
  post: (message: LiveMessage) => void;
  hearTabs: (hear: (message: LiveMessage) => void) => () => void;
  /** The network is back. */
  hearOnline: (hear: () => void) => () => void;
  wait: (milliseconds: number, then: () => void) => () => void;
  random: () => number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Where there is no stream. */
const POLL_MS = 30_000;

/** Doubles with each failure, spread so that not all browsers come back in one moment. */
export function backOff(failures: number, random: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + random / 2);
}

interface Following {
  /** The count, and that something has come or changed. */
  onStanding: (standing: Standing) => void;
  /** The session may be over. */
  onRefused: () => void;
}

/**
 * Follows what is new, for all tabs of a browser by one stream: the tab that leads holds it and tells the others. Between two
 * attempts it asks once, so that a network that lets no stream through only makes it slower.
 */
export function followLive(world: LiveWorld, { onStanding, onRefused }: Following): () => void {
  let after: number | null = null;
  let failures = 0;
  let isOver = false;
  let close = () => {};
  let stopWaiting = () => {};

  function take(message: LiveMessage) {
    if (message.event === 'notification') after = Math.max(after ?? 0, message.data.number);
    if (message.event !== 'standing') return;
    after ??= message.data.last;
    onStanding(message.data);
  }

  async function poll() {
    const reply = await world.poll();
    if (isOver) return;
    if (reply.status === 'done') return take({ event: 'standing', data: reply.value });
    if (reply.problem === 'unauthenticated') onRefused();
  }

  function later(milliseconds: number, then: () => void) {
    stopWaiting();
    stopWaiting = world.wait(milliseconds, then);
  }

  function hear(message: LiveMessage) {
    failures = 0;
    if (message.event === 'end' && message.data.why === 'session') return onRefused();
    take(message);
    world.post(message);
  }

  async function retry() {
    await poll();
    if (!isOver) connect();
  }

  function lost() {
    close();
    later(backOff(failures, world.random()), retry);
    failures += 1;
  }

  function connect() {
    close();
    close = world.open(after, hear, lost);
  }

  async function pollOn() {
    await poll();
    if (!isOver) later(POLL_MS, pollOn);
  }

  const { canLead, resign } = world.elect(connect);
  const leaveTabs = world.hearTabs(take);
  const leaveOnline = world.hearOnline(() => {
    if (failures > 0) later(0, retry);
  });
  void (canLead ? poll() : pollOn());
  return () => {
    isOver = true;
    stopWaiting();
    close();
    resign();
    leaveTabs();
    leaveOnline();
  };
}
