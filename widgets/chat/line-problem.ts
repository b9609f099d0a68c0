import type { ApiError } from '#domain/contract/client.ts';
import type { LineProblem } from '#widgets/chat/line.ts';

/** Judged by its fields: the error's class is that of the file which made the call. A part that could not be fetched is a lost connection. */
export function lineProblem(error: unknown): LineProblem {
  const { code = 'network', problem, retryAfterSeconds } = error as Partial<ApiError>;
  return { code, detail: problem?.detail, retryAfterSeconds };
}
