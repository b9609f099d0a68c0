import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BrowserHabits, launchBrowser } from '#tests/harness/browser.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';

/** Product, partner's pages and browser for one test file: there from the first test to the last. */
export function onTwoSites(options: Parameters<typeof startTwoSites>[0] & BrowserHabits = {}) {
  const world = {} as { browser: Browser; sites: TwoSites };
  beforeAll(async () => {
    [world.browser, world.sites] = await Promise.all([
      launchBrowser(options),
      startTwoSites({ preparedFolder: inject('preparedFolder'), ...options }),
    ]);
  });
  afterAll(async () => {
    await world.browser?.close();
    await world.sites?.stop();
  });
  return world;
}
