import type { StreamEvent } from '#api/http/route.ts';

const encoder = new TextEncoder();
const written = ({ event, data }: StreamEvent) => encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

interface Ends {
  /** The event that tells what went wrong after the first one. */
  failed: (error: unknown) => StreamEvent;
  /** Called when the client has gone. */
  stop: () => void;
}

async function drain(events: AsyncGenerator<StreamEvent>, failed: Ends['failed']): Promise<void> {
  try {
    for await (const _ of events);
  } catch (error) {
    failed(error);
  }
}

/** Events as server-sent events, each written when the client takes it. A client that goes stops the work, which then ends by itself. */
export function eventStream(
  first: StreamEvent,
  events: AsyncGenerator<StreamEvent>,
  { failed, stop }: Ends,
): ReadableStream<Uint8Array> {
  let isGone = false;
  return new ReadableStream({
    start: (controller) => controller.enqueue(written(first)),
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => ({ done: false, value: failed(error) }) as const);
      if (isGone) return;
      if (next.done) controller.close();
      else controller.enqueue(written(next.value));
    },
    cancel() {
      isGone = true;
      stop();
      return drain(events, failed);
    },
  });
}
