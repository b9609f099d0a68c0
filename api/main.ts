import { ConfigError } from '#api/config/environment.ts';
import { readConfig } from '#api/config.ts';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { quickStart } from '#api/quick-start.ts';
import { stopOnSignal } from '#api/stop-on-signal.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** Starts the server from the environment and stops it on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  quickStart();
  const { startServer } = await import('#api/serve.ts');
  const server = await startServer(config);
  console.log(`${PRODUCT_NAME} listens at ${server.url}`);
  const { firstAdmin } = server;
  if (firstAdmin?.password) console.log(`first administrator: ${firstAdmin.username}, ${firstAdmin.password}`);
  stopOnSignal(() => server.stop());
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(known ? error.message : error);
  process.exit(1);
});
