import { useEffect, useRef } from 'react';

/** Draws into a place until it is told to stop. */
export type Mount = (place: HTMLElement) => () => void;

/** The place into which a part that was loaded later draws, with a runtime of its own. */
export function LaterPart({ mount }: { mount: Mount }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? mount(place.current) : undefined), [mount]);
  return <div ref={place} className="later" />;
}
