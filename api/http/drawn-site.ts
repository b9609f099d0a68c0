import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageHeaders } from '#api/http/page-headers.ts';
import { matchPage, ORIGIN_PLACEHOLDER, publicPages, readPath, SOCIAL_PLACEHOLDER } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';

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

/** What the build has drawn: the frame, and the public pages, `de/about`; each with the facts of this server. */
export function readDrawnPages(folder: string, facts: SiteFacts): ReadonlyMap<string, DrawnPage> {
  const frame = join(folder, 'index.html');
  const drawn = languages.flatMap((language) => {
    const here = join(folder, 'pages', language);
    const files = existsSync(here) ? readdirSync(here).filter((it) => it.endsWith('.html')) : [];
    return files.map(
      (file) => [`${language}/${file.slice(0, -'.html'.length)}`, drawnPage(join(here, file), facts)] as const,
    );
  });
  return new Map([...drawn, ...(existsSync(frame) ? [[FRAME, drawnPage(frame, facts)] as const] : [])]);
}

/** Which drawn page answers a path. */
export function drawnNameOf(pathname: string): string {
  const { language, path } = readPath(pathname);
  const page = pathname.includes('//') ? undefined : matchPage(path)?.name;
  if (!page) return `${language}/404`;
  return publicPages.some((it) => it === page) ? `${language}/${page}` : FRAME;
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
