import { ConfigError, readConfig } from '#api/config.ts';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { startServer } from '#api/serve.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

const EXIT_AFTER_MS = 9_500;

/** Starts the server from the environment and stops it on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  console.log(`${PRODUCT_NAME} listens at ${server.url}`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(known ? error.message : error);
  process.exit(1);
});
