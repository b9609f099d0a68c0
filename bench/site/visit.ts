import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openAddress } from '../embed/session.ts';
import { layoutShift } from '../embed/timing.ts';

/** One cold, throttled visit of somebody who only looks. Times in milliseconds, sizes in bytes. */
export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  bytes: number;
  requests: number;
}

/** Longer than anything that a page does by itself. */
const SETTLE_MS = 3_000;

export async function visit(
  browser: Browser,
  url: string,
  { throttled = true, cookie }: { throttled?: boolean; cookie?: string } = {},
): Promise<Visit> {
  const session = await openAddress(browser, url, { ready: 'main h1', throttled, ...(cookie && { cookie }) });
  try {
    await session.page.waitForLoadState('load');
    await wait(SETTLE_MS);
    const { firstPaintMs, largestPaintMs, longTasks, shifts } = await session.page.evaluate(() => {
      const { largestPaintMs, longTasks, shifts } = window.observed;
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { firstPaintMs: first?.startTime ?? Number.NaN, largestPaintMs, longTasks, shifts };
    });
    if (session.errors.length > 0) throw new Error(`${url}: ${session.errors.join('; ')}`);
    return {
      firstPaintMs,
      largestPaintMs,
      blockingMs: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      shift: layoutShift(shifts),
      bytes: session.traffic.bytes,
      requests: session.traffic.requests,
    };
  } finally {
    await session.close();
  }
}
