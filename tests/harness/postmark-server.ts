import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { MailConfig } from '#api/config/vendors.ts';
import { readConfig } from '#api/config.ts';
import {
  type Call,
  type LoopbackServer,
  resetConnection,
  sendJson,
  startLoopback,
} from '#tests/harness/loopback-server.ts';
import { createScript, wait } from '#tests/harness/script.ts';

/** A message as Postmark's API takes it, and the id it was accepted under. */
export interface PostmarkMessage {
  MessageID: string;
  From: string;
  To: string;
  Subject: string;
  HtmlBody?: string;
  TextBody?: string;
  MessageStream?: string;
  Tag?: string;
  Headers?: { Name: string; Value: string }[];
  Metadata?: Record<string, string>;
}

/** `silent` accepts the call and never answers; `lost` stores the message and resets before the reply. */
export type PostmarkFault =
  | { does: 'status'; status: number; errorCode?: number; message?: string; retryAfterSeconds?: number }
  | { does: 'inactive' }
  | { does: 'silent' }
  | { does: 'reset' }
  | { does: 'lost' }
  | { does: 'slow'; ms: number };

export interface PostmarkServer extends LoopbackServer {
  /** What the application needs to know to send here. */
  config: MailConfig;
  /** Accepted messages, oldest first. */
  messages: PostmarkMessage[];
  /** Calls that arrived, whatever became of them. */
  calls: Call[];
  script(fault: PostmarkFault, times?: number): void;
}

export const POSTMARK_TOKEN = 'postmark-test-token';

const usual: Record<number, [code: number, message: string]> = {
  429: [429, 'Rate limit exceeded. Please retry later.'],
  500: [500, 'Internal server error.'],
  503: [100, 'The Postmark API is offline for maintenance.'],
};

const error = (ErrorCode: number, Message: string) => ({ ErrorCode, Message });

const inactive = (to: string) =>
  error(
    406,
    `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${to}. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`,
  );

function refusal(message: Partial<PostmarkMessage>) {
  if (!message.From?.includes('@')) return error(300, `Invalid 'From' address: '${message.From ?? ''}'.`);
  if (!message.To) return error(300, 'Zero recipients specified');
  if (!message.To.includes('@')) return error(300, `Invalid 'To' address: '${message.To}'.`);
  if (!message.HtmlBody && !message.TextBody) return error(300, 'Provide either email TextBody or HtmlBody or both.');
  return undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Speaks Postmark's wire protocol (`/email`, `/email/batch`) and misbehaves as scripted. */
export async function startPostmark(token = POSTMARK_TOKEN): Promise<PostmarkServer> {
  const messages: PostmarkMessage[] = [];
  const calls: Call[] = [];
  const script = createScript<PostmarkFault>();

  function accept(message: PostmarkMessage) {
    const refused = refusal(message);
    if (refused) return refused;
    const MessageID = randomUUID();
    messages.push({ ...message, MessageID });
    return { To: message.To, SubmittedAt: new Date().toISOString(), MessageID, ...error(0, 'OK') };
  }

  function deliver(call: Call, response: ServerResponse) {
    if (call.headers['x-postmark-server-token'] !== token)
      return sendJson(response, 401, error(10, 'Request does not contain a valid Server token.'));
    if (!call.headers['content-type']?.includes('application/json'))
      return sendJson(response, 422, error(409, 'JSON required.'));
    const body = parsed(call.body);
    if (body === undefined) return sendJson(response, 422, error(402, 'Invalid JSON.'));
    if (call.method !== 'POST') return sendJson(response, 405, error(405, 'Method not allowed.'));
    if (call.path === '/email/batch') return sendJson(response, 200, (body as PostmarkMessage[]).map(accept));
    if (call.path !== '/email') return sendJson(response, 404, error(404, 'Not found.'));
    const reply = accept(body as PostmarkMessage);
    return sendJson(response, reply.ErrorCode === 0 ? 200 : 422, reply);
  }

  async function misbehave(fault: PostmarkFault, call: Call, response: ServerResponse) {
    const body = parsed(call.body) as PostmarkMessage;
    if (fault.does === 'status') {
      const [code, text] = usual[fault.status] ?? [fault.status, `Status ${fault.status}`];
      const later = fault.retryAfterSeconds;
      const headers = later === undefined ? {} : { 'retry-after': String(later) };
      return sendJson(response, fault.status, error(fault.errorCode ?? code, fault.message ?? text), headers);
    }
    if (fault.does === 'inactive') return sendJson(response, 422, inactive(body.To));
    if (fault.does === 'lost') accept(body);
    if (fault.does === 'reset' || fault.does === 'lost') return resetConnection(response);
    if (fault.does === 'silent') return;
    await wait(fault.ms);
    return deliver(call, response);
  }

  const server = await startLoopback((call, response) => {
    calls.push(call);
    const fault = script.next();
    return fault ? misbehave(fault, call, response) : deliver(call, response);
  });
  const config = readConfig({ POSTMARK_SERVER_TOKEN: token, POSTMARK_HOST: server.url }).mail;
  return { ...server, config, messages, calls, script: script.add };
}
