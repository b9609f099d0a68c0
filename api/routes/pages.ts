import { join, resolve } from 'node:path';
import type { Context, Hono } from 'hono';
import type { CountCall } from '#api/http/client-address.ts';
import { drawnNameOf, drawnReply, drawnSite, FRAME, type SiteFacts } from '#api/http/drawn-site.ts';
import { pageHeaders } from '#api/http/page-headers.ts';
import { robotsOf, sitemapOf } from '#api/http/sitemap.ts';
import { staticFile } from '#api/http/static-file.ts';
import { Failure } from '#domain/failure.ts';
import { matchPage, readPath } from '#domain/pages.ts';

/** Whether the portal has a page there, in any language. */
export function isKnownPage(path: string): boolean {
  return !path.includes('//') && matchPage(readPath(path).path) !== undefined;
}

const YEAR = 'public, max-age=31536000, immutable';
const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** `v1` moves with every release; a full version never changes. */
function embedCaching(path: string): string {
  return /^\/v\d+\//.test(path) ? 'public, max-age=600' : YEAR;
}

/** Not counted: all visitors of a partner may stand behind one address, and a file that is refused breaks their page. */
function mountEmbed(app: Hono, root: string): void {
  app.get('/embed/*', async (c) => {
    const path = c.req.path.slice('/embed'.length);
    const headers = { ...embedHeaders, 'Cache-Control': embedCaching(path) };
    const reply = await staticFile(root, path, c.req.raw, headers);
    if (!reply) throw new Failure('not-found');
    return reply;
  });
}

async function portalFile(
  root: string,
  pageNamed: ReturnType<typeof drawnSite>,
  c: Context,
): Promise<Response | undefined> {
  const { path } = c.req;
  const caching = path.startsWith('/assets/') ? YEAR : 'public, max-age=600';
  const file = path.endsWith('.html')
    ? undefined
    : await staticFile(root, path, c.req.raw, { ...pageHeaders, 'Cache-Control': caching });
  if (file) return file;
  const drawn = pageNamed(drawnNameOf(path)) ?? pageNamed(FRAME);
  return drawn && drawnReply(drawn, c.req.raw, isKnownPage(path) ? 200 : 404);
}

/** German has no prefix: where someone writes one, the address without it; undefined for all else. */
function germanPage({ pathname, search }: URL): string | undefined {
  const [, path] = /^\/de((?:\/(?!\/).*)?)$/.exec(pathname) ?? [];
  if (path === undefined) return undefined;
  const page = path || '/';
  return isKnownPage(page) ? page + search : undefined;
}

interface Site extends SiteFacts {
  distDir: string;
}

/** The embed files for every site, and the portal: public pages as drawn by the build, one frame for all others. */
export function mountPages(app: Hono, { distDir, ...facts }: Site, countCall: CountCall): void {
  const dist = resolve(distDir);
  const { publicUrl } = facts;
  const pageNamed = drawnSite(join(dist, 'host-site'), facts);
  mountEmbed(app, join(dist, 'embed'));
  app.get('/*', async (c) => {
    await countCall(c);
    if (/^\/(api|dev)\//.test(c.req.path)) throw new Failure('not-found');
    if (c.req.path === '/robots.txt') return c.text(robotsOf(publicUrl));
    if (c.req.path === '/sitemap.xml') return c.body(sitemapOf(publicUrl), 200, { 'Content-Type': 'application/xml' });
    const german = germanPage(new URL(c.req.url));
    if (german) return c.redirect(german, 301);
    const reply = await portalFile(join(dist, 'host-site'), pageNamed, c);
    if (!reply) throw new Failure('unavailable');
    return reply;
  });
}
