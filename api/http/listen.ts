import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface Listening {
  /** Origin on this machine. */
  port: number;
  /** From now on each reply is the last one of its connection, and says so. */
  sendAway(): void;
  /**
   * Takes no new connections, lets calls in flight finish, cuts the rest after `graceMs`. Idle connections are closed
   * at once; after `sendAway` they stay until they had their last reply or their keep-alive time has passed: a client
   * that sends on one in the moment it is closed meets a reset.
   */
  close(graceMs: number): Promise<void>;
}

/** Tells clients by `Keep-Alive`, too, when an idle connection ends. */
const KEEP_ALIVE_MS = 5_000;

/** Marks the replies of a server that leaves, those being worked on included. */
function createFarewell(server: Server): () => void {
  const unsent = new Set<ServerResponse>();
  let isLeaving = false;
  const mark = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isLeaving) return mark(response);
    unsent.add(response);
    response.once('close', () => unsent.delete(response));
  });
  return () => {
    isLeaving = true;
    unsent.forEach(mark);
  };
}

/** `http.Server.close` would close the idle connections as well. */
const closeDoor = (server: Server, closed: () => void) => NetServer.prototype.close.call(server, closed);

function closeServer(server: Server, graceMs: number, keepIdle: boolean): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    closeDoor(server, () => {
      clearTimeout(cut);
      resolve();
    });
    if (!keepIdle) server.closeIdleConnections();
  });
}

export function listen(fetch: Fetch, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const markReplies = createFarewell(server);
  let keepIdle = false;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({
        port: address.port,
        sendAway() {
          keepIdle = true;
          markReplies();
        },
        close(graceMs) {
          markReplies();
          return closeServer(server, graceMs, keepIdle);
        },
      });
    });
  });
}

/** A year. Other names below the portal's are their owner's affair, so `includeSubDomains` is left to the proxy in front. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Where the portal is reached by https, every reply tells browsers never to try http again. */
export function strictTransport(fetch: Fetch, publicUrl: string | null): Fetch {
  if (!publicUrl?.startsWith('https://')) return fetch;
  return async (request, env) => {
    const reply = await fetch(request, env);
    reply.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
    return reply;
  };
}
