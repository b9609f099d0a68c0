import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { PAGE_ORIGIN } from './embed/page-server.ts';
import { runEmbed } from './embed/run-embed.ts';
import { runRecommendations } from './recommendations.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const results = join(import.meta.dirname, 'results');
const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-bench-'));
mkdirSync(results, { recursive: true });

const settings = { PORT: '0', DATA_DIR: dataDir, EXAMPLES_URL: PAGE_ORIGIN, LOG_LEVEL: 'silent' };
const flood = { call: { points: Number.MAX_SAFE_INTEGER, seconds: 60 } };
const server = await startServer(readConfig(settings), { limits: flood });
try {
  if (values.only !== 'embed') await runRecommendations(server.url, results);
  if (values.only !== 'recommendations') await runEmbed(server.url, results, Number(values.runs));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
