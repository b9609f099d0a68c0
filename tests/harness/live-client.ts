import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { followNews } from '#domain/contract/notifications.ts';
import { call } from '#tests/harness/calls.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

interface LiveEvent {
  event: string;
  id: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: what a test looks at differs with the event
  data: any;
}

export interface LiveClient {
  status: number;
  /** The next event; undefined once the stream is over. A test fails that waits too long for one. */
  next(): Promise<LiveEvent | undefined>;
  /** As a browser that closes its tab. */
  leave(): Promise<void>;
}

const PATIENCE_MS = 15_000;

function eventOf(block: string): LiveEvent | undefined {
  const [, event = '', id, data = ''] = /^event: (\w+)\n(?:id: (\d+)\n)?data: (.*)$/.exec(block) ?? [];
  return event ? { event, id: id === undefined ? undefined : Number(id), data: JSON.parse(data) } : undefined;
}

/** Listens to what is new for somebody; `after` is the last number that was heard. */
export async function listenAs(app: TestApp, { as }: SignedIn, after?: number): Promise<LiveClient> {
  const last = after === undefined ? {} : { 'Last-Event-ID': String(after) };
  const headers = { ...as.headers, ...last, Accept: 'text/event-stream' };
  const reply = await call(app, followNews, {}, { ...as, headers });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = () => {
    if (!reader) return Promise.resolve({ done: true, value: undefined } as const);
    const ending = new AbortController();
    const silence = wait(PATIENCE_MS, undefined, { signal: ending.signal }).then(() => expect.fail('no event came'));
    silence.catch(() => {});
    return Promise.race([reader.read(), silence]).finally(() => ending.abort());
  };
  const next = async (): Promise<LiveEvent | undefined> => {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { done, value } = await read();
      if (done) return undefined;
      text += value;
      return next();
    }
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return eventOf(block) ?? next();
  };
  return { status: reply.status, next, leave: async () => reader?.cancel() };
}
