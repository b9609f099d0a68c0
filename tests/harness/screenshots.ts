import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languagePrefix } from '#domain/pages.ts';
import { type Language, languages } from '#domain/place.ts';
import { launchBrowser, openVisitor } from '#tests/harness/browser.ts';
import { startTwoSites } from '#tests/harness/two-sites.ts';

const USAGE = `npm run screenshots -- [ADDRESS...] [--out FOLDER]

Takes a picture of each address at 360 and 1280 px, light and dark, in every language.
{lang} stands for the language, {prefix} for what stands before its paths. Without an address the product is
started and its home page and the partner's plain page are taken.`;

const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'tests/artifacts/screenshots' }, help: { type: 'boolean' } },
});

const inLanguage = (address: string, language: Language) =>
  address.replaceAll('{lang}', language).replaceAll('{prefix}', languagePrefix(language));

const fileName = (address: string) =>
  address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\{\w+\}/g, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

/** Sets the language of a partner's page, whose widgets follow the nearest `lang`. */
const speak = (language: string) => {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[lang]')) element.setAttribute('lang', language);
};

async function takeAll(addresses: string[]): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const browser = await launchBrowser();
  for (const width of widths)
    for (const colorScheme of schemes)
      for (const language of languages) {
        const visitor = await openVisitor(browser, { viewport: { width, height: 900 }, colorScheme, locale: language });
        for (const address of addresses) {
          await visitor.page.goto(inLanguage(address, language));
          if (!/\{(lang|prefix)\}/.test(address)) await visitor.page.evaluate(speak, language);
          await visitor.page.waitForLoadState('networkidle');
          const path = join(values.out, `${fileName(address)}-${width}-${colorScheme}-${language}.png`);
          await visitor.page.screenshot({ path, fullPage: true });
          console.log(path);
        }
        await visitor.leave();
      }
  await browser.close();
}

if (values.help) console.log(USAGE);
else if (positionals.length > 0) await takeAll(positionals);
else {
  const sites = await startTwoSites();
  await takeAll([`${sites.portal}{prefix}/`, `${sites.partner}/plain.html`]);
  await sites.stop();
}
process.exit(0);
