import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { metrics, open, type Session, tryFirstInput, untilUsable } from './session.ts';
import { probeStyles, type StyleProbe } from './style-probe.ts';
import type { Widget } from './widget.ts';

/** What embedders complain about, tried without throttling. */
export interface Probes extends StyleProbe {
  strictPolicy: { usable: boolean; works: boolean; violations: string[] };
  twice: { errors: string[]; inputs: number; inputsOnce: number };
  remount: { usable: boolean; kilobytesPerCycle: number; nodesPerCycle: number; listenersPerCycle: number };
  globals: string[];
  stored: { cookies: number; local: number; session: number };
  axe: string[];
}

async function withSession<Result>(
  browser: Browser,
  widget: Widget,
  probe: (session: Session) => Promise<Result>,
  options = {},
): Promise<Result> {
  const session = await open(browser, widget, options);
  try {
    await untilUsable(session, 15_000);
    await wait(800);
    return await probe(session);
  } finally {
    await session.close();
  }
}

const strictPolicy = (widget: Widget) => async (session: Session) => {
  const { usable, violations } = await session.page.evaluate(() => ({
    usable: window.observed.ready !== null,
    violations: window.observed.violations,
  }));
  return { usable, works: usable && (await tryFirstInput(session, widget)), violations: [...new Set(violations)] };
};

const countInputs = ({ page }: Session, { ready }: Widget) =>
  page.evaluate((path) => window.observed.findAll(path).filter(window.observed.isUsable).length, ready);

const scriptTwice = (widget: Widget) => async (session: Session) => {
  const inputsOnce = await countInputs(session, widget);
  const before = session.errors.length;
  await session.page.evaluate(async () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('head script, #slot script')) {
      const copy = document.createElement('script');
      for (const { name, value } of script.attributes) copy.setAttribute(name, value);
      copy.nonce = script.nonce;
      if (script.src) copy.src = `${script.src}?again`;
      else copy.textContent = script.textContent;
      const loaded = new Promise((resolve) => {
        copy.onload = resolve;
        copy.onerror = resolve;
      });
      document.getElementById('slot')?.append(copy);
      if (script.src) await loaded;
    }
  });
  await wait(2_500);
  return { errors: [...new Set(session.errors.slice(before))], inputsOnce, inputs: await countInputs(session, widget) };
};

const CYCLES = 60;
/** The first cycles also make what the engine keeps for good. */
const WARM_UP = 40;

const remount = (widget: Widget) => async (session: Session) => {
  const selector = widget.container ?? widget.ready.split('>>>')[0]?.trim() ?? '';
  const cycle = (times: number) =>
    session.page.evaluate(
      async ({ selector, times }) => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        for (let index = 0; index < times; index += 1) {
          const element = document.querySelector(selector);
          const { parentNode, nextSibling } = element ?? {};
          if (!element || !parentNode) return;
          element.remove();
          await pause(20);
          parentNode.insertBefore(element, nextSibling ?? null);
          await pause(40);
        }
      },
      { selector, times },
    );
  await cycle(WARM_UP);
  await metrics(session);
  const before = await metrics(session);
  await cycle(CYCLES);
  await metrics(session);
  const after = await metrics(session);
  const perCycle = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / CYCLES;
  return {
    usable: (await countInputs(session, widget)) > 0,
    kilobytesPerCycle: perCycle('JSHeapUsedSize') / 1024,
    nodesPerCycle: perCycle('Nodes'),
    listenersPerCycle: perCycle('JSEventListeners'),
  };
};

const axeSource = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const traces = async ({ page }: Session) => {
  const found = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    const ours = /^(observed|seenKeys|axe|__playwright|__pw|\d+$)/;
    return {
      globals: Object.getOwnPropertyNames(window).filter((name) => !usual.has(name) && !ours.test(name)),
      stored: {
        cookies: document.cookie.split(';').filter((it) => it.trim()).length,
        local: localStorage.length,
        session: sessionStorage.length,
      },
    };
  });
  await page.evaluate(axeSource());
  const violations = await page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    return result.violations.map(({ id, nodes }) => `${id} x${nodes.length}`);
  });
  return { ...found, axe: violations };
};

export async function probe(browser: Browser, widget: Widget): Promise<Probes> {
  return {
    ...(await probeStyles(browser, widget)),
    strictPolicy: await withSession(browser, widget, strictPolicy(widget), { strict: true }),
    twice: await withSession(browser, widget, scriptTwice(widget)),
    remount: await withSession(browser, widget, remount(widget)),
    ...(await withSession(browser, widget, traces)),
  };
}
