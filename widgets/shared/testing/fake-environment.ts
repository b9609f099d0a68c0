import type { Environment } from '#widgets/shared/environment.ts';

export type Reply =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { stream: (signal: AbortSignal | null | undefined) => ReadableStream<Uint8Array> }
  | 'lost';
export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}

export interface FakeEnvironment extends Environment {
  requests: SeenRequest[];
  kept: Map<string, string>;
  warnings: string[];
  /** As the browser's button does. */
  forward(): void;
  /** How many entries the tab's history has. */
  entries(): number;
  /** Runs what is due within `ms`. */
  pass(ms: number): Promise<void>;
  setOnline(isOnline: boolean): void;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** An environment with a clock that stands still, a memory of its own, and a server that is a function. */
export function fakeEnvironment(
  answer: (request: SeenRequest) => Reply = () => 'lost',
  kept = new Map<string, string>(),
): FakeEnvironment {
  let now = Date.UTC(2026, 10, 1);
  let online = true;
  let ids = 0;
  let waiting: { at: number; task: () => void }[] = [];
  let onceOnline: (() => void)[] = [];
  const requests: SeenRequest[] = [];
  const warnings: string[] = [];
  const entries: Record<string, unknown>[] = [{}];
  let entry = 0;
  const movers = new Set<() => void>();
  const go = (to: number) => {
    if (!entries[to]) return;
    entry = to;
    for (const move of movers) move();
  };
  return {
    requests,
    kept,
    warnings,
    async fetch(url, init) {
      const request: SeenRequest = {
        method: init?.method ?? 'GET',
        path: new URL(String(url)).pathname,
        headers: init?.headers as Record<string, string>,
        body: init?.body ? JSON.parse(String(init.body)) : undefined,
        credentials: init?.credentials,
      };
      requests.push(request);
      const reply = online ? answer(request) : 'lost';
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      if ('stream' in reply)
        return new Response(reply.stream(init?.signal), { headers: { 'Content-Type': 'text/event-stream' } });
      return Response.json(reply.json, reply);
    },
    memory: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    history: {
      read: (key) => entries[entry]?.[key],
      note: (key, value) => void entries.splice(entry, 1, { ...entries[entry], [key]: value }),
      add(key, value) {
        entries.splice(entry + 1, entries.length, { ...entries[entry], [key]: value });
        entry += 1;
      },
      back: () => go(entry - 1),
      onMove(task) {
        movers.add(task);
        return () => movers.delete(task);
      },
    },
    forward: () => go(entry + 1),
    entries: () => entries.length,
    now: () => now,
    after(ms, task) {
      const entry = { at: now + ms, task };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((it) => it !== entry);
      };
    },
    randomUUID: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    isOnline: () => online,
    onceOnline(task) {
      onceOnline.push(task);
      return () => undefined;
    },
    warn: (line) => void warnings.push(line),
    async pass(ms) {
      now += ms;
      const due = waiting.filter((it) => it.at <= now);
      waiting = waiting.filter((it) => it.at > now);
      for (const { task } of due) task();
      await settled();
    },
    setOnline(isOnline) {
      online = isOnline;
      if (!isOnline) return;
      const tasks = onceOnline;
      onceOnline = [];
      for (const task of tasks) task();
    },
  };
}
