/** Every page of the portal: no inline code, no inline style, nothing from elsewhere, in nobody's frame. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** A page the server draws itself. Its styles: one sheet, named by its hash, or `unsafe-inline` for mails, which hold theirs inline. */
export function drawnPage(markup: string, styles: string, frames = ''): Response {
  const policy = `default-src 'none'; style-src '${styles}'; ${frames}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = { ...pageHeaders, 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(markup, { headers: { ...headers, 'Cache-Control': 'no-store' } });
}
