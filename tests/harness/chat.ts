import { type ChatReply, type chatEventSchemas, sendChat } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { ask, type CallOptions, call } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

export type ChatBody = BodyOf<typeof sendChat>;

export interface HeardEvent {
  event: keyof typeof chatEventSchemas;
  // biome-ignore lint/suspicious/noExplicitAny: what a test looks at differs with the event
  data: any;
}

export function postChat(app: TestApp, body: unknown, options: CallOptions = {}): Promise<Response> {
  return call(app, sendChat, { body }, options);
}

export function sayTo(app: TestApp, body: ChatBody, options: CallOptions = {}): Promise<ChatReply> {
  return ask(app, sendChat, { body }, options);
}

/** The same call as an event stream. */
export function postChatStream(app: TestApp, body: unknown, options: CallOptions = {}): Promise<Response> {
  return postChat(app, body, { ...options, headers: { ...options.headers, Accept: 'text/event-stream' } });
}

function heard(block: string): HeardEvent {
  const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return { event, data: JSON.parse(data) } as HeardEvent;
}

export async function eventsOf(reply: Response): Promise<HeardEvent[]> {
  const text = await reply.text();
  return text.split('\n\n').filter(Boolean).map(heard);
}
