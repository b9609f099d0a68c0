import type { Auth } from '#api/auth/create-auth.ts';
import type { Deps } from '#api/context/deps.ts';
import { ADDRESS_HEADER } from '#api/http/client-address.ts';
import { Failure } from '#domain/failure.ts';

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

/** Better Auth's refusals that say nothing of a password, as ours. */
function failureOf({ status, headers }: Response): Failure | null {
  if (status === 429)
    return new Failure('too-many-requests', { retryAfterSeconds: Number(headers.get('x-retry-after') ?? 1) });
  if (status === 403) return new Failure('origin-not-allowed');
  return status >= 500 ? new Failure('unavailable') : null;
}

/** Better Auth's own answer; of another instance where one is named. */
export async function askAuth(call: AuthCall, { method, path, body }: Asked, other?: Answering): Promise<Response> {
  const url = `${call.deps.settings.publicUrl}/api/auth${path}`;
  const headers = headersOf(call, body !== undefined);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await (other ?? (await call.auth())).handler(new Request(url, { method, headers, ...sent }));
  const failure = failureOf(reply);
  if (failure) throw failure;
  return reply;
}
