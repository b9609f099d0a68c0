import { ApiError, CALL_TIMEOUT_MS, type CallInput, errorOnTheWay } from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import type { Problem } from '#domain/contract/problem.ts';
import { readEvents } from '#widgets/shared/api/event-stream.ts';
import { type RequestFrame, send } from '#widgets/shared/api/request.ts';

const EVENT_STREAM = 'text/event-stream';

export interface Listening {
  /** Every event but the last. */
  hear(event: string, data: unknown): void;
  /** Aborted, the call ends at once. */
  signal: AbortSignal;
}

interface Watch {
  signal: AbortSignal;
  isTimedOut(): boolean;
  heard(): void;
  end(): void;
}

/** Ends a call that says nothing for too long, or that its listener has left. */
function watch({ environment }: RequestFrame, left: AbortSignal): Watch {
  const controller = new AbortController();
  const leave = () => controller.abort();
  let isTimedOut = false;
  const arm = () =>
    environment.after(CALL_TIMEOUT_MS, () => {
      isTimedOut = true;
      controller.abort();
    });
  let cancel = arm();
  if (left.aborted) leave();
  left.addEventListener('abort', leave);
  return {
    signal: controller.signal,
    isTimedOut: () => isTimedOut,
    heard() {
      cancel();
      cancel = arm();
    },
    end() {
      cancel();
      left.removeEventListener('abort', leave);
    },
  };
}

function problemError(problem: Problem): ApiError {
  return new ApiError(problem.status, problem.code, problem.detail, problem);
}

async function listen(response: Response, { hear }: Listening, watched: Watch): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.startsWith(EVENT_STREAM)) return response.json();
  if (!response.body) throw new ApiError(0, 'network', 'no reply');
  for await (const { event, data } of readEvents(response.body)) {
    watched.heard();
    const content: unknown = JSON.parse(data);
    if (event === 'done') return content;
    if (event === 'error') throw problemError(content as Problem);
    hear(event, content);
  }
  throw new ApiError(0, 'network', 'the reply was cut');
}

/** One call whose reply is told as it comes. The reply is the last event; throws `ApiError` when that does not come. */
export async function requestEvents<E extends Endpoint>(
  frame: RequestFrame,
  endpoint: E,
  input: CallInput<E>,
  listening: Listening,
): Promise<ReplyOf<E>> {
  const watched = watch(frame, listening.signal);
  try {
    const response = await send(frame, endpoint, input, { signal: watched.signal, accept: EVENT_STREAM });
    watched.heard();
    return (await listen(response, listening, watched)) as ReplyOf<E>;
  } catch (error) {
    throw errorOnTheWay(error, watched.isTimedOut());
  } finally {
    watched.end();
  }
}
