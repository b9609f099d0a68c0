import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageHeaders } from '#api/http/page-headers.ts';
import { drawnPages, matchPage, ORIGIN_PLACEHOLDER, readPath, SOCIAL_PLACEHOLDER } from '#domain/pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';
interface DrawnPage {
  etag: string;
  bodies: Record<Encoding, Buffer<ArrayBuffer>>;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What a page says of the server that it comes from. */
export interface SiteFacts {
  publicUrl: string;
  /** The company's addresses in social networks. */
  socialLinks: readonly string[];
}

function drawnPage(file: string, { publicUrl, socialLinks }: SiteFacts): DrawnPage {
  const html = Buffer.from(
    readFileSync(file, 'utf8')
      .replaceAll(ORIGIN_PLACEHOLDER, new URL(publicUrl).origin)
      .replace(SOCIAL_PLACEHOLDER, () => socialLinks.join(' ').replaceAll('&', '&amp;')),
  );
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  const copy = (bytes: Buffer) => Buffer.from(bytes) as Buffer<ArrayBuffer>;
  return {
    etag,
    bodies: { identity: copy(html), br: copy(brotliCompressSync(html, BROTLI)), gzip: copy(gzipSync(html)) },
  };
}

/** The frame of the pages that only a browser can draw. */
export const FRAME = 'frame';

/**
 * What the build has drawn, by name: the frame, and pages in each language, `de/about`; each with the facts of this server. A page is
 * read and compressed when it is first asked for.
 */
export function drawnSite(folder: string, facts: SiteFacts): (name: string) => DrawnPage | undefined {
  const drawn = new Map<string, DrawnPage>();
  return (name) => {
    const file = join(folder, name === FRAME ? 'index.html' : `pages/${name}.html`);
    const page = drawn.get(name) ?? (existsSync(file) ? drawnPage(file, facts) : undefined);
    if (page) drawn.set(name, page);
    return page;
  };
}

/** Which drawn page answers a path. */
export function drawnNameOf(pathname: string): string {
  const { language, path } = readPath(pathname);
  const page = pathname.includes('//') ? undefined : matchPage(path)?.name;
  if (!page) return `${language}/404`;
  return drawnPages.some((it) => it === page) ? `${language}/${page}` : FRAME;
}

export function drawnReply({ etag, bodies }: DrawnPage, request: Request, status: number): Response {
  const headers = { ...pageHeaders, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((it) => accepted.includes(it)) ?? 'identity';
  const body = bodies[encoding];
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}
