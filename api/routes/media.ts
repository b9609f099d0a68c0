import type { Hono } from 'hono';
import type { Deps } from '#api/context/deps.ts';
import type { CountCall } from '#api/http/client-address.ts';
import { listRoute, type Route, streamRoute, writeRoute } from '#api/http/route.ts';
import { closeMedia, openMedia, speakOfMedia } from '#api/services/media/analyze-media.ts';
import { listMedia } from '#api/services/media/list-media.ts';
import { readMediaFile } from '#api/services/media/read-media-file.ts';
import { removeMedia } from '#api/services/media/remove-media.ts';
import { analyzeMedia, listMedia as listEndpoint, removeMedia as removeEndpoint } from '#domain/contract/media.ts';

export const mediaRoutes: Route[] = [
  streamRoute(analyzeMedia, {
    open: (context, { body }) => openMedia(context, body),
    speak: speakOfMedia,
    tell: () => [],
    close: closeMedia,
    retell: () => [],
  }),
  listRoute(listEndpoint, (context, { query }) => listMedia(context, query)),
  writeRoute(removeEndpoint, (context, { parameters }) => removeMedia(context, parameters.mediaId ?? '')),
];

/** A picture, and nothing that a browser could run; whoever has the link may draw it, on any page. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'private, max-age=3600',
  'Content-Disposition': 'inline; filename="picture.jpg"',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Type': 'image/jpeg',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** The pictures behind the links that lists and messages carry. */
export function mountMedia(app: Hono, deps: Deps, countCall: CountCall): void {
  app.get('/media/:token', async (c) => {
    await countCall(c);
    return new Response(await readMediaFile(deps, c.req.param('token')), { headers });
  });
}
