import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { languagePrefix, ownPages, pathTo, publicPages } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { en } from '#host-site/texts/en.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { reducedMotion: 'reduce' });

const MOST_BYTES = 120 * 1024;
const pageCode = '**/assets/main-*.js';

/** Everything that came over the network so far, in bytes. */
function weigh(page: Page) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, it) => sum + it.responseHeadersSize + it.responseBodySize, 0);
  };
}

/** Keeps the code of the page on its way until it is let go. */
async function holdBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pageCode, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Somebody is there: the pointer moves, in steps as hands do, on a page that has been painted and begun to listen. */
async function moveOn(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.mouse.move(20, 20, { steps: 4 });
}

test('who only looks loads little, and the first sign of somebody brings the page to life', async () => {
  const { page } = visitor;
  const weight = weigh(page);
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /assets\/main-.*\.js$/.test(request.url());
  });
  await page.goto(`${world.sites.portal}/en`);
  await page.waitForLoadState('networkidle');
  expect(isAsked).toBe(false);
  expect(await weight()).toBeGreaterThan(20 * 1024);
  expect(await weight()).toBeLessThanOrEqual(MOST_BYTES);
  await moveOn(page);
  await expect.poll(() => isAsked).toBe(true);
});

test('what is clicked and chosen before the code has come is done once it has', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  const letGo = await holdBack(page);
  await page.goto(`${world.sites.portal}/en`);
  await page.getByRole('combobox').first().selectOption('ch');
  await page.getByRole('link', { name: en.home.begin }).click();
  expect(page.url()).toBe(`${world.sites.portal}/en#assessment-section`);
  letGo();
  await page.getByRole('tab', { name: en.home.assessment.tabs.powerup, selected: true }).waitFor();
  expect(page.url()).toBe(`${world.sites.portal}/en?market=ch#assessment-section`);
  expect(await page.getByRole('combobox').first().inputValue()).toBe('ch');
});

test('a menu opened before the code has come stays open, and closes when a link is followed', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdBack(page);
  await page.goto(`${world.sites.portal}/en`);
  await page.getByRole('button', { name: en.header.menu }).click();
  letGo();
  await page.waitForFunction(() => document.querySelector('#root')?.matches(':has(.phone-menu:popover-open)'));
  await page.locator('.phone-menu').getByRole('link', { name: en.header.process }).click();
  await expect.poll(() => page.locator('.phone-menu').isVisible()).toBe(false);
  expect(page.url()).toBe(`${world.sites.portal}/en#how-it-works`);
});

test('code that was lost on its way is asked for again at the next sign', async () => {
  const { page } = visitor;
  await page.route(pageCode, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto(`${world.sites.portal}/en`);
  const lost = page.waitForEvent('requestfailed');
  await moveOn(page);
  await lost;
  await page.locator('#partners').scrollIntoViewIfNeeded();
  await page.getByText('Oregon').waitFor();
});

const FONTS_LATE_MS = 400;
/** Pixels of a widget's own late words. */
const MOST_SHIFT = 0.002;

/** How far what stood there has moved, as browsers score it. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    watcher.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return shifts.reduce((sum, it) => sum + it, 0);
  });

test('nothing moves when the fonts come late', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_LATE_MS));
    await route.continue();
  });
  const shifts: Record<string, number> = {};
  for (const language of languages)
    for (const name of ['home', 'faq', 'privacy', 'powerup', 'auth'] as const) {
      const path = languagePrefix(language) + pathTo(name);
      await page.goto(world.sites.portal + path, { waitUntil: 'load' });
      shifts[path] = await shiftOf(page);
    }
  expect(Object.entries(shifts).filter(([, shift]) => shift > MOST_SHIFT)).toEqual([]);
});

/** The style sheets of a page, as it names them. */
const styleSheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])));

/** One page of each make: of sections, of a form, of a guide, of running text; and two of those signed in. */
const eachMake = (['home', 'quoteCheck', 'docs', 'privacy'] as const).map((it) => publicPages.indexOf(it));

test.each(waysOf(publicPages, eachMake))(
  '%s is drawn with all its styles: none comes with the scripts',
  async (name) => {
    const { page } = visitor;
    const alive = page.waitForResponse(pageCode);
    await page.goto(world.sites.portal + pathTo(name), { waitUntil: 'load' });
    const drawn = await styleSheetsOf(page);
    expect(drawn.length).toBeGreaterThan(0);
    await moveOn(page);
    await alive;
    await page.waitForLoadState('networkidle');
    expect(await styleSheetsOf(page)).toEqual(drawn);
  },
);

test.each(waysOf(ownPages, [0, 1]))(
  '%s keeps the room of what comes in place of the ring before its scripts are there',
  async (name) => {
    const { page } = visitor;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(world.sites.portal + pathTo(name), { waitUntil: 'load' });
    const box = await page.locator('.spinner-place').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.NaN);
  },
);
