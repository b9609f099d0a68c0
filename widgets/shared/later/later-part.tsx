import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#widgets/shared/define-widget/adopt-styles.ts';

/** Draws into a place until it is told to stop. */
export type Mount = (place: HTMLElement) => () => void;

/** The place into which a part that was loaded later draws, with a runtime of its own. */
export function LaterPart({ mount }: { mount: Mount }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? mount(place.current) : undefined), [mount]);
  return <div ref={place} className="later" />;
}

/** Draws a tree of the later part into its place; the reply takes it away. */
export function drawLater(place: HTMLElement, styles: string, tree: ReactNode): () => void {
  adoptStyles(place, styles);
  const root = createRoot(place);
  root.render(tree);
  return () => root.unmount();
}
