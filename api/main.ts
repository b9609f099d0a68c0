import { ConfigError, readConfig } from '#api/config.ts';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { startServer } from '#api/serve.ts';
import { stopOnSignal } from '#api/stop-on-signal.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** Starts the server from the environment and stops it on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  console.log(`${PRODUCT_NAME} listens at ${server.url}`);
  stopOnSignal(() => server.stop());
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(known ? error.message : error);
  process.exit(1);
});
