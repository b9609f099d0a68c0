import { type ReactElement, useEffect, useState } from 'react';

/**
 * Draws its children one after the other, each in a frame of its own: the first can be used before the last is there,
 * and no frame takes so long that a slow phone would miss a tap. What comes later stands below, so nothing moves.
 */
export function Gradually({ children }: { children: readonly ReactElement[] }) {
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= children.length;
  useEffect(() => {
    if (!isWhole) setDrawn(drawn + 1);
  }, [drawn, isWhole]);
  return isWhole ? children : children.slice(0, drawn);
}
