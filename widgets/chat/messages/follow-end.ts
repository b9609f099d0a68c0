/** Pixels by which a reader may be off and still counts as being at the end. */
const NEAR = 8;
const ROOM_ABOVE = 12;

export interface Follower {
  /** To the end, and along with it from here on. */
  toEnd(): void;
  stop(): void;
}

/**
 * Scrolls along with what is said while the reader is at the end, and never away from what somebody reads further up.
 * What follows the visitor's newest words stays in view from its first line, however tall it is; so does the welcome.
 * `onBehind` tells whether something newer has come that the reader has not seen.
 */
export function followEnd(scroller: HTMLElement, lines: HTMLElement, onBehind: (isBehind: boolean) => void): Follower {
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
