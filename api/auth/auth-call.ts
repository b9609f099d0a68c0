import type { Auth } from '#api/auth/create-auth.ts';
import type { Deps } from '#api/context/deps.ts';
import { ADDRESS_HEADER } from '#api/http/client-address.ts';
import { Failure } from '#domain/failure.ts';
import type { Locale } from '#domain/format.ts';

export type LazyAuth = () => Promise<Auth>;

/** Better Auth, loaded when somebody first needs it: it is a third of all files that the server would read to start. */
export function lazyAuth(deps: Deps): LazyAuth {
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= import('#api/auth/create-auth.ts').then(({ createAuth }) => createAuth(deps));
    return auth;
  };
}

/** What answers at Better Auth's paths. */
export interface Answering {
  handler: (request: Request) => Promise<Response>;
}

/** A provider that says nothing for so long is away. */
export const PROVIDER_PATIENCE_MS = 10_000;

/** A call at one of Better Auth's paths, and who makes it. */
export interface AuthCall {
  deps: Deps;
  auth: LazyAuth;
  request: Request;
  address: string;
  requestId: string;
  locale: Locale;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** What Better Auth needs to see of the caller. A body reaches it only as we have read it. */
function headersOf({ request, address }: AuthCall, hasBody: boolean): Headers {
  const headers = new Headers(hasBody ? { 'Content-Type': 'application/json' } : {});
  for (const name of ['cookie', 'origin', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, address);
  return headers;
}

/** What Better Auth answers to a made-up key, as 500. */
const FORGED_PASSKEY = 'FAILED_TO_VERIFY_REGISTRATION';

/** Better Auth's refusals that say nothing of a password, as ours. */
async function failureOf(reply: Response): Promise<Failure | null> {
  const { status, headers } = reply;
  if (status === 429)
    return new Failure('too-many-requests', { retryAfterSeconds: Number(headers.get('x-retry-after') ?? 1) });
  if (status === 403) return new Failure('origin-not-allowed');
  if (status < 500) return null;
  const { code } = (await reply.clone().json()) as { code?: string };
  return code === FORGED_PASSKEY ? null : new Failure('unavailable');
}

/** What we say, with the cookies that Better Auth sets. */
export function answered(reply: Response, said: unknown): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const cookie of reply.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(said), { headers });
}

/** The Cookie header of a browser that has just got this reply. */
export function cookiesSetBy(reply: Response): string {
  const set = reply.headers.getSetCookie().filter((it) => !/;\s*max-age=0/i.test(it));
  return set.map((it) => it.split(';', 1)[0]).join('; ');
}

/** The same call from a browser that has these cookies and no others. */
export function withCookies(call: AuthCall, cookie: string): AuthCall {
  const headers = new Headers(call.request.headers);
  headers.set('cookie', cookie);
  return { ...call, request: new Request(call.request.url, { headers }) };
}

/** Better Auth's own answer; of another instance where one is named. */
export async function askAuth(call: AuthCall, { method, path, body }: Asked, other?: Answering): Promise<Response> {
  const url = `${call.deps.settings.publicUrl}/api/auth${path}`;
  const headers = headersOf(call, body !== undefined);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await (other ?? (await call.auth())).handler(new Request(url, { method, headers, ...sent }));
  const failure = await failureOf(reply);
  if (failure) throw failure;
  return reply;
}
