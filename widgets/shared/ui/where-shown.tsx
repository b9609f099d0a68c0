import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its children once its place has a box: what a narrow page keeps folded is made when it is unfolded. */
export function WhereShown({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown || !place.current) return;
    // In the frame after: a place that grew while it is measured would be measured again
    const watcher = new ResizeObserver(
      ([entry]) => entry && entry.contentRect.width > 0 && requestAnimationFrame(() => setShown(true)),
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isShown]);
  return (
    <div ref={place} className={className}>
      {isShown && children}
    </div>
  );
}
