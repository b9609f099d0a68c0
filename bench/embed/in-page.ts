/** What is seen from inside the page while it loads. */
export interface Observed {
  ready: number | null;
  longTasks: number[];
  largestPaintMs: number;
  /** Value of each layout shift, and whether it moved something of the host. */
  shifts: { at: number; value: number; ofHost: boolean }[];
  violations: string[];
  interactions: number[];
  find(path: string): Element | null;
  findAll(path: string): Element[];
  isUsable(element: Element | null): boolean;
}

declare global {
  interface Window {
    observed: Observed;
    axe: { run(root: Document, options: object): Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
    seenKeys: boolean[];
  }
}

/** Runs in the page before anything else: notes when the first input can be used, and what the page suffers. */
export function observe(ready: string): void {
  if (window !== window.top) return;
  const closedRoots = new WeakMap<Element, ShadowRoot>();
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    closedRoots.set(this, root);
    return root;
  };
  const findAll = (path: string) => {
    const steps = path.split('>>>').map((step) => step.trim());
    let roots: ParentNode[] = [document];
    let found: Element[] = [];
    for (const step of steps) {
      found = roots.flatMap((root) => [...root.querySelectorAll(step)]);
      roots = found.flatMap((it) => it.shadowRoot ?? closedRoots.get(it) ?? []);
    }
    return found;
  };
  const isUsable = (element: Element | null) => {
    if (!element?.isConnected) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !(element as HTMLInputElement).disabled && !element.closest('[inert]');
  };
  const find = (path: string) => {
    const all = findAll(path);
    return all.find(isUsable) ?? all[0] ?? null;
  };
  const observed: Observed = {
    ready: null,
    longTasks: [],
    largestPaintMs: Number.NaN,
    shifts: [],
    violations: [],
    interactions: [],
    find,
    findAll,
    isUsable,
  };
  window.observed = observed;
  const watch = (type: string, see: (entry: never) => void, extra = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({
      type,
      buffered: true,
      ...extra,
    });
  watch('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    observed.largestPaintMs = startTime;
  });
  watch('longtask', ({ duration }: PerformanceEntry) => observed.longTasks.push(duration));
  watch(
    'event',
    ({ interactionId, duration }: PerformanceEventTiming & { interactionId: number }) => {
      if (interactionId) observed.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
  type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] };
  watch('layout-shift', ({ hadRecentInput, startTime, value, sources }: Shift) => {
    if (hadRecentInput) return;
    const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
    observed.shifts.push({ at: startTime, value, ofHost: elements.some((it) => it?.closest('[data-host]')) });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    observed.violations.push(`${effectiveDirective} ${blockedURI}`),
  );
  const tick = () => {
    if (isUsable(find(ready))) observed.ready = performance.now();
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
