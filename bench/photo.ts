import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { analyzeMedia } from '#domain/contract/media.ts';
import { roofJpeg } from '#tests/harness/pictures.ts';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';
import { conditions, launch, openAddress } from './embed/session.ts';
import { median } from './embed/table.ts';

const WIDTH = 4_000;
const HEIGHT = 3_000;
/** From the choice of a file until the call that carries it leaves the page. */
const BUDGET_MS = 1_500;

declare global {
  interface Window {
    photoTimes: { chosen?: number; sent?: number };
  }
}

/** Notes in the page when a file was chosen, and when the call with its picture was made. */
function note(path: string): void {
  window.photoTimes = {};
  document.addEventListener('input', () => (window.photoTimes.chosen ??= performance.now()), { capture: true });
  const send = window.fetch;
  window.fetch = (...request) => {
    if (String(request[0]).endsWith(path)) window.photoTimes.sent ??= performance.now();
    return send(...request);
  };
}

async function sendPhoto(browser: Browser, url: string, buffer: Buffer): Promise<number> {
  const { page, cdp, errors, close } = await openAddress(browser, url, { ready: 'main h1' });
  try {
    await page.evaluate(note, analyzeMedia.path);
    const { photos } = checkTexts.en;
    await page.getByRole('button', { name: photos.open }).click();
    const field = page.locator('wattnest-strategy-check input[type=file]').first();
    await field.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await field.setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
    await page.waitForFunction(() => window.photoTimes.sent !== undefined);
    if (errors.length > 0) throw new Error(errors.join('; '));
    const { chosen = 0, sent = 0 } = await page.evaluate(() => window.photoTimes);
    return sent - chosen;
  } finally {
    await close();
  }
}

/** Measures a phone's photo on its way out of the page and writes `photo.md`. */
export async function runPhoto(portal: string, results: string, runs: number): Promise<void> {
  const [load = 0] = loadavg();
  const photo = await roofJpeg({ width: WIDTH, height: HEIGHT });
  const browser = await launch();
  const times: number[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) times.push(await sendPhoto(browser, `${portal}/en/powerup`, photo));
  } finally {
    await browser.close();
  }
  const [, ...counted] = times.map(Math.round);
  const megapixels = (WIDTH * HEIGHT) / 1_000_000;
  const markdown = `# A photo on its way out

Chromium ${browser.version()}, CPU ${conditions.cpu}x slower, the machine's load beforehand ${load.toFixed(1)}. ${new Date().toISOString()}

A JPEG of ${megapixels} megapixels and ${(photo.length / 1_000_000).toFixed(1)} MB, from its choice in the strategy check until the call that carries it: shrunk, drawn anew, written as text. Median of ${runs}: **${Math.round(median(counted))} ms** (${Math.min(...counted)}-${Math.max(...counted)}); it may take ${BUDGET_MS}.
`;
  writeFileSync(join(results, 'photo.md'), markdown);
  console.log(markdown);
}
