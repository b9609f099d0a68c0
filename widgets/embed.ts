/** Put in by the build, from the registry. */
declare const WIDGET_FILES: Record<string, string>;

/** Widgets by tag; each file stands beside this one. */
const files = WIDGET_FILES;

/** Begins a little before the widget scrolls into view. */
const NEAR_PX = 600;
const selector = Object.keys(files)
  .map((tag) => `${tag}:not(:defined)`)
  .join();
const RETRY_MS = 10_000;
const asked = new Set<string>();

function load(tag: string): void {
  const file = files[tag];
  if (!file || asked.has(tag)) return;
  asked.add(tag);
  import(/* @vite-ignore */ new URL(file, import.meta.url).href).catch(() => {
    asked.delete(tag);
    const again = () => load(tag);
    setTimeout(again, RETRY_MS);
    addEventListener('online', again, { once: true });
  });
}

/** What stands in sight already is not kept waiting for the frame in which an observer tells so. */
function isNear(element: Element): boolean {
  const [box] = element.getClientRects();
  return box !== undefined && box.top < innerHeight + NEAR_PX && box.bottom > -NEAR_PX;
}

/** Each is measured once: a page that changes all the time is not laid out for it each time. */
const seen = new WeakSet<Element>();

if (typeof IntersectionObserver !== 'undefined') {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        load(target.localName);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const watch = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) {
      if (seen.has(element)) continue;
      seen.add(element);
      if (isNear(element)) load(element.localName);
      else sight.observe(element);
    }
  };
  watch(document);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) watch(document);
  }).observe(document, { childList: true, subtree: true });
}
