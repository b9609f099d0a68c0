import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface Listening {
  /** Origin on this machine. */
  port: number;
  /** Takes no new calls, lets those in flight finish, cuts the rest after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

export function listen(fetch: Fetch, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close: (graceMs) => closeServer(server, graceMs) });
    });
  });
}
