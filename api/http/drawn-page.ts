import { createHash } from 'node:crypto';
import { pageHeaders } from '#api/http/page-headers.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A tagged template that escapes every value but the ones made by `html` itself. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { markup: strings.reduce((before, text, index) => before + markupOf(values[index - 1] ?? '') + text) };
}

export interface Html {
  markup: string;
}

function markupOf(value: string | number | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((it) => it.markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

/** For the pages the server draws: the API's documentation and the outbox. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #17211d; --soft: #52615b; --paper: #faf7f1; --line: #d9d3c6; --spruce: #17473a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1ec; --soft: #b2beb8; --paper: #111815; --line: #33403a; --spruce: #8fd0b6; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 58rem; padding: 2.5rem 1.25rem 5rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em; color: var(--spruce); }
h2 { font-size: 1.35rem; margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
summary { cursor: pointer; color: var(--spruce); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line); }
iframe { width: 100%; height: 42rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
a { color: var(--spruce); }
.soft { color: var(--soft); }
`;

export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;

/** A page the server draws itself. Its styles: one sheet, named by its hash, or `unsafe-inline` for mails, which hold theirs inline. */
export function drawnPage(markup: string, styles: string, more = ''): Response {
  const policy = `default-src 'none'; style-src '${styles}'; ${more}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = { ...pageHeaders, 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(markup, { headers: { ...headers, 'Cache-Control': 'no-store' } });
}
