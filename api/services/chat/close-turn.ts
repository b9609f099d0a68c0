import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import { keepTurn } from '#api/services/chat/keep-turn.ts';
import type { OpenTurn } from '#api/services/chat/open-turn.ts';
import type { ChatFacts } from '#domain/chat/chat-facts.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatReply } from '#domain/contract/chat.ts';

interface Answer {
  content: string;
  facts: ChatFacts;
  asked?: OpenQuestion;
}

/** What was said until it ended or was cut. */
interface Said {
  pieces: readonly AdvisorPiece[];
  isCut: boolean;
  key: string | null;
}

/** An answer's pieces put together. */
function wholeAnswer(pieces: readonly AdvisorPiece[]): Answer {
  const answer: Answer = { content: '', facts: {} };
  for (const piece of pieces) {
    if (piece.kind === 'text') answer.content += piece.text;
    if (piece.kind === 'facts') Object.assign(answer.facts, piece.facts);
    if (piece.kind === 'asked') answer.asked = piece.question;
  }
  return { ...answer, content: answer.content.slice(0, MAX_MESSAGE_LENGTH) };
}

/** The reply to a turn, and the writing down of what was said and what it taught. */
export function closeTurn(
  context: ServiceContext,
  turn: OpenTurn,
  { pieces, isCut, key }: Said,
): { reply: ChatReply; keep: () => Promise<void> } {
  const { clock, ids, advisor } = context;
  const { content, facts, asked } = wholeAnswer(pieces);
  const reply: ChatReply = {
    id: ids.next(),
    role: 'assistant',
    content,
    timestamp: clock.now().getTime(),
    ...(asked && { asked }),
    ...(isCut && { isCut }),
    ...(Object.keys(facts).length > 0 && { facts }),
    advisor: advisor.kind,
  };
  return { reply, keep: () => keepTurn(context, turn, reply, key) };
}
