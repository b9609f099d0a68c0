import { useEffect, useState } from 'react';

/** How many of `count` parts to draw by now: one at first, and one more in each frame. */
export function useGradually(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < count) setDrawn(drawn + 1);
  }, [drawn, count]);
  return drawn;
}
