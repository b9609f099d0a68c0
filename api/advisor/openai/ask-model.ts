import { setTimeout as wait } from 'node:timers/promises';
import type OpenAI from 'openai';

export type Request = OpenAI.ChatCompletionCreateParamsStreaming;
type Chunk = OpenAI.ChatCompletionChunk;

/** What a failed call may still be tried, for the whole turn. */
export interface Tries {
  left: number;
}

const RETRY_MS = 300;

interface VendorError {
  status?: number;
  headers?: Headers;
}

/** A vendor that is busy, broken or out of reach may answer the next time; one that asks for patience is believed. */
function isWorthAgain(error: unknown): boolean {
  const { status, headers } = error as VendorError;
  const asksSeconds = Number(headers?.get('retry-after') ?? 0);
  return (status === undefined || status === 429 || status >= 500) && !(asksSeconds > 1);
}

/** Opens one stream, at a second try if the first fails at once. */
export async function askModel(
  client: OpenAI,
  request: Request,
  signal: AbortSignal,
  tries: Tries,
): Promise<AsyncIterable<Chunk>> {
  for (;;) {
    try {
      return await client.chat.completions.create(request, { signal });
    } catch (error) {
      if (signal.aborted || tries.left === 0 || !isWorthAgain(error)) throw error;
      tries.left -= 1;
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}
