const typingEvents = ['keydown', 'keypress', 'keyup', 'input'] as const;
const stop = (event: Event) => event.stopPropagation();

/** Keeps what is typed in the widget from the page's own shortcuts, which would see the element and not a text field. */
export function containKeys(root: ShadowRoot): void {
  for (const type of typingEvents) root.addEventListener(type, stop);
}
