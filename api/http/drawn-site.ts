import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageHeaders } from '#api/http/page-headers.ts';
import { matchPage, ORIGIN_PLACEHOLDER, publicPages, readPath } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';

type Encoding = 'br' | 'gzip' | 'identity';
interface DrawnPage {
  etag: string;
  bodies: Record<Encoding, Buffer<ArrayBuffer>>;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function drawnPage(file: string, origin: string): DrawnPage {
  const html = Buffer.from(readFileSync(file, 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  const copy = (bytes: Buffer) => Buffer.from(bytes) as Buffer<ArrayBuffer>;
  return {
    etag,
    bodies: { identity: copy(html), br: copy(brotliCompressSync(html, BROTLI)), gzip: copy(gzipSync(html)) },
  };
}

/** The pages that the build has drawn, `de/about`, each with the origin that this server is reached at. */
export function readDrawnPages(folder: string, publicUrl: string): ReadonlyMap<string, DrawnPage> {
  const { origin } = new URL(publicUrl);
  return new Map(
    languages.flatMap((language) => {
      const here = join(folder, language);
      const files = existsSync(here) ? readdirSync(here).filter((it) => it.endsWith('.html')) : [];
      return files.map((file) => [
        `${language}/${file.slice(0, -'.html'.length)}`,
        drawnPage(join(here, file), origin),
      ]);
    }),
  );
}

/** Which drawn page answers a path; undefined for a page that only a browser can draw. */
export function drawnNameOf(pathname: string): string | undefined {
  const { language, path } = readPath(pathname);
  const page = pathname.includes('//') ? undefined : matchPage(path)?.name;
  if (!page) return `${language}/404`;
  return publicPages.some((it) => it === page) ? `${language}/${page}` : undefined;
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
