import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawLetter } from '#api/mail/drawing/draw-letter.ts';
import { languages } from '#domain/place.ts';
import { launchBrowser, openVisitor } from '#tests/harness/browser.ts';
import { sampleLetters } from '#tests/harness/sample-letters.ts';

const USAGE = `npm run screenshots:mails -- [--out FOLDER]

Draws one mail of each kind in German, English and French: HTML, plain text, and a picture at 360 and 640 px, light and dark.`;

const widths = [360, 640] as const;
const schemes = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'tests/artifacts/mails' }, help: { type: 'boolean' } },
});

/** Writes the mails as files; returns their paths without ending. */
async function drawAll(out: string): Promise<string[]> {
  const paths: string[] = [];
  for (const language of languages)
    for (const [kind, letter] of Object.entries(sampleLetters(language))) {
      const { html, text } = await drawLetter(letter);
      const path = resolve(join(out, `${kind}-${language}`));
      writeFileSync(`${path}.html`, html);
      writeFileSync(`${path}.txt`, text);
      paths.push(path);
    }
  return paths;
}

async function takeAll(paths: string[]): Promise<void> {
  const browser = await launchBrowser();
  for (const width of widths)
    for (const colorScheme of schemes) {
      const visitor = await openVisitor(browser, { viewport: { width, height: 800 }, colorScheme });
      for (const path of paths) {
        await visitor.page.goto(pathToFileURL(`${path}.html`).href);
        await visitor.page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true });
        console.log(`${path}-${width}-${colorScheme}.png`);
      }
      await visitor.leave();
    }
  await browser.close();
}

if (values.help) console.log(USAGE);
else {
  mkdirSync(values.out, { recursive: true });
  await takeAll(await drawAll(values.out));
}
