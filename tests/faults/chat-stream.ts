import { randomInt } from 'node:crypto';
import { sendChat } from '#domain/contract/chat.ts';
import type { Post } from './lead-stream.ts';

export interface ChatStream {
  /** The name of the last event of each answer. */
  lastEvents: string[];
  /** Answers that ended otherwise. */
  broken: string[];
  finish(): Promise<void>;
}

const lastEvent = /event: (done|error)\ndata: (.*)\n\n$/;

function ending(body: string): string | undefined {
  const [, event, data = '{}'] = lastEvent.exec(body) ?? [];
  const { isCut, code } = JSON.parse(data);
  if (event === 'error') return `error ${code}`;
  return event && (isCut ? 'done, cut' : 'done');
}

/** Visitors who listen to answers, one after the other; each says its own line. */
export function streamChats(post: Post, lines: string[]): ChatStream {
  const lastEvents: string[] = [];
  const broken: string[] = [];
  let running = true;

  async function listen(message: string) {
    const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': address };
    const reply = await post(sendChat.path, { message, language: 'en' }, headers).catch((error: Error) => error);
    if (reply instanceof Error) return void broken.push(`${message}: ${reply.message}`);
    const end = reply.status === 200 ? ending(reply.body) : undefined;
    if (end) lastEvents.push(end);
    else broken.push(`${message}: ${reply.status} ${reply.body.slice(-200)}`);
  }
  async function lane(message: string) {
    while (running) await listen(message);
  }

  const lanes = lines.map(lane);
  return {
    lastEvents,
    broken,
    async finish() {
      running = false;
      await Promise.all(lanes);
    },
  };
}
