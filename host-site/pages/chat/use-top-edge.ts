import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the distance from the page's top to an element in its `--top-edge`: how tall the header is hangs on width, language and zoom. */
export function useTopEdge(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--top-edge', `${Math.round(top)}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    measure();
    return () => sizes.disconnect();
  }, [place]);
}
