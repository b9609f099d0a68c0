import { Agent, type ClientRequestArgs, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { wait } from '#tests/harness/script.ts';

export interface BalancedReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands before one server as a balancer does: keeps its connections, and opens new ones only while `/readyz` says yes. */
export interface Balancer {
  /** Rejects when the connection breaks. A call that needs a new connection waits while the server is out. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<BalancedReply>;
  /** How many calls went over a connection that had carried one before. */
  reused(): number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 100;
type Connected = (error: Error | null, socket: Duplex) => void;

class WaitingAgent extends Agent {
  readonly #in: () => Promise<void>;

  constructor(isIn: () => Promise<void>) {
    super({ keepAlive: true });
    this.#in = isIn;
  }

  override createConnection(options: ClientRequestArgs, connected?: Connected): undefined {
    const open = () => connected?.(null, connect(Number(options.port), options.host ?? undefined));
    this.#in().then(open, (error: Error) => connected?.(error, new PassThrough()));
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.ok;
    },
    () => false,
  );

export async function startBalancer(url: () => string): Promise<Balancer> {
  let isIn = await isReady(url());
  let watching = true;
  let reused = 0;
  const watch = async () => {
    while (watching) {
      isIn = await isReady(url());
      await wait(LOOK_EVERY_MS);
    }
  };
  const watched = watch();
  const agent = new WaitingAgent(async () => {
    while (!isIn) {
      if (!watching) throw new Error('the balancer is stopped');
      await wait(LOOK_EVERY_MS / 2);
    }
  });
  return {
    post(path, body, headers = {}) {
      const written = JSON.stringify(body);
      const length = String(Buffer.byteLength(written));
      return new Promise((resolve, reject) => {
        const call = request(new URL(path, url()), {
          method: 'POST',
          agent,
          headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
        });
        call.once('error', reject);
        call.once('response', (reply) => {
          if (call.reusedSocket) reused += 1;
          const whole = { status: reply.statusCode ?? 0, headers: reply.headers };
          text(reply).then((said) => resolve({ ...whole, body: said }), reject);
        });
        call.end(written);
      });
    },
    reused: () => reused,
    async stop() {
      watching = false;
      await watched;
      agent.destroy();
    },
  };
}
