import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hostPage, strictPolicy } from './host-page.ts';
import type { Widget } from './widget.ts';

export const PAGE_PORT = 4310;
export const PAGE_ORIGIN = `http://127.0.0.1:${PAGE_PORT}`;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const squeezed = new Map<string, Buffer>();

function squeeze(key: string, content: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const small = squeezed.get(key) ?? brotliCompressSync(content, { params });
  squeezed.set(key, small);
  return small;
}

interface File {
  type: string;
  content: Buffer;
  key: string;
  headers?: Record<string, string>;
}

function send(response: ServerResponse, { type, content, key, headers = {} }: File): void {
  const body = content.length > 256 ? squeeze(key, content) : content;
  const encoding = body === content ? {} : { 'content-encoding': 'br' };
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=600', ...encoding, ...headers });
  response.end(body);
}

function fileOf({ root }: Widget, path: string): File | undefined {
  const file = root && normalize(join(root, path));
  if (!file?.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return { type: types[extname(file)] ?? 'application/octet-stream', content: readFileSync(file), key: file };
}

function pageOf(widget: Widget, strict: boolean): File {
  const headers = strict ? { 'content-security-policy': strictPolicy(widget) } : {};
  return { type: types['.html'] ?? '', content: Buffer.from(hostPage(widget)), key: `${widget.mount} page`, headers };
}

/** The address of a widget's host page. */
export const pageUrl = ({ mount }: Widget, strict = false) =>
  `${PAGE_ORIGIN}/${mount}/host.html${strict ? '?csp' : ''}`;

/** Serves the host pages, the peers' files (brotli, quality 11, as ours are) and what the peers ask of a server. */
export async function servePages(widgets: readonly Widget[]): Promise<() => void> {
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', PAGE_ORIGIN);
    const [, mount, ...rest] = pathname.split('/');
    const path = `/${rest.join('/')}`;
    const widget = widgets.find((it) => it.mount === mount);
    const mock =
      widget?.routes?.[`${request.method} ${path}`] ??
      widgets.map((it) => it.routes?.[`${request.method} ${pathname}`]).find(Boolean);
    if (mock) {
      response.writeHead(mock.status ?? 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(mock.json));
    }
    const file = widget && (path === '/host.html' ? pageOf(widget, searchParams.has('csp')) : fileOf(widget, path));
    if (file) return send(response, file);
    return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  }
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => server.listen(PAGE_PORT, '127.0.0.1', resolve).on('error', reject));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
