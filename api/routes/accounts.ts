import type { Hono } from 'hono';
import { ADDRESS_HEADER, type createAuth } from '#api/auth/create-auth.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import type { Connection } from '#api/http/client-address.ts';
import { MAX_BODY_BYTES } from '#api/http/read-body.ts';
import { Failure } from '#domain/failure.ts';

/** Better Auth checks origins of calls with cookies only; a stranger's page has no business here at all. */
function ownOriginOnly(origin: string | null, publicUrl: string): void {
  if (origin !== null && origin !== publicUrl) throw new Failure('origin-not-allowed');
}

function boundedBody(request: Request): void {
  const length = request.headers.get('content-length');
  if (request.body && (length === null || Number(length) > MAX_BODY_BYTES)) throw new Failure('body-too-large');
}

export function mountAccounts(app: Hono, auth: ReturnType<typeof createAuth>, { deps, readAddress }: AppTools): void {
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const { raw } = c.req;
    ownOriginOnly(raw.headers.get('origin'), deps.settings.publicUrl);
    boundedBody(raw);
    const address = readAddress(c.env as Connection | undefined, raw.headers.get('x-forwarded-for'));
    await deps.limiter.quick('call', address);
    const headers = new Headers(raw.headers);
    headers.set(ADDRESS_HEADER, address);
    const reply = await auth.handler(new Request(raw, { headers }));
    reply.headers.set('Cache-Control', 'no-store');
    reply.headers.set('X-Content-Type-Options', 'nosniff');
    return reply;
  });
}
