/** What the model is to say: text, or tool calls with the raw text of their arguments (which may be broken on purpose). */
export interface ModelTurn {
  says?: string;
  calls?: { name: string; arguments: string }[];
  /** `length` tells that the answer was stopped by the token limit. */
  finish?: 'stop' | 'length' | 'content_filter';
}

/** The part of a chat completion request that shapes the reply. */
export interface CompletionRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  tools?: { function: { name: string } }[];
  store?: boolean;
  safety_identifier?: string;
}

const PIECE = 6;

/** A rough count, as real enough for budgets: four characters a token. */
const tokens = (text: string) => Math.ceil(text.length / 4);

function usage(request: CompletionRequest, turn: ModelTurn) {
  const prompt = tokens(JSON.stringify(request.messages));
  const completion = tokens((turn.says ?? '') + JSON.stringify(turn.calls ?? ''));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

const toolCalls = (turn: ModelTurn) =>
  turn.calls?.map((call, index) => ({ index, id: `call_${index}`, type: 'function', function: call }));

const finishReason = (turn: ModelTurn) => (turn.calls ? 'tool_calls' : (turn.finish ?? 'stop'));

const head = (request: CompletionRequest, object: string) => ({
  id: 'chatcmpl-test',
  object,
  created: 1_700_000_000,
  model: request.model,
});

/** The JSON reply of `POST /v1/chat/completions`. */
export function completion(request: CompletionRequest, turn: ModelTurn) {
  const tool_calls = toolCalls(turn)?.map(({ index: _, ...call }) => call);
  const message = { role: 'assistant', content: turn.says ?? null, refusal: null, ...(tool_calls && { tool_calls }) };
  return {
    ...head(request, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason(turn) }],
    usage: usage(request, turn),
  };
}

const pieces = (text: string) => text.match(new RegExp(`.{1,${PIECE}}`, 'gsu')) ?? [];

function* deltas(turn: ModelTurn) {
  yield { role: 'assistant', content: '' };
  for (const content of pieces(turn.says ?? '')) yield { content };
  for (const call of toolCalls(turn) ?? []) {
    const { index, id, type, function: made } = call;
    yield { tool_calls: [{ index, id, type, function: { name: made.name, arguments: '' } }] };
    for (const part of pieces(made.arguments)) yield { tool_calls: [{ index, function: { arguments: part } }] };
  }
}

/** The server-sent events of a streamed reply, one string an event, `[DONE]` last. */
export function* completionEvents(request: CompletionRequest, turn: ModelTurn): Generator<string> {
  const chunk = (rest: object) => `data: ${JSON.stringify({ ...head(request, 'chat.completion.chunk'), ...rest })}\n\n`;
  for (const delta of deltas(turn)) yield chunk({ choices: [{ index: 0, delta, finish_reason: null }] });
  yield chunk({ choices: [{ index: 0, delta: {}, finish_reason: finishReason(turn) }] });
  if (request.stream_options?.include_usage) yield chunk({ choices: [], usage: usage(request, turn) });
  yield 'data: [DONE]\n\n';
}
