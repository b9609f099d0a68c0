import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { LazyAuth } from '#api/auth/auth-call.ts';
import { lazyProviderAuth } from '#api/auth/lazy-provider-auth.ts';
import { beginSignIn, finishSignIn, type ProviderCall } from '#api/auth/provider-sign-in.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { drawnPage, html, pageStyle, pageStyleHash } from '#api/http/drawn-page.ts';
import { readForm, storableText } from '#api/http/input.ts';
import { openAuthCall } from '#api/routes/accounts.ts';
import {
  callbackPath,
  outcomeAddress,
  POPUP_DONE,
  POPUP_START,
  providerSignInOf,
  resultIn,
  type SignInProvider,
  signInProviders,
} from '#domain/contract/provider-sign-in.ts';
import { Failure } from '#domain/failure.ts';
import { barePageTexts } from '#texts/bare-pages/all.ts';

/** Tells the page that opened the popup, and no other; without one the popup goes on to the sign-in page itself. */
const script = `
const { origin, provider, result } = document.body.dataset;
if (opener) {
  opener.postMessage({ from: 'wattnest-sign-in', provider, result }, origin);
  close();
} else location.replace(document.querySelector('a').href);
`;
const scriptHash = createHash('sha256').update(script).digest('base64');

/** Of what a provider may send, what is read. `iss` is compared with the issuer, `user` is Apple's. */
const answered = ['code', 'state', 'error', 'iss', 'user'];
const MAX_ANSWER_LENGTH = 4_000;

function answerOf(sent: URLSearchParams): URLSearchParams {
  const kept = answered.flatMap((name) =>
    sent
      .getAll(name)
      .slice(0, 1)
      .map((it) => [name, storableText(it)]),
  );
  const answer = new URLSearchParams(kept);
  if (answer.toString().length > MAX_ANSWER_LENGTH) throw new Failure('body-too-large');
  return answer;
}

/** Of both pages of the popup: whoever opened it stays within its reach. */
function inPopup(reply: Response): Response {
  reply.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
  reply.headers.set('Cache-Control', 'no-store');
  reply.headers.set('Referrer-Policy', 'no-referrer');
  reply.headers.set('X-Content-Type-Options', 'nosniff');
  return reply;
}

function donePage(query: URLSearchParams, publicUrl: string): Response {
  const asked = providerSignInOf(query);
  const result = resultIn(query);
  if (!asked || !result) throw new Failure('not-found');
  const { title, goOn } = barePageTexts[asked.language].signInPopup;
  const page = html`<!doctype html><html lang="${asked.language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ markup: pageStyle }}</style></head>
<body data-origin="${publicUrl}" data-provider="${asked.provider}" data-result="${result}"><h1>${title}</h1>
<p><a href="${outcomeAddress(asked, result)}">${goOn}</a></p><script>${{ markup: script }}</script></body></html>`;
  return inPopup(drawnPage(page.markup, pageStyleHash, `script-src 'sha256-${scriptHash}'; `));
}

export function mountProviderSignIn(app: Hono, auth: LazyAuth, tools: AppTools): void {
  const providers = lazyProviderAuth(tools.deps);
  const open = async (c: Context, mayBeForeign = false): Promise<ProviderCall> => ({
    ...(await openAuthCall(c, auth, tools, mayBeForeign)),
    providers,
  });
  app.get(POPUP_START, async (c) => {
    const call = await open(c);
    const asked = providerSignInOf(new URL(c.req.url).searchParams);
    if (!asked) throw new Failure('not-found');
    return inPopup(await beginSignIn(call, asked));
  });
  app.get(POPUP_DONE, async (c) => {
    await tools.countCall(c);
    return donePage(new URL(c.req.url).searchParams, tools.deps.settings.publicUrl);
  });
  for (const provider of signInProviders)
    app.get(callbackPath(provider), async (c) => {
      const answer = answerOf(new URL(c.req.url).searchParams);
      return inPopup(await finishSignIn(await open(c), provider, answer));
    });
  app.post(callbackPath('apple'), async (c) => {
    await open(c, true);
    return inPopup(asQuery('apple', answerOf(await readForm(c.req.raw))));
  });
}

/** A form that another site posts comes without our cookies; a redirect brings them, and with them the state's. */
function asQuery(provider: SignInProvider, answer: URLSearchParams): Response {
  return new Response(null, { status: 303, headers: { Location: `${callbackPath(provider)}?${answer}` } });
}
