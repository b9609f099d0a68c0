import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { open, type Session, tryFirstInput, untilUsable } from './session.ts';
import { hostPageAlone, type Widget } from './widget.ts';

const hostile =
  '* { letter-spacing: .3em; font-family: cursive; line-height: 3 } button, input, textarea, select, label, a, p, div, span, h2, h3, form { text-transform: uppercase !important; border: 4px dashed red !important; background: yellow !important; font-size: 30px !important; box-sizing: content-box !important; margin: 9px !important }';
const properties = [
  'fontFamily',
  'fontSize',
  'letterSpacing',
  'lineHeight',
  'color',
  'backgroundColor',
  'borderTopStyle',
  'textTransform',
  'boxSizing',
  'marginTop',
  'listStyleType',
  'textDecorationLine',
];

const hostStyles = ({ page }: Session) =>
  page.evaluate((names) => {
    const elements = [...document.querySelectorAll('body, [data-host], [data-host] *')];
    return elements.map((it) => names.map((name) => getComputedStyle(it)[name as 'color']).join('|'));
  }, properties);

const widgetStyles = ({ page }: Session, widget: Widget) =>
  page.evaluate(
    ({ ready, names }) => {
      const input = window.observed.find(ready);
      if (!input) return [];
      const root = input.getRootNode();
      const scope =
        root instanceof ShadowRoot ? root : (input.closest('#slot > *') ?? input.closest('body > *') ?? input);
      const drawn = [...scope.querySelectorAll('*')].filter(
        (it) => !/^(STYLE|SCRIPT|LINK|TEMPLATE|SLOT)$/.test(it.tagName) && !(it instanceof SVGElement),
      );
      return drawn.slice(0, 300).map((it) => names.map((name) => getComputedStyle(it)[name as 'color']));
    },
    { ready: widget.ready, names: properties },
  );

export interface StyleProbe {
  /** Share of the widget's computed properties that a hostile host style changes. */
  leakInPercent: number;
  /** Elements of the host whose look the widget changes. */
  hostElementsRestyled: number;
  /** Keys typed in the widget whose target looks to the page as if nobody were typing. */
  keysMistaken: number;
  keysSeen: number;
}

async function keysSeenByHost(session: Session, widget: Widget) {
  if (widget.type === null) return { keysSeen: 0, keysMistaken: 0 };
  await session.page.evaluate(() => {
    window.seenKeys = [];
    window.addEventListener('keydown', ({ target }) => {
      window.seenKeys.push(
        target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable),
      );
    });
  });
  await tryFirstInput(session, widget);
  await session.page.keyboard.type('skh');
  const seen = await session.page.evaluate(() => window.seenKeys);
  return { keysSeen: seen.length, keysMistaken: seen.filter((isTyping) => !isTyping).length };
}

export async function probeStyles(browser: Browser, widget: Widget): Promise<StyleProbe> {
  const alone = await open(browser, hostPageAlone);
  await untilUsable(alone);
  const plain = await hostStyles(alone);
  await alone.close();
  const session = await open(browser, widget);
  try {
    await untilUsable(session);
    await wait(1_000);
    const host = await hostStyles(session);
    const before = await widgetStyles(session, widget);
    await session.page.addStyleTag({ content: hostile });
    await wait(600);
    const after = await widgetStyles(session, widget);
    const all = before.flatMap((values, index) => values.map((value, at) => value !== after[index]?.[at]));
    const changed = all.filter(Boolean).length;
    return {
      leakInPercent: all.length > 0 ? (100 * changed) / all.length : Number.NaN,
      hostElementsRestyled: host.filter((value, index) => value !== plain[index]).length,
      ...(await keysSeenByHost(session, widget)),
    };
  } finally {
    await session.close();
  }
}
