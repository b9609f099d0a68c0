import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { ApiError, ApiErrorCode } from '#domain/contract/client.ts';
import type { Language } from '#domain/place.ts';

/** Id of the line that says the consultation is complete; the view draws it from its texts, as it does the welcome. */
export const COMPLETE_ID = 'consultation-complete';

/** Why a message did not get through. */
export interface LineProblem {
  code: ApiErrorCode;
  /** The server's own sentence, in the visitor's language. */
  detail?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** One thing said. A visitor's is `sending` until its reply is there or it has `failed`; an adviser's is `whole` or `cut`, and then empty where it was stopped before its first word. */
export interface ChatLine {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  state: 'whole' | 'sending' | 'failed' | 'cut';
  /** The question an adviser's line ends with. */
  asked?: OpenQuestion | undefined;
  /** What may be asked next, of an adviser's line. */
  suggestions?: readonly string[] | undefined;
  /** What the conversation had shown by then, of an adviser's line. */
  tags?: ChatTags | undefined;
  /** Who spoke, of an adviser's line that has words. */
  advisor?: AdvisorKind | undefined;
  /** Of an adviser's line that is not in the language of the page. */
  language?: Language | undefined;
  /** Of a line that is a picture: a small JPEG in base64, or '' where there is none. */
  thumbnail?: string | undefined;
  /** Of a failed line. */
  problem?: LineProblem | undefined;
}

/** Judged by its fields: the error's class is that of the file which made the call. A part that could not be fetched is a lost connection. */
export function lineProblem(error: unknown): LineProblem {
  const { code = 'network', problem, retryAfterSeconds } = error as Partial<ApiError>;
  return { code, detail: problem?.detail, retryAfterSeconds };
}
