import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ExamplesOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Origin of the portal whose widgets are embedded. Like the key read at each request, so it may be filled in later. */
  apiUrl: string;
  /** The public key of the partner that the pages belong to. */
  siteKey: string;
}

export interface Examples {
  url: string;
  stop: () => Promise<void>;
}

const pages = new URL('./pages/', import.meta.url);
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** What a careful partner sends: our origin for scripts and calls, the own one for styles, nothing else, no nonce. */
function strictPolicy(apiUrl: string): string {
  return [
    "default-src 'none'",
    `script-src ${apiUrl}`,
    `connect-src ${apiUrl}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function fileNameOf(url: string | undefined): string | undefined {
  const { pathname } = new URL(url ?? '/', 'http://examples');
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  return /^[a-z][a-z-]*\.(html|css|js)$/.test(name) ? name : undefined;
}

async function answer(name: string, response: ServerResponse, { apiUrl, siteKey }: ExamplesOptions): Promise<void> {
  const text = await readFile(fileURLToPath(new URL(name, pages)), 'utf8');
  const headers: Record<string, string> = {
    'Content-Type': contentTypes[extname(name)] ?? 'text/plain',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  if (name.endsWith('strict-csp.html')) headers['Content-Security-Policy'] = strictPolicy(apiUrl);
  response.writeHead(200, headers).end(text.replaceAll('{{API}}', apiUrl).replaceAll('{{SITE_KEY}}', siteKey));
}

/** Serves the partner pages, their placeholders filled in, as a site of their own. */
export async function startExamples(options: ExamplesOptions): Promise<Examples> {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const name = fileNameOf(request.url);
    const sent = name ? answer(name, response, options) : Promise.reject(new Error('no such page'));
    sent.catch(() => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
