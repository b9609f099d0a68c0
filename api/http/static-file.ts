import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Found {
  path: string;
  size: number;
  encoding?: string;
  etag: string;
}

/** The file's path inside `root`, or undefined for anything that would leave it. */
function insideRoot(root: string, urlPath: string): string | undefined {
  try {
    const path = normalize(join(root, decodeURIComponent(urlPath)));
    return path.startsWith(root + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

async function found(path: string, encoding?: string): Promise<Found | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;
  return { path, size: facts.size, etag, ...(encoding && { encoding }) };
}

async function bestVariant(path: string, acceptEncoding: string): Promise<Found | undefined> {
  for (const { name, suffix } of encodings) {
    const variant = acceptEncoding.includes(name) ? await found(path + suffix, name) : undefined;
    if (variant) return variant;
  }
  return found(path);
}

/** A file of a build, in the smallest form the browser takes; undefined when there is none. */
export async function staticFile(
  root: string,
  urlPath: string,
  request: Request,
  headers: Record<string, string>,
  status = 200,
): Promise<Response | undefined> {
  const path = insideRoot(root, urlPath);
  const file = path && (await bestVariant(path, request.headers.get('accept-encoding') ?? ''));
  if (!path || !file) return undefined;
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const shared: Record<string, string> = { ...headers, ETag: file.etag, Vary: 'Accept-Encoding' };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers: shared });
  if (file.encoding) shared['Content-Encoding'] = file.encoding;
  const all = { ...shared, 'Content-Length': String(file.size), 'Content-Type': type };
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file.path)) as ReadableStream);
  return new Response(body, { status, headers: all });
}
