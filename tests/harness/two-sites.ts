import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Config, readConfig } from '#api/config.ts';
import type { Settings } from '#api/context/deps.ts';
import { site } from '#api/database/schema/partners.ts';
import { DEMO_SITE_ID, DEMO_SITE_KEY, seed } from '#api/database/seed/seed.ts';
import { type RunningServer, startServer } from '#api/serve.ts';
import type { OutboxMail } from '#api/services/mail/read-outbox.ts';
import { startExamples } from '#examples/server.ts';
import { emptyTables } from '#tests/harness/test-database.ts';

export interface TwoSites {
  /** `http://localhost:P1`. */
  portal: string;
  /** `http://127.0.0.1:P2`: another site, and a secure context. */
  partner: string;
  /** `http://partner.test:P2`: the same pages outside a secure context. */
  partnerByName: string;
  /** The running API with its dependencies; changes with every restart. */
  api(): RunningServer;
  outbox(): Promise<OutboxMail[]>;
  stopApi(): Promise<void>;
  /** On the same port and the same data. */
  startApi(): Promise<void>;
  /** As it was at first: nothing is kept of anybody. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

interface TwoSitesOptions {
  /** PostgreSQL; without it PGlite in a temporary folder. */
  databaseUrl?: string;
  /** A data folder to begin with; without it the server makes its own, which takes seconds. */
  preparedFolder?: string;
  settings?: Partial<Settings>;
  config?: Partial<Config>;
  /** Folder for the data, which whoever names it removes. */
  within?: string;
}

async function allowNamedPartner({ deps }: RunningServer, origins: string[]): Promise<void> {
  await deps.database.db.update(site).set({ allowedOrigins: origins }).where(eq(site.id, DEMO_SITE_ID));
}

/** The product as built in `dist`, and the partner's pages on another site. */
export async function startTwoSites(options: TwoSitesOptions = {}): Promise<TwoSites> {
  const { databaseUrl, preparedFolder, settings = {}, config: changes, within = tmpdir() } = options;
  const dataDir = mkdtempSync(join(within, 'wattnest-sites-'));
  if (preparedFolder) cpSync(preparedFolder, dataDir, { recursive: true });
  const pages = { port: 0, host: '127.0.0.1', apiUrl: '', siteKey: DEMO_SITE_KEY };
  const examples = await startExamples(pages);
  const partnerByName = examples.url.replace('127.0.0.1', 'partner.test');
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, EXAMPLES_URL: examples.url };
  let config: Config = { ...readConfig({ ...environment, LOG_LEVEL: 'silent' }), ...changes };
  let running: RunningServer | undefined;

  async function startApi() {
    running = await startServer(config, { settings });
    config = { ...config, port: running.port };
    pages.apiUrl = running.url;
    await allowNamedPartner(running, [examples.url, partnerByName]);
  }
  async function stopApi() {
    await running?.stop();
    running = undefined;
  }
  function api(): RunningServer {
    if (!running) throw new Error('the API is stopped');
    return running;
  }

  async function renew() {
    if (!running) await startApi();
    const { database, settings: own, clock } = api().deps;
    await emptyTables(database);
    await seed(database.db, { publicUrl: own.publicUrl, examplesUrl: examples.url, clock });
    await allowNamedPartner(api(), [examples.url, partnerByName]);
  }

  await startApi();
  return {
    portal: api().url,
    partner: examples.url,
    partnerByName,
    api,
    outbox: async () => (await fetch(`${api().url}/dev/outbox.json`)).json() as Promise<OutboxMail[]>,
    stopApi,
    startApi,
    renew,
    async stop() {
      await stopApi();
      await examples.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
