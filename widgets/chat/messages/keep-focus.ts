/** The conversation takes the focus from what is about to leave it; else it would be lost to the page. */
export function keepFocus(leaving: Element): void {
  const { activeElement } = leaving.getRootNode() as ShadowRoot;
  if (activeElement && leaving.contains(activeElement))
    leaving.closest<HTMLElement>('.scroller')?.focus({ preventScroll: true });
}
