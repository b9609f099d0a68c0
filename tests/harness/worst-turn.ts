import { type ChatMessage, MAX_HISTORY, MAX_HISTORY_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { languages } from '#domain/place.ts';
import type { ChatBody } from '#tests/harness/chat.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/** What costs the readers most, found with the profiler: many words, many sentences, signs that stand for many letters. */
const costly = [
  'x1',
  'a\n',
  'oil, ',
  '\ufdfa',
  '\ufdfa ',
  'nein, doch ',
  'Wir haben Gas. We own a house. ',
  '!',
  '12 m2 ',
];

export const hostileMessages: readonly string[] = costly.flatMap((piece) => {
  const text = piece.repeat(MAX_MESSAGE_LENGTH).slice(0, MAX_MESSAGE_LENGTH - 1);
  return [`${text}x`, `${text}?`];
});

/** Nearly what the adviser says itself: it looks there for its own phrases. */
const nearlySaid = adviserTexts.de.leftOpen.map((it) => it.slice(0, -1)).join('');

/** A history of all its messages and characters; the last of the visitor's is as long as may be. */
function fullHistory(last: string): ChatMessage[] {
  const each = Math.floor((MAX_HISTORY_LENGTH - last.length) / (MAX_HISTORY - 1));
  const said = Array.from({ length: MAX_HISTORY }, (_, at): ChatMessage => {
    const role = at % 2 === 0 ? 'user' : 'assistant';
    const content = nearlySaid.repeat(each).slice(0, each);
    return { id: `message-${at}`.padEnd(64, '-'), role, content, timestamp: at, asked: 'homeSize', isCut: false };
  });
  return said.map((it, at) => (at === MAX_HISTORY - 2 ? { ...it, content: last } : it));
}

/** A turn of the chat at every bound. */
export function worstTurn(number: number): ChatBody {
  const message = hostileMessages[number % hostileMessages.length] ?? '';
  return {
    message,
    history: fullHistory(message),
    smartPrompt: message,
    stated: { homeType: 'townhouse', evChargerType: 'x'.repeat(500), place: 'y'.repeat(120) },
    language: languages[number % languages.length] ?? 'de',
    market: (['de', 'us', 'ch'] as const)[number % 3] ?? 'de',
  };
}
