import { type ReactElement, useEffect, useState } from 'react';

/** How many of `count` parts to draw by now: one at first, and one more in each frame. */
function useGradually(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < count) setDrawn(drawn + 1);
  }, [drawn, count]);
  return drawn;
}

/**
 * Draws its children one after the other, each in a frame of its own: the first can be used before the last is there,
 * and no frame takes so long that a slow phone would miss a tap. What comes later stands below, so nothing moves.
 */
export function Gradually({ children }: { children: readonly ReactElement[] }) {
  const drawn = useGradually(children.length);
  return drawn >= children.length ? children : children.slice(0, drawn);
}

/** Draws its child in the given frame, where the parts stand in several places; what surrounds it is not drawn again. */
export function InFrame({ frame, children }: { frame: number; children: ReactElement }) {
  return useGradually(frame) === frame ? children : null;
}
