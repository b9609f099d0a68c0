import type { StreamEvent } from '#api/http/route.ts';

const encoder = new TextEncoder();

/** An event as it goes over the line. */
export function writtenEvent({ event, data, id }: StreamEvent): Uint8Array {
  const numbered = id === undefined ? '' : `id: ${id}\n`;
  return encoder.encode(`event: ${event}\n${numbered}data: ${JSON.stringify(data)}\n\n`);
}

const BEAT = encoder.encode(': beat\n\n');

/** Events that a client has not taken: with more than these it is cut. It comes back and goes on where it was. */
const MOST_UNTAKEN = 200;

/** A stream that events are put into from outside, until either side ends it. */
export interface Outlet {
  body: ReadableStream<Uint8Array>;
  readonly isOver: boolean;
  send(event: StreamEvent): void;
  /** Keeps proxies from taking the line for dead. */
  beat(): void;
  end(last?: StreamEvent): void;
  /** Called once, when it ends; at once where it has. */
  atEnd(work: () => void): void;
}

export function createOutlet(): Outlet {
  let isOver = false;
  let works: (() => void)[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = () => {
    isOver = true;
    for (const work of works) work();
    works = [];
  };
  const body = new ReadableStream<Uint8Array>({
    start: (its) => {
      controller = its;
    },
    cancel: finish,
  });
  const end = (last?: StreamEvent) => {
    if (isOver) return;
    if (last) controller?.enqueue(writtenEvent(last));
    controller?.close();
    finish();
  };
  const put = (chunk: Uint8Array) => {
    if (isOver) return;
    if ((controller?.desiredSize ?? 0) < -MOST_UNTAKEN) end();
    else controller?.enqueue(chunk);
  };
  return {
    body,
    get isOver() {
      return isOver;
    },
    send: (event) => put(writtenEvent(event)),
    beat: () => put(BEAT),
    end,
    atEnd(work) {
      if (isOver) work();
      else works.push(work);
    },
  };
}
