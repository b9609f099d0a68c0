import type { Context, Hono } from 'hono';
import type { Deps } from '#api/context/deps.ts';
import { type Connection, isLoopback } from '#api/http/client-address.ts';
import { drawnPage, type Html, html, pageStyle } from '#api/http/drawn-page.ts';
import { type OutboxMail, readOutbox } from '#api/services/mail/read-outbox.ts';
import { Failure } from '#domain/failure.ts';

/** The name in the address bar counts too: a foreign name that points to 127.0.0.1 reads nothing. */
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

function onlyLocal(c: Context): void {
  const { incoming } = (c.env ?? {}) as Connection;
  const { headers } = c.req.raw;
  const local = isLoopback((incoming?.socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
  const named = localName.test(headers.get('host') ?? new URL(c.req.url).host);
  if (!local || !named || headers.has('x-forwarded-for')) throw new Failure('not-found');
}

const mailMarkup = ({ to, subject, createdAt, html: body, text }: OutboxMail): Html =>
  html`<section><h2>${subject}</h2><p class="soft">${to}, ${createdAt}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${subject}" srcdoc="${body}"></iframe>
<details><summary>Plain text</summary><pre>${text}</pre></details></section>`;

function outboxPage(mails: OutboxMail[]): string {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox (${mails.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ markup: pageStyle }}</style></head>
<body><main><h1>Outbox</h1><p class="soft">Mails of this development server, newest first. Nothing leaves this machine.</p>
${mails.length > 0 ? mails.map(mailMarkup) : html`<p>No mail yet.</p>`}</main></body></html>`;
  return page.markup;
}

export function mountOutbox(app: Hono, deps: Pick<Deps, 'database' | 'settings'>): void {
  const { development, publicUrl } = deps.settings;
  if (!development || !localName.test(new URL(publicUrl).host)) return;
  app.get('/dev/outbox.json', async (c) => {
    onlyLocal(c);
    return c.json(await readOutbox(deps), 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/dev/outbox', async (c) => {
    onlyLocal(c);
    return drawnPage(outboxPage(await readOutbox(deps)), 'unsafe-inline');
  });
}
