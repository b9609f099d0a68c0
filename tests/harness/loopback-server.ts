import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as a vendor's fake sees it. */
export interface Call {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (call: Call, response: ServerResponse) => void | Promise<void>;

export interface LoopbackServer {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  host: string;
  port: number;
  /** How many connections were opened, with or without a call. */
  connections(): number;
  /** Closes the door and every open connection. */
  stop(): Promise<void>;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { method = 'GET', url = '/', headers } = request;
  return { method, path: url, headers, body: Buffer.concat(parts).toString('utf8') };
}

/** An HTTP server on a free port of the loopback interface; `answer` may also leave the call unanswered. */
export async function startLoopback(answer: Answer): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    readCall(request)
      .then((call) => answer(call, response))
      .catch(() => response.destroy());
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    port,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Ends the connection with a TCP reset instead of a proper goodbye. */
export function resetConnection(response: ServerResponse) {
  response.socket?.resetAndDestroy();
}
