import type { ServerResponse } from 'node:http';
import {
  type Call,
  type LoopbackServer,
  resetConnection,
  sendJson,
  startLoopback,
} from '#tests/harness/loopback-server.ts';
import { type CompletionRequest, completion, completionEvents, type ModelTurn } from '#tests/harness/openai-replies.ts';
import { createScript, wait } from '#tests/harness/script.ts';

/** `cut` ends the reply properly after so many bytes, `stall` falls silent there, `reset` breaks the connection there. */
export type OpenAiFault =
  | { does: 'status'; status: number; retryAfterSeconds?: number; message?: string }
  | { does: 'silent' }
  | { does: 'cut' | 'stall' | 'reset'; afterBytes: number; turn?: ModelTurn }
  | { does: 'slow'; firstTokenMs: number; betweenMs?: number; turn?: ModelTurn };

export type OpenAiLine = ModelTurn | OpenAiFault;

export interface OpenAiServer extends LoopbackServer {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  /** Requests that arrived, whatever became of them. */
  requests: CompletionRequest[];
  /** Replies not ended yet and whose caller is still there. */
  openReplies(): number;
  script(line: OpenAiLine, times?: number): void;
}

export const OPENAI_KEY = 'sk-test-key';

const usual: Record<number, [type: string, code: string | null, message: string]> = {
  400: ['invalid_request_error', null, 'Invalid request.'],
  401: ['invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  404: ['invalid_request_error', 'model_not_found', 'The model does not exist.'],
  429: ['requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'],
  500: ['server_error', null, 'The server had an error while processing your request.'],
  503: ['service_unavailable', null, 'The engine is currently overloaded.'],
};

function refuse(response: ServerResponse, status: number, text?: string, retryAfterSeconds?: number) {
  const [type, code, message] = usual[status] ?? ['api_error', null, `Status ${status}`];
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  sendJson(response, status, { error: { message: text ?? message, type, param: null, code } }, headers);
}

async function send(response: ServerResponse, request: CompletionRequest, turn: ModelTurn, betweenMs = 0) {
  if (!request.stream) return sendJson(response, 200, completion(request, turn));
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of completionEvents(request, turn)) {
    if (response.destroyed) return;
    response.write(event);
    if (betweenMs > 0) await wait(betweenMs);
  }
  response.end();
}

function sendPart(
  response: ServerResponse,
  request: CompletionRequest,
  turn: ModelTurn,
  bytes: number,
  then: () => void,
) {
  const whole = request.stream
    ? [...completionEvents(request, turn)].join('')
    : JSON.stringify(completion(request, turn));
  const type = request.stream ? 'text/event-stream; charset=utf-8' : 'application/json';
  response.writeHead(200, { 'content-type': type });
  response.flushHeaders();
  response.write(Buffer.from(whole).subarray(0, bytes), then);
}

async function misbehave(fault: OpenAiFault, request: CompletionRequest, response: ServerResponse) {
  if (fault.does === 'silent') return;
  if (fault.does === 'status') return refuse(response, fault.status, fault.message, fault.retryAfterSeconds);
  const turn = fault.turn ?? { says: 'What kind of home do you live in?' };
  if (fault.does === 'slow') {
    await wait(fault.firstTokenMs);
    return send(response, request, turn, fault.betweenMs);
  }
  sendPart(response, request, turn, fault.afterBytes, () => {
    if (fault.does === 'cut') response.end();
    if (fault.does === 'reset') resetConnection(response);
  });
}

const usualLine: OpenAiLine = { says: 'What kind of home do you live in?' };

/** Speaks the chat completions protocol (JSON and server-sent events) and misbehaves as scripted; unscripted it says what `improvise` makes of a request. */
export async function startOpenAi(
  improvise: (request: CompletionRequest) => OpenAiLine = () => usualLine,
  key = OPENAI_KEY,
): Promise<OpenAiServer> {
  const requests: CompletionRequest[] = [];
  const open = new Set<ServerResponse>();
  const script = createScript<OpenAiLine>();

  async function answer(call: Call, response: ServerResponse) {
    open.add(response);
    response.on('close', () => open.delete(response));
    if (call.headers.authorization !== `Bearer ${key}`) return refuse(response, 401);
    if (call.path !== '/v1/chat/completions') return refuse(response, 404, `Unknown request URL: ${call.path}`);
    const request = JSON.parse(call.body) as CompletionRequest;
    requests.push(request);
    const line = script.next() ?? improvise(request);
    return 'does' in line ? misbehave(line, request, response) : send(response, request, line);
  }

  const server = await startLoopback(answer);
  return { ...server, baseUrl: `${server.url}/v1`, requests, openReplies: () => open.size, script: script.add };
}
