import { sendChat } from '#domain/contract/chat.ts';
import type { Language } from '#domain/place.ts';

export interface ChatClient {
  reply: Response;
  vanish: () => void;
  /** Resolves when the server has closed the stream. */
  ended: () => Promise<void>;
}

interface Asking {
  headers?: Record<string, string>;
  language?: Language;
}

/** Opens a stream at a server and hears its first word; each number comes from an address of its own. */
export async function openChat(
  url: string,
  number: number,
  { headers = {}, language = 'de' }: Asking = {},
): Promise<ChatClient> {
  const gone = new AbortController();
  const from = `10.1.${Math.floor(number / 250)}.${number % 250}`;
  const asked = { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'X-Forwarded-For': from };
  const reply = await fetch(url + sendChat.path, {
    method: 'POST',
    headers: { ...asked, ...headers },
    body: JSON.stringify({ message: 'Hallo', language }),
    signal: gone.signal,
  });
  const reader = reply.ok ? reply.body?.getReader() : undefined;
  await reader?.read();
  const ended = async () => {
    while (reader && !(await reader.read()).done);
  };
  return { reply, vanish: () => gone.abort(), ended };
}
