import { chromium as pw } from 'playwright';
import { test } from 'vitest';
import { chromium, strictVisitorArgs } from '#tests/harness/chromium.ts';
import { startTwoSites } from '#tests/harness/two-sites.ts';
import { openVisitor } from '#tests/harness/browser.ts';
test('bf', async () => {
  const sites = await startTwoSites();
  const browser = await pw.launch({ ...chromium, args: [...chromium.args, ...strictVisitorArgs], ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const v = await openVisitor(browser);
  const { page } = v;
  await page.addInitScript(() => addEventListener('pageshow', (e) => { (window as any).persisted = (e as PageTransitionEvent).persisted; }));
  for (const start of [`${sites.partner}/strict-csp.html`, `${sites.portal}/en`]) {
  await page.goto(start);
  await page.locator('wattnest-questionnaire').getByRole('group').first().waitFor();
  await page.evaluate(() => { (window as any).mark = 1; });
  await page.goto(`${sites.partner}/index.html`);
  const t = Date.now();
  await page.goBack({ timeout: 5000 }).catch((e) => console.log('goBack', String(e).slice(0, 200)));
  console.log('took', Date.now() - t, page.url());
  console.log(await page.evaluate(() => ({ p: (window as any).persisted, mark: (window as any).mark, r: JSON.stringify((performance.getEntriesByType('navigation')[0] as any).notRestoredReasons) })));
  // real link & history.back
  }
  await browser.close();
  await sites.stop();
});
