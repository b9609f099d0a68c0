import type { Hono } from 'hono';
import type { Deps } from '#api/deps.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** `/healthz`: the process answers. `/readyz`: it can work, because its database answers. */
export function mountHealth(app: Hono, { database }: Pick<Deps, 'database'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    const ready = await database.ping().then(
      () => true,
      () => false,
    );
    return ready ? c.json({ status: 'ready' }, 200, headers) : c.json({ status: 'database away' }, 503, headers);
  });
}
