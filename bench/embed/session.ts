import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page, chromium as playwrightChromium } from 'playwright';
import { chromium } from '#tests/harness/chromium.ts';
import { observe } from './in-page.ts';
import { pageUrl } from './page-server.ts';
import type { Widget } from './widget.ts';

export const conditions = {
  cpu: 4,
  downKbit: 1600,
  upKbit: 750,
  latencyMs: 150,
  viewport: { width: 412, height: 823 },
};

const network = {
  offline: false,
  latency: conditions.latencyMs,
  downloadThroughput: conditions.downKbit * 125,
  uploadThroughput: conditions.upKbit * 125,
};

export interface Session {
  page: Page;
  cdp: CDPSession;
  errors: string[];
  traffic: { requests: number; bytes: number; documentBytes: number; foreignHosts: Set<string> };
  close(): Promise<void>;
}

export function launch(): Promise<Browser> {
  const resolver = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  const args = [...chromium.args, resolver, '--js-flags=--expose-gc'];
  return playwrightChromium.launch({ ...chromium, args });
}

function countTraffic(cdp: CDPSession): Session['traffic'] {
  const traffic = { requests: 0, bytes: 0, documentBytes: 0, foreignHosts: new Set<string>() };
  const live = new Map<string, string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    live.set(requestId, type ?? 'Other');
    traffic.requests += 1;
    const { hostname } = new URL(request.url);
    if (!['127.0.0.1', 'localhost'].includes(hostname)) traffic.foreignHosts.add(hostname);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!live.has(requestId)) return;
    traffic.bytes += encodedDataLength;
    if (live.get(requestId) === 'Document') traffic.documentBytes += encodedDataLength;
  });
  return traffic;
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
}

/** For this long the browser is busy with a new window of its own. */
const WINDOW_MS = 1_500;

interface Opening {
  /** What makes the page usable; `>>>` steps into a shadow root. */
  ready: string;
  throttled?: boolean;
  /** `name=value`, of somebody signed in. */
  cookie?: string;
}

/** Opens an address with a cold cache. */
export async function openAddress(
  browser: Browser,
  url: string,
  { ready, throttled, cookie }: Opening,
): Promise<Session> {
  const context = await browser.newContext({ viewport: conditions.viewport, locale: 'en-US' });
  const [name = '', value = ''] = cookie?.split('=', 2) ?? [];
  if (name) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Performance.enable');
  if (throttled) await throttle(cdp);
  const traffic = countTraffic(cdp);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message.slice(0, 200)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, 200));
  });
  await page.addInitScript(observe, ready);
  await wait(WINDOW_MS);
  await page.goto(url, { waitUntil: 'commit', timeout: 45_000 });
  return { page, cdp, errors, traffic, close: () => context.close() };
}

/** Opens the widget's host page; `strict` sends it with a strict content security policy. */
export function open(browser: Browser, widget: Widget, { throttled = false, strict = false } = {}): Promise<Session> {
  return openAddress(browser, pageUrl(widget, strict), { ready: widget.ready, throttled });
}

export async function untilUsable({ page }: Session, timeoutMs = 45_000): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (await page.evaluate(() => window.observed?.ready ?? null).catch(() => null)) return true;
    await wait(100);
  }
  return false;
}

export async function metrics({ cdp }: Session): Promise<Record<string, number>> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Clicks the first input and types into it, as a person would; tells whether it took it. */
export async function tryFirstInput({ page }: Session, { ready, type }: Widget): Promise<boolean> {
  if (type === null) return true;
  const place = await page.evaluate((path) => {
    const element = window.observed.find(path);
    element?.scrollIntoView({ block: 'center' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  }, ready);
  if (!place) return false;
  await page.mouse.click(place.x, place.y);
  await page.keyboard.type(type);
  await wait(400);
  return page.evaluate((path) => {
    const element = window.observed.find(path) as HTMLInputElement | null;
    if (!element) return true;
    if (/radio|checkbox/.test(element.type)) return element.checked;
    if (typeof element.value === 'string' && element.matches('input, textarea')) return element.value.length > 0;
    return element.isContentEditable ? (element.textContent ?? '').length > 0 : true;
  }, ready);
}
