import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { homeDataSchema } from '#domain/home/fact-schemas.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';

/** node:http with nothing around it: reads the body, checks it with the same schema, answers the same potentials. */
export async function startBareServer(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const home = z.parse(homeDataSchema, JSON.parse(body));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(knownPotentials(home)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
