import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels by which a reader may be off and still counts as being at the end. */
const NEAR = 8;
const ROOM_ABOVE = 12;

interface Follower {
  /** To the end, and along with it from here on. */
  toEnd(): void;
  stop(): void;
}

/**
 * Scrolls along with what is said while the reader is at the end, and never away from what somebody reads further up.
 * What follows the visitor's newest words stays in view from its first line, however tall it is; so does the welcome.
 * `onBehind` tells whether something newer has come that the reader has not seen.
 */
function followEnd(scroller: HTMLElement, lines: HTMLElement, onBehind: (isBehind: boolean) => void): Follower {
  let isFollowing = true;
  let height = 0;
  let lastTop = 0;
  const bottom = () => scroller.scrollHeight - scroller.clientHeight;
  const end = () => {
    const newest = lines.querySelector<HTMLElement>('.newest');
    return newest ? Math.min(bottom(), newest.offsetTop + newest.offsetHeight - ROOM_ABOVE) : 0;
  };
  const isAtBottom = () => bottom() - scroller.scrollTop <= NEAR;
  const follow = () => {
    const hasGrown = lines.offsetHeight > height;
    height = lines.offsetHeight;
    if (isFollowing) scroller.scrollTop = Math.max(scroller.scrollTop, end());
    else if (hasGrown && !isAtBottom()) onBehind(true);
  };
  /** What has grown since is no reason to stop: only who scrolls up wants to read there. */
  const look = () => {
    const top = scroller.scrollTop;
    isFollowing = top >= end() - NEAR || (isFollowing && top >= lastTop);
    lastTop = top;
    if (isAtBottom()) onBehind(false);
  };
  const sizes = new ResizeObserver(follow);
  sizes.observe(lines);
  sizes.observe(scroller);
  scroller.addEventListener('scroll', look, { passive: true });
  return {
    toEnd() {
      isFollowing = true;
      scroller.scrollTop = bottom();
      onBehind(false);
    },
    stop() {
      sizes.disconnect();
      scroller.removeEventListener('scroll', look);
    },
  };
}

/** Keeps the end of the conversation in view; `newest` is the line that always leads there: the visitor's last, or the one that says all is complete. */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  lines: RefObject<HTMLElement | null>,
  newest: string | undefined,
) {
  const [isBehind, setBehind] = useState(false);
  const follower = useRef<Follower>(undefined);
  useEffect(() => {
    if (!scroller.current || !lines.current) return;
    follower.current = followEnd(scroller.current, lines.current, setBehind);
    return () => follower.current?.stop();
  }, [scroller, lines]);
  useEffect(() => {
    if (newest) follower.current?.toEnd();
  }, [newest]);
  const toEnd = () => {
    follower.current?.toEnd();
    scroller.current?.focus({ preventScroll: true });
  };
  return { isBehind, toEnd };
}
