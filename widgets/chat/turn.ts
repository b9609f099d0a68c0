import { type ChatMessage, MAX_HISTORY, MAX_HISTORY_LENGTH } from '#domain/chat/message.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import type { ChatLine } from '#widgets/chat/line.ts';

/** One message as it is sent; a repeat sends the same again. */
export interface Turn {
  message: string;
  history: ChatMessage[];
  /** How the conversation stands. */
  smartPrompt: string;
  /** What the visitor has stated beside the conversation. */
  stated?: KnownFacts;
  language: Language;
  market: Market;
}

const isSaid = ({ content, state }: ChatLine) => content !== '' && (state === 'whole' || state === 'cut');

function messageOf({ id, role, content, timestamp, asked, state }: ChatLine): ChatMessage {
  return { id, role, content, timestamp, ...(asked && { asked }), ...(state === 'cut' && { isCut: true }) };
}

/** The newest that fit into what may travel. */
function newest(said: readonly ChatLine[]): readonly ChatLine[] {
  let room = MAX_HISTORY_LENGTH;
  let start = said.length;
  while (start > 0 && said.length - start < MAX_HISTORY) {
    room -= said[start - 1]?.content.length ?? 0;
    if (room < 0) break;
    start -= 1;
  }
  return said.slice(start);
}

/** What was said before a line, as far as it travels with it. */
export const historyOf = (before: readonly ChatLine[]): ChatMessage[] => newest(before.filter(isSaid)).map(messageOf);
