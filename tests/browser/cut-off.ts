import type { Page } from 'playwright';

/** Runs in the page: all elements that can be seen, those in shadow roots included. */
function visibleElements(): HTMLElement[] {
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((it) => [it, ...(it.shadowRoot ? inside(it.shadowRoot) : [])]);
  const isClippedAway = (it: Element | null): boolean =>
    it !== null && (getComputedStyle(it).clipPath !== 'none' || isClippedAway(it.parentElement));
  return inside(document.body).filter((it): it is HTMLElement => {
    if (!(it instanceof HTMLElement) || !it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    const { width, height } = it.getBoundingClientRect();
    return width > 1 && height > 1 && !isClippedAway(it);
  });
}

/** What reaches over an edge of the window, needs a scroll sideways, or is clipped by its own box. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(`(${findCutOff})(${visibleElements})`);
}

function findCutOff(seen: typeof visibleElements): string[] {
  const width = document.documentElement.clientWidth;
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement));
  const isOver = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > width + 1) && !scrollsItself(element.parentElement);
  };
  const isClipped = (element: HTMLElement) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
    element.innerText?.trim() !== '' &&
    element.scrollWidth > element.clientWidth + 1;
  const wide = seen().filter((it) => isOver(it) || isClipped(it));
  const found = wide.map((it) => it.outerHTML.slice(0, 160));
  return document.documentElement.scrollWidth > width + 1 ? ['the page scrolls sideways', ...found] : found;
}

/** Controls that, once they have the focus, are off the screen or lie under something else (WCAG 2.4.11). */
export function reachable(page: Page): Promise<string[]> {
  return page.evaluate(`(${findHidden})(${visibleElements})`);
}

function findHidden(seen: typeof visibleElements): string[] {
  const dialog = seen().find((it) => it.matches('dialog[open]'));
  const holds = (element: HTMLElement) =>
    !dialog || (dialog.getRootNode() === element.getRootNode() && dialog.contains(element));
  const controls = seen().filter((it) => it.matches('a[href], button:enabled, input, textarea, select') && holds(it));
  const isHidden = (control: HTMLElement) => {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const root = control.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    const target = control.closest('label') ?? control;
    return !hit || !(target.contains(hit) || hit.contains(target));
  };
  return controls.filter(isHidden).map((it) => it.outerHTML.slice(0, 160));
}
