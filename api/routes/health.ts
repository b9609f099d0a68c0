import type { Hono } from 'hono';
import type { Deps } from '#api/context/deps.ts';
import type { CountCall } from '#api/http/client-address.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );

/**
 * `/healthz`: the process answers; it costs nothing and a probe must never be refused, so nobody counts it. `/readyz`: new
 * work may come, because its database answers and it is not about to stop.
 */
export function mountHealth(
  app: Hono,
  { database, shutdown }: Pick<Deps, 'database' | 'shutdown'>,
  countCall: CountCall,
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    await countCall(c);
    const answers = shutdown.hasBegun || (await succeeds(database.ping()));
    if (shutdown.hasBegun) return c.json({ status: 'stopping' }, 503, headers);
    return answers ? c.json({ status: 'ready' }, 200, headers) : c.json({ status: 'database away' }, 503, headers);
  });
}
