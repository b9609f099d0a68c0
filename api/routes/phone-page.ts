import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { CountCall } from '#api/http/client-address.ts';
import { pageHeaders } from '#api/http/page-headers.ts';
import { PHONE_PATH } from '#domain/handoff/handoff.ts';
import { languagePrefix } from '#domain/pages.ts';
import { type Language, languages } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { barePageTexts } from '#texts/bare-pages/all.ts';

const GROUND = ':root { color-scheme: light dark; } body { margin: 0; } noscript { padding: 1rem; }';
const source = `'sha256-${createHash('sha256').update(GROUND).digest('base64')}'`;

const headers = {
  ...pageHeaders,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${source}`,
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'X-Robots-Tag': 'noindex',
};

function pageIn(language: Language): string {
  const { title, noScript } = barePageTexts[language].phone;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${PRODUCT_NAME}</title>
<style>${GROUND}</style>
<script type="module" src="/embed/v1/phone.js"></script>
</head>
<body>
<noscript>${noScript}</noscript>
<div id="phone"></div>
</body>
</html>`;
}

/** The light page that a phone opens by the link of a hand-off: opened, it does nothing until its button is pressed. */
export function mountPhonePage(app: Hono, countCall: CountCall): void {
  for (const language of languages)
    app.get(languagePrefix(language) + PHONE_PATH, async (c) => {
      await countCall(c);
      return c.body(pageIn(language), 200, headers);
    });
}
