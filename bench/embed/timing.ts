import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Observed } from './in-page.ts';
import { metrics, open, tryFirstInput, untilUsable } from './session.ts';
import type { Widget } from './widget.ts';

/** One cold, throttled visit. Times in milliseconds, sizes in bytes. */
export interface Timing {
  usable: boolean;
  readyMs: number;
  blockingMs: number;
  longestTaskMs: number;
  keystrokeMs: number;
  heapBytes: number;
  widgetBytes: number;
  requests: number;
  shift: number;
  hostShift: number;
  works: boolean;
  foreignHosts: string[];
}

const SETTLE_MS = 2_000;

/** The largest burst of layout shifts, as the web vital counts it: gaps under 1 s, at most 5 s long. */
export function layoutShift(shifts: Observed['shifts']): number {
  let largest = 0;
  let burst = { sum: 0, from: 0, last: Number.NEGATIVE_INFINITY };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < 1_000 && at - burst.from < 5_000;
    burst = goesOn ? { ...burst, sum: burst.sum + value, last: at } : { sum: value, from: at, last: at };
    largest = Math.max(largest, burst.sum);
  }
  return largest;
}

export async function measure(browser: Browser, widget: Widget): Promise<Timing> {
  const session = await open(browser, widget, { throttled: true });
  try {
    const usable = await untilUsable(session);
    await wait(SETTLE_MS);
    const { ready, longTasks, shifts } = await session.page.evaluate(() => {
      const { ready, longTasks, shifts } = window.observed;
      return { ready, longTasks, shifts };
    });
    const { JSHeapUsedSize = 0 } = await metrics(session);
    const { bytes, documentBytes, requests } = session.traffic;
    const works = usable && (await tryFirstInput(session, widget));
    const interactions = await session.page.evaluate(() => window.observed.interactions);
    return {
      usable,
      works,
      readyMs: ready ?? Number.NaN,
      blockingMs: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTaskMs: Math.max(0, ...longTasks),
      keystrokeMs: interactions.length > 0 ? Math.max(...interactions) : Number.NaN,
      heapBytes: JSHeapUsedSize,
      widgetBytes: bytes - documentBytes,
      requests: requests - 1,
      shift: layoutShift(shifts),
      hostShift: layoutShift(shifts.filter(({ ofHost }) => ofHost)),
      foreignHosts: [...session.traffic.foreignHosts],
    };
  } finally {
    await session.close();
  }
}
