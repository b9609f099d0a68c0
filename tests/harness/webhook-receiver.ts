import type { ServerResponse } from 'node:http';
import { type Call, type LoopbackServer, resetConnection, startLoopback } from '#tests/harness/loopback-server.ts';
import { createScript, wait } from '#tests/harness/script.ts';

/** What a receiver does with a call instead of answering 204. */
export type ReceiverFault =
  | { does: 'status'; status: number; location?: string }
  | { does: 'silent' }
  | { does: 'drip' }
  | { does: 'reset' }
  | { does: 'huge' };

export interface WebhookReceiver extends LoopbackServer {
  /** Every call that arrived, whatever became of it. */
  calls: Call[];
  script(fault: ReceiverFault, times?: number): void;
}

const PIECE = Buffer.alloc(1024 * 1024, 'x');
const DRIP_MS = 20;

/** Sends pieces until the caller has had enough. */
async function sendForever(response: ServerResponse, piece: Buffer | string, pause: () => Promise<unknown>) {
  while (!response.destroyed) {
    response.write(piece);
    await pause();
  }
}

const drained = (response: ServerResponse) =>
  new Promise((resolve) => response.once('drain', resolve).once('close', resolve));

/** A partner's server: takes messages and misbehaves as scripted. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const calls: Call[] = [];
  const script = createScript<ReceiverFault>();

  const server = await startLoopback((call, response) => {
    calls.push(call);
    const fault = script.next() ?? { does: 'status', status: 204 };
    if (fault.does === 'silent') return;
    if (fault.does === 'reset') return resetConnection(response);
    if (fault.does === 'drip') return sendForever(response, '.', () => wait(DRIP_MS));
    if (fault.does === 'huge') return sendForever(response, PIECE, () => drained(response));
    response.writeHead(fault.status, fault.location ? { location: fault.location } : {}).end();
  });
  return { ...server, calls, script: script.add };
}
