import { afterEach, beforeEach, expect, test } from 'vitest';
import { questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await openVisitor(world.browser);
});
afterEach(() => visitor.leave());

test("a widget whose file was lost on its way comes once the connection is back, the partner's page untouched", async () => {
  const { page } = visitor;
  let lost = 0;
  await page.route('**/questionnaire.js', (route) => {
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(`${world.sites.partner}/strict-csp.html`);
  // The preload is lost first, then the import.
  await expect.poll(() => lost).toBe(2);
  await page.unroute('**/questionnaire.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await questionnaireOn(page).radio('homeType').waitFor({ timeout: 8_000 });
  expect(visitor.pageErrors).toEqual([]);
});
