import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Follower, followEnd } from '#widgets/chat/messages/follow-end.ts';

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
