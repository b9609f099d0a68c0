import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { type ChatMessage, MAX_HISTORY } from '#domain/chat/message.ts';
import type { Language, Market } from '#domain/place.ts';
import type { ChatLine } from '#widgets/chat/line.ts';

/** One message as it is sent; a repeat sends the same again. */
export interface Turn {
  message: string;
  history: ChatMessage[];
  /** What the visitor has stated beside the conversation. */
  stated?: KnownFacts;
  language: Language;
  market: Market;
}

const isSaid = ({ content, state }: ChatLine) => content !== '' && (state === 'whole' || state === 'cut');

function messageOf({ id, role, content, timestamp, asked, state }: ChatLine): ChatMessage {
  return { id, role, content, timestamp, ...(asked && { asked }), ...(state === 'cut' && { isCut: true }) };
}

/** What was said before a line, as far as it travels with it. */
export function historyBefore(lines: readonly ChatLine[], id: string): ChatMessage[] {
  const before = lines.slice(
    0,
    lines.findIndex((line) => line.id === id),
  );
  return before.filter(isSaid).slice(-MAX_HISTORY).map(messageOf);
}
