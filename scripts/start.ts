import { ConfigError } from '#api/config/environment.ts';
import { readConfig } from '#api/config.ts';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { quickStart } from '#api/quick-start.ts';
import type { RunningServer } from '#api/serve.ts';
import { stopOnSignal } from '#api/stop-on-signal.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { type Examples, startExamples } from '../examples/server.ts';

const EXAMPLES_HOST = '127.0.0.1';
const ADMIN = 'admin@wattnest.example';

/** What a developer's machine needs; whatever the environment says wins. */
function developmentDefaults(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const examplesPort = env.EXAMPLES_PORT ?? '3001';
  return { EXAMPLES_URL: `http://${EXAMPLES_HOST}:${examplesPort}`, LOG_LEVEL: 'warn', ADMIN_EMAIL: ADMIN, ...env };
}

async function examplesOf(examplesUrl: string | null, apiUrl: string): Promise<Examples | null> {
  if (!examplesUrl) return null;
  const { hostname, port } = new URL(examplesUrl);
  return startExamples({ port: Number(port), host: hostname, apiUrl, siteKey: DEMO_SITE_KEY });
}

function announce(server: RunningServer, examples: Examples | null): void {
  const lines = [`${PRODUCT_NAME} runs. Ctrl+C stops it.`, '', `  Portal             ${server.url}`];
  if (examples) {
    lines.push(`  Partners' pages    ${examples.url}`, `  E-mails sent       ${server.url}/dev/outbox`);
    lines.push(`  API documentation  ${server.url}/api/docs`);
  }
  const { firstAdmin } = server;
  if (firstAdmin) lines.push('', `  Administrator      ${firstAdmin.username}`);
  if (firstAdmin?.password) lines.push(`  Password           ${firstAdmin.password} (told this once)`);
  console.log(`${lines.join('\n')}\n`);
}

/** One sentence for what the person at the keyboard can mend; undefined for a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT or EXAMPLES_PORT to another one.` : undefined;
}

async function main(): Promise<void> {
  const config = readConfig(developmentDefaults(process.env));
  quickStart();
  const { startServer } = await import('#api/serve.ts');
  const server = await startServer(config);
  const examples = await examplesOf(config.examplesUrl, server.url).catch(async (error) => {
    await server.stop();
    throw error;
  });
  stopOnSignal(() => Promise.all([examples?.stop(), server.stop()]));
  announce(server, examples);
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
