import type OpenAI from 'openai';

type Chunk = OpenAI.ChatCompletionChunk;

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** What came of one call. */
export interface Round {
  text: string;
  calls: ToolCall[];
  /** Tokens, where the vendor tells them. */
  used: number | undefined;
}

/** A stream that ended before it said why. */
export class CutShort extends Error {
  override readonly name = 'CutShort';
}

const MOST_CALLS = 8;
const LONGEST_ARGUMENTS = 8_000;

/** Tool calls come in pieces, each with the place of the call it belongs to. */
function collect(calls: ToolCall[], parts: NonNullable<Chunk['choices'][0]['delta']['tool_calls']>): void {
  for (const { index, id, function: made } of parts) {
    if (index < 0 || index >= MOST_CALLS) continue;
    calls[index] ??= { id: '', name: '', arguments: '' };
    const call = calls[index];
    call.id ||= id ?? '';
    call.name ||= made?.name ?? '';
    call.arguments = (call.arguments + (made?.arguments ?? '')).slice(0, LONGEST_ARGUMENTS);
  }
}

/** The words of one stream as they come. Throws `CutShort` where it ends without a finish reason, or with one that cuts it. */
export async function* readRound(stream: AsyncIterable<Chunk>): AsyncGenerator<string, Round> {
  const round: Round = { text: '', calls: [], used: undefined };
  let finish: string | null = null;
  for await (const { choices, usage } of stream) {
    round.used = usage?.total_tokens ?? round.used;
    const [choice] = choices ?? [];
    if (!choice) continue;
    const { content, tool_calls: parts } = choice.delta ?? {};
    if (parts) collect(round.calls, parts);
    if (content) {
      round.text += content;
      yield content;
    }
    finish = choice.finish_reason ?? finish;
  }
  if (finish !== 'stop' && finish !== 'tool_calls') throw new CutShort(`the stream ended with ${finish}`);
  round.calls = round.calls.filter(Boolean);
  return round;
}
