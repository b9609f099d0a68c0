import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites({ blocksThirdParties: true });
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });
let asked: string[];
beforeEach(async () => {
  asked = [];
  visitor.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await visitor.page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    addEventListener('wattnest-ready', ({ target }) => void ready.push((target as Element).localName));
  });
});

const readyWidgets = (page: Page) => page.evaluate(() => (window as unknown as { ready: string[] }).ready.toSorted());

/** Everything a browser can keep, by name. */
async function kept(page: Page, context: BrowserContext): Promise<unknown> {
  const inPage = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: isSecureContext ? await caches.keys() : [],
    workers: isSecureContext ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));
  return { ...inPage, sent: (await context.cookies()).map(({ name }) => name) };
}

const nothing = { cookies: '', local: [], session: [], databases: [], caches: [], workers: 0, sent: [] };

test.each(['partner', 'partnerByName'] as const)(
  'both widgets stand on a page of another site (%s) and nothing is kept or asked for but their files',
  async (site) => {
    const { page } = visitor;
    await page.goto(`${world.sites[site]}/chat.html`);
    await page.evaluate(() => {
      document.querySelector('wattnest-chat')?.after(document.createElement('wattnest-questionnaire'));
    });
    await expect.poll(() => readyWidgets(page)).toEqual(['wattnest-chat', 'wattnest-questionnaire']);
    await page.locator('wattnest-chat').getByRole('textbox').first().waitFor();
    await page.locator('wattnest-questionnaire').getByRole('radio').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await kept(page, page.context())).toEqual(nothing);
    expect(asked.filter((it) => !/^GET \/(embed\/|[\w-]+\.(html|css|ico)$|plain\.js$|favicon)/.test(it))).toEqual([]);
  },
);
