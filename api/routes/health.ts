import type { Hono } from 'hono';
import type { Deps } from '#api/deps.ts';
import type { CountCall } from '#api/http/count-call.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * `/healthz`: the process answers; it costs nothing and a probe must never be refused, so nobody counts it. `/readyz`: it can
 * work, because its database answers.
 */
export function mountHealth(app: Hono, { database }: Pick<Deps, 'database'>, countCall: CountCall): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    await countCall(c);
    const ready = await database.ping().then(
      () => true,
      () => false,
    );
    return ready ? c.json({ status: 'ready' }, 200, headers) : c.json({ status: 'database away' }, 503, headers);
  });
}
