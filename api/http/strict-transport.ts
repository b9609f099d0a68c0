import type { Fetch } from '#api/http/listen.ts';

/** A year. Other names below the portal's are their owner's affair, so `includeSubDomains` is left to the proxy in front. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Where the portal is reached by https, every reply tells browsers never to try http again. */
export function strictTransport(fetch: Fetch, publicUrl: string | null): Fetch {
  if (!publicUrl?.startsWith('https://')) return fetch;
  return async (request, env) => {
    const reply = await fetch(request, env);
    reply.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
    return reply;
  };
}
