import { readConfig } from '#api/config.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { demoPartners } from '#api/database/seed/demo-partners.ts';
import { startServer } from '#api/serve.ts';
import { newSecret, sealSecret } from '#api/services/webhooks/sign-message.ts';

/** The server with webhooks to this machine, and one webhook of the demo company, to RECEIVER_URL. */
const server = await startServer(readConfig(process.env), { settings: { webhooksToLoopback: true } });
const { deps } = server;
const id = '00000000-0000-4000-8003-000000000001';
const sealedSecret = sealSecret(deps, newSecret(deps), id);
const row = { id, partnerId: demoPartners[0]?.id ?? '', url: process.env.RECEIVER_URL ?? '', sealedSecret };
await deps.database.db
  .insert(webhook)
  .values({ ...row, createdAt: deps.clock.now() })
  .onConflictDoNothing();
console.log(`listens at ${server.url}`);
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
