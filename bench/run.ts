import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { runAccounts } from './accounts.ts';
import { runAdmin } from './admin.ts';
import { runAdviser } from './adviser.ts';
import { runChat } from './chat.ts';
import { PAGE_ORIGIN } from './embed/page-server.ts';
import { runEmbed } from './embed/run-embed.ts';
import { runEstimate } from './estimate.ts';
import { runLive } from './live.ts';
import { runModel } from './model.ts';
import { runPhoto } from './photo.ts';
import { runRecommendations } from './recommendations.ts';
import { runSite } from './site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '1000000' },
  },
});
const isWanted = (name: string) => values.only === undefined || values.only === name;
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });

/** The benches that share one server on PGlite. */
async function runOnPglite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-bench-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, EXAMPLES_URL: PAGE_ORIGIN, LOG_LEVEL: 'silent' };
  const flood = { call: { points: Number.MAX_SAFE_INTEGER, seconds: 60 } };
  const server = await startServer(readConfig(settings), { limits: flood });
  try {
    if (isWanted('recommendations')) await runRecommendations(server.url, results);
    if (isWanted('site')) await runSite(server, results, Number(values.runs));
    if (isWanted('photo')) await runPhoto(server.url, results, Number(values.runs));
    if (isWanted('embed')) await runEmbed(server.url, results, Number(values.runs));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (isWanted('adviser')) runAdviser(results);
if (isWanted('estimate')) await runEstimate(results);
if (isWanted('chat')) await runChat(results);
if (isWanted('live')) await runLive(results);
if (isWanted('model')) await runModel(results);
if (isWanted('admin')) await runAdmin(results, Number(values.rows));
if (['recommendations', 'site', 'photo', 'embed'].some(isWanted)) await runOnPglite();
/** Last: what it does to this process stays. */
if (isWanted('accounts')) await runAccounts(results);
process.exit(0);
