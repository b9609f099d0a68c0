import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import type { ChatMessage } from '#domain/chat/message.ts';

/** Whether the last reply told a sum word for word. */
export const wasJustSaid = (sum: string, history: readonly ChatMessage[]): boolean =>
  timesSaid(history.filter(({ role }) => role === 'assistant').slice(-1), [sum]) > 0;
