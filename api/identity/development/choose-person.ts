import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type DemoPerson, demoPeople, nameIn } from '#api/identity/development/demo-people.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => signs[it] ?? it);

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 0 auto; padding: 1.5rem; }
form { display: grid; gap: .75rem; }
button, input { min-height: 2.75rem; padding: 0 .75rem; font: inherit; }
button { text-align: start; }
input[type=checkbox] { min-height: 0; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const offer = ({ email, name }: DemoPerson) =>
  `<button name="demo" value="${escaped(email)}">${escaped(name)}, ${escaped(email)}</button>`;

/** The page on which a developer says who signs in. */
export function showPeople(response: ServerResponse, title: string, status = 200): void {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${title}</h1><p>This machine plays the provider. Nothing leaves it.</p>
<form method="post">${demoPeople.map(offer).join('')}</form><hr>
<form method="post"><label for="email">Somebody else's e-mail</label>
<input id="email" name="email" type="email" required>
<label><input type="checkbox" name="unproved"> the provider has not verified it</label>
<button>Continue</button></form><hr>
<form method="post"><button name="cancel" value="1">Cancel</button></form></body></html>`;
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
  });
  response.end(page);
}

const MAX_BODY_BYTES = 4_096;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const piece of request) {
    body += piece;
    if (body.length > MAX_BODY_BYTES) break;
  }
  return new URLSearchParams(body);
}

/** Who was chosen; null for nobody, undefined for what is no address. */
export async function chosenPerson(request: IncomingMessage): Promise<DemoPerson | null | undefined> {
  const form = await formOf(request);
  if (form.has('cancel')) return null;
  const demo = demoPeople.find((it) => it.email === form.get('demo'));
  if (demo) return demo;
  const email = z.safeParse(z.email(), form.get('email')?.trim().toLowerCase());
  return email.success ? { email: email.data, name: nameIn(email.data), isProved: !form.has('unproved') } : undefined;
}
