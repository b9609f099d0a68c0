import * as z from 'zod/mini';
import { failureOfError, logCause } from '#api/ground/errors.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { limitKey } from '#api/http/client-address.ts';
import { writtenEvent } from '#api/http/outlet.ts';
import { problemOf } from '#api/http/replies.ts';
import type { StreamEvent } from '#api/http/route.ts';
import { type Opened, runStream, type StreamRoute } from '#api/http/run-route.ts';

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
function eventStream(
  first: StreamEvent,
  events: AsyncGenerator<StreamEvent>,
  { failed, stop }: Ends,
): ReadableStream<Uint8Array> {
  let isGone = false;
  return new ReadableStream({
    start: (controller) => controller.enqueue(writtenEvent(first)),
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => ({ done: false, value: failed(error) }) as const);
      if (isGone) return;
      if (next.done) controller.close();
      else controller.enqueue(writtenEvent(next.value));
    },
    cancel() {
      isGone = true;
      stop();
      return drain(events, failed);
    },
  });
}

interface Replying {
  request: Request;
  status: number;
  headers: Record<string, string>;
  /** Called once all is said. */
  done: () => void;
  /** Gives the place among the open streams back. */
  close: () => void;
  /** Aborted when nobody listens any more, or the server stops. */
  gone: AbortController;
}

const EVENT_STREAM = 'text/event-stream';

export const wantsEvents = ({ headers }: Request) => headers.get('accept')?.includes(EVENT_STREAM) === true;

/** Browsers and proxies hand events on at once. */
export const eventHeaders = { 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' };

async function* noting(events: AsyncGenerator<StreamEvent>, { done, close }: Replying): AsyncGenerator<StreamEvent> {
  try {
    yield* events;
    done();
  } finally {
    close();
  }
}

/** A failure before the first event is thrown, and becomes a problem like any other; a later one, or that the server stops, is the last event. */
async function eventReply(tools: AppTools, route: StreamRoute, opened: Opened, replying: Replying): Promise<Response> {
  const { request, status, headers, gone } = replying;
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const events = noting(runStream(tools, route, opened, signal), replying);
  const { requestId, locale } = opened.call;
  const failed = (error: unknown) => {
    const failure = failureOfError(error);
    logCause(tools.deps.logger, failure, requestId, error);
    return { event: 'error', data: problemOf(failure, locale.language, requestId) };
  };
  const first = await events.next().catch((error: unknown) => {
    if (error !== gone.signal.reason) throw error;
    return { done: false, value: failed(error) } as const;
  });
  if (first.done) return new Response(null, { status, headers });
  const body = eventStream(first.value, events, { failed, stop: () => gone.abort() });
  const told = first.value.event === 'error' ? {} : route.stream.headers?.(first.value.data);
  return new Response(body, { status, headers: { ...headers, ...told, ...eventHeaders } });
}

async function jsonReply(tools: AppTools, route: StreamRoute, opened: Opened, replying: Replying): Promise<Response> {
  const { request, status, headers, gone } = replying;
  const signal = AbortSignal.any([request.signal, gone.signal]);
  let reply: unknown = null;
  for await (const { event, data } of noting(runStream(tools, route, opened, signal), replying))
    if (event === 'done') reply = data;
  if (tools.deps.settings.checkReplies) z.parse(route.endpoint.reply, reply);
  const told = reply === null ? {} : route.stream.headers?.(reply);
  return new Response(JSON.stringify(reply), { status, headers: { ...headers, ...told } });
}

/** The reply of a stream's call; refused where too many are open: as events where the client asks for them, else as JSON. */
export function streamReply(
  tools: AppTools,
  route: StreamRoute,
  opened: Opened,
  replying: Omit<Replying, 'close' | 'gone'>,
): Promise<Response> {
  const { visit, address } = opened.call;
  const leave = tools.streams.open(visit?.known ? visit.id : limitKey(address));
  const gone = new AbortController();
  const unwatch = tools.deps.shutdown.watch(gone);
  const close = () => {
    leave();
    unwatch();
  };
  const { request } = replying;
  request.signal.addEventListener('abort', close, { once: true });
  return (wantsEvents(request) ? eventReply : jsonReply)(tools, route, opened, { ...replying, close, gone });
}
