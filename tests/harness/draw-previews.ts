import { writeFileSync } from 'node:fs';
import { languagePrefix } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { launchBrowser } from '#tests/harness/browser.ts';
import { startTwoSites } from '#tests/harness/two-sites.ts';
import { shrink } from '#tests/pictures/shrink.ts';

/** Draws what previews of links show, from the home page as it is built: `npm run previews`. */
const FOLDER = 'host-site/previews';
/** What social networks show whole. */
const size = { width: 1200, height: 630 };

/** The name, the promise and the house, without what only a visitor can use. */
const asPicture = `
html { font-size: 19px; scrollbar-gutter: auto; overflow: hidden; }
.site-header > :not(.home-link), .hero-actions, .facts, .skip { display: none !important; }
.site-header, .hero { max-width: none; padding-inline: 64px; }
.site-header { position: absolute; inset: 44px 0 auto; padding-block: 0; }
.site-header .logo { font-size: 34px; }
.site-header .logo svg { width: 40px; }
.hero { height: 630px; padding-block: 96px 40px; gap: 48px; grid-template-columns: 1.1fr 1fr; }
.hero h1 { font-size: 58px; }
.hero .lead { margin-bottom: 0; font-size: 25px; }
`;

const sites = await startTwoSites();
const browser = await launchBrowser({ keepsPages: true });
for (const language of languages) {
  const context = await browser.newContext({
    viewport: size,
    bypassCSP: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(sites.portal + (languagePrefix(language) || '/'));
  await page.addStyleTag({ content: asPicture });
  await page.evaluate(() => document.fonts.ready);
  const path = `${FOLDER}/${language}.png`;
  writeFileSync(path, shrink(await page.screenshot({ clip: { x: 0, y: 0, ...size } })));
  console.log(path);
  await context.close();
}
await browser.close();
await sites.stop();
process.exit(0);
