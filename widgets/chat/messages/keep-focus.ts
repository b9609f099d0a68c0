/** The conversation takes the focus from what is about to leave; else it would be lost to the page. */
export function keepFocus(leaving: Element): void {
  const root = leaving.getRootNode() as ShadowRoot;
  if (root.activeElement && leaving.contains(root.activeElement))
    root.querySelector<HTMLElement>('.scroller')?.focus({ preventScroll: true });
}
