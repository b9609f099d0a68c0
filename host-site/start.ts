import type { Language } from '#domain/place.ts';
import { storedMark } from '#host-site/session/session-mark.ts';
import { wholeTexts } from '#host-site/texts/whole-texts.ts';

/** What people do before anything that only a script can answer; also in another tab, by signing in or out. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage'];
/** Begins a little before a part that scripts fill scrolls into view. */
const NEAR = '600px';

let isAwake = false;

/** The page comes alive. Until it has, links are links; a script that did not arrive is asked for again at the next sign. */
async function wake(): Promise<void> {
  if (isAwake) return;
  isAwake = true;
  document.documentElement.dataset.awake = '';
  const texts = wholeTexts[document.documentElement.lang as Language]();
  await Promise.all([import('./main.tsx'), texts]).catch(() => {
    isAwake = false;
  });
}

/** Browsers report a pointer that lies on a new page as one that moved by nothing. */
const isSign = (event: Event) =>
  !(event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY);

/** A page that was drawn beforehand is read, and its links followed, without scripts: they wait for a reader. */
function wakeInTime(): void {
  const heed = (event: Event) => isSign(event) && wake();
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  const sight = new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && wake(), {
    rootMargin: NEAR,
  });
  for (const island of document.querySelectorAll('[data-island]')) sight.observe(island);
}

/** Who comes back is led to where they were, which takes the page in its whole length. */
const isNew = () =>
  performance.getEntriesByType('navigation').every((it) => (it as PerformanceNavigationTiming).type === 'navigate');

function start(): void {
  const isDrawn = document.getElementById('root')?.hasChildNodes();
  /** Market, tab, anchor and who is signed in are not in the drawn page. */
  const { search, hash } = location;
  if (isDrawn && isNew() && !search && !hash && storedMark() === null) wakeInTime();
  else wake();
}

/** The page is painted first, in a task of its own; in a tab that nobody sees nothing is painted. */
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
