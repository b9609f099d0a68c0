import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { pageHeaders } from '#api/http/page-headers.ts';
import { PREVIEW_PATH, type Preview, previewSchema } from '#domain/embed/preview.ts';
import { accentRule, embedded, snippetOf } from '#domain/embed/snippet.ts';
import { Failure } from '#domain/failure.ts';

const GROUND = 'html { color-scheme: light dark; } body { margin: 1rem; font-family: system-ui, sans-serif; }';

const sourceOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** As the portal's pages, but in a frame of theirs, and with the two styles that stand in it. */
function policyOf(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(sourceOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The published snippet on a page of its own, with the key that keeps nothing. */
function pageOf({ widget, ...input }: Preview): string {
  const { head, element } = snippetOf(embedded[widget], { ...input, host: '', siteKey: TEST_SITE_KEY });
  return `<!doctype html>
<html lang="${input.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${widget}</title>
<style>${GROUND}</style>
${head}
</head>
<body>
${element}
</body>
</html>`;
}

/** What a partner sees before anything stands on their own page. */
export function mountPreview(app: Hono): void {
  app.get(PREVIEW_PATH, (c) => {
    const read = previewSchema.safeParse(c.req.query());
    if (!read.success) throw new Failure('not-found');
    const { widget, accent } = read.data;
    const styles = accent ? [GROUND, accentRule(embedded[widget], accent)] : [GROUND];
    const headers = { ...pageHeaders, 'Content-Security-Policy': policyOf(styles), 'Cache-Control': 'no-store' };
    return c.body(pageOf(read.data), 200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
  });
}
