import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#widgets/shared/define-widget/adopt-styles.ts';

/** Draws a tree of the later part into its place; the reply takes it away. */
export function drawLater(place: HTMLElement, styles: string, tree: ReactNode): () => void {
  adoptStyles(place, styles);
  const root = createRoot(place);
  root.render(tree);
  return () => root.unmount();
}
