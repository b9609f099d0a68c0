import type { ReactElement } from 'react';
import { useGradually } from '#widgets/shared/ui/use-gradually.ts';

/**
 * Draws its children one after the other, each in a frame of its own: the first can be used before the last is there,
 * and no frame takes so long that a slow phone would miss a tap. What comes later stands below, so nothing moves.
 */
export function Gradually({ children }: { children: readonly ReactElement[] }) {
  const drawn = useGradually(children.length);
  return drawn >= children.length ? children : children.slice(0, drawn);
}
