/** What a person aims at: by the words on it, its label, or what it stands for. The last that is shown counts: a dialog stands over its page. */
export type Target = { button: string } | { field: string } | { radio: string } | { checkbox: number };

/** A browser in which a visitor clicks and types; each waits until the target is there. */
export interface Engine {
  open(url: string): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Attributes, as the page's own script may give an element. */
  give(tag: string, attributes: Record<string, string>): Promise<void>;
  /** All that can be read in the page, shadow roots included. */
  text(): Promise<string>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs in the page: the element of a target, through all shadow roots, in the middle of the view; null while it is not shown,
 * and until it has stayed where it is from one call to the next: a click goes to a place. What is given to a driver is its
 * source, so it uses nothing from outside.
 */
export function findInPage(target: Target): Element | null {
  const roots = (node: ParentNode): ParentNode[] => [
    node,
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  const all = <Found extends Element>(selector: string) =>
    roots(document).flatMap((root) => [...root.querySelectorAll<Found & Element>(selector)]) as Found[];
  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const open = all<HTMLDialogElement>('dialog[open]').at(-1);
  const isReachable = (element: Element) => isShown(element) && (!open || open.contains(element));
  const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());
  const atRest = (element: (Element & { placeBefore?: string }) | null | undefined) => {
    if (!element) return null;
    const isAtRest = element.placeBefore === placeOf(element);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.placeBefore = placeOf(element);
    return isAtRest ? element : null;
  };
  if ('button' in target) {
    const named = all<HTMLButtonElement>('button, a').filter(
      (it) => words(it) === target.button || it.getAttribute('aria-label') === target.button,
    );
    return atRest(named.filter((it) => isReachable(it) && !it.matches(':disabled')).at(-1));
  }
  if ('field' in target) {
    const labelled = all<HTMLInputElement>('input, textarea').filter(
      (it) =>
        it.getAttribute('aria-label') === target.field ||
        [...(it.labels ?? [])].some((label) => words(label).startsWith(target.field)),
    );
    return atRest(labelled.filter(isReachable).at(-1));
  }
  const boxes = all<HTMLInputElement>('input').filter((it) => isReachable(it.labels?.[0] ?? it));
  const box =
    'radio' in target
      ? boxes.findLast((it) => it.type === 'radio' && it.value === target.radio)
      : boxes.filter((it) => it.type === 'checkbox').at(target.checkbox);
  return atRest(box?.labels?.[0] ?? box);
}

/** Runs in the page. */
export function giveInPage(tag: string, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) document.querySelector(tag)?.setAttribute(name, value);
}

/** Runs in the page. */
export function readPage(): string {
  const texts = (node: Node): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (node instanceof Element && node.matches('style, script, template')) return [];
    const shadow = node instanceof Element ? node.shadowRoot : null;
    return [...node.childNodes, ...(shadow?.childNodes ?? [])].flatMap(texts);
  };
  return texts(document.body).join(' ').replaceAll(/\s+/g, ' ');
}

/** Asks again until there is an answer. */
export async function until<Found>(what: string, ask: () => Promise<Found | null | undefined | false>): Promise<Found> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) throw new Error(`not there: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
