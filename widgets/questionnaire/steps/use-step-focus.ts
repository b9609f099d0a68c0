import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings a new step's heading into view and reading order; never on the first drawing, which would scroll the page. */
export function useStepFocus(heading: RefObject<HTMLElement | null>, step: number): void {
  const drawn = useRef(step);
  useLayoutEffect(() => {
    if (drawn.current === step || !heading.current) return;
    drawn.current = step;
    heading.current.focus({ preventScroll: true });
    const panel = heading.current.closest('.panel');
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' });
  }, [heading, step]);
}
