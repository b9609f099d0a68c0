import { type RefObject, useEffect } from 'react';

const PHONE = '(max-width: 30em)';

/**
 * On phones, a keyboard covers the lower half of the page without making it smaller (iOS always, Android by default).
 * While one writes, the chat is then as high as what can be seen, and stands at its lower edge.
 */
export function useKeyboardRoom(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const panel = place.current;
    if (!view || !panel) return;
    const fit = () => {
      const isWriting = panel.querySelector('textarea:focus') !== null;
      const isCovered = view.height * view.scale < window.innerHeight - 1;
      if (!isWriting || !isCovered || !matchMedia(PHONE).matches) return panel.style.removeProperty('--room');
      panel.style.setProperty('--room', `${view.height}px`);
      const below = panel.getBoundingClientRect().bottom - view.offsetTop - view.height;
      window.scrollBy({ top: below, behavior: 'instant' });
    };
    view.addEventListener('resize', fit);
    panel.addEventListener('focusin', fit);
    panel.addEventListener('focusout', fit);
    return () => {
      view.removeEventListener('resize', fit);
      panel.removeEventListener('focusin', fit);
      panel.removeEventListener('focusout', fit);
    };
  }, [place]);
}
