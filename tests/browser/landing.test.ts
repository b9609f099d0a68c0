import type { Locator, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { listPartners } from '#domain/contract/partners.ts';
import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { languagePrefix, ownPages, pages, pathTo, previewPath, publicPages } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { CONTACT, PRODUCT_NAME } from '#domain/product.ts';
import { topicsOf } from '#host-site/pages/answers/answer-pages.ts';
import { de } from '#host-site/texts/de.ts';
import { en } from '#host-site/texts/en.ts';
import { fr } from '#host-site/texts/fr.ts';
import { en as landing } from '#host-site/texts/home/en.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { details } from '#texts/adviser/details/ids.ts';

const world = onTwoSites();
let visitor: Visitor;
afterEach(() => visitor.leave());

async function open(path: string, width = 1280, more: Parameters<typeof openVisitor>[1] = {}): Promise<Page> {
  visitor = await openVisitor(world.browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce', ...more });
  await visitor.page.goto(world.sites.portal + path);
  return visitor.page;
}

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
const opensTab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
const { tabs } = en.home.assessment;
const { learnMore, learnMoreOf, items } = landing.solutions;

type Hand = 'mouse' | 'keyboard';
const eachHand: [width: number, hand: Hand][] = [
  [1280, 'mouse'],
  [360, 'keyboard'],
  [1280, 'keyboard'],
  [360, 'mouse'],
];

const press = (target: Locator, hand: Hand) => (hand === 'mouse' ? target.click() : target.press('Enter'));

/** Whoever has walked to a page has the focus on its content: a key that is pressed before would be lost to it. */
const arrived = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

describe.each(waysOf(eachHand, [0, 1]))('at %i px, by %s', (width, hand) => {
  test('every call to action leads where the specification says', async () => {
    const page = await open('/en', width);
    expect(await page.locator('#assessment-section').count()).toBe(0);
    for (const [name, tab] of [
      [en.home.begin, tabs.powerup],
      [`${learnMore} ${learnMoreOf(items.solar.title)}`, tabs.chat],
      [landing.solutions.access, tabs.chat],
      [landing.closing.start, tabs.powerup],
      [en.header.getStarted, tabs.chat],
    ] as const) {
      await page.goto(`${world.sites.portal}/en`);
      await press(page.getByRole('link', { name, exact: true }).first(), hand);
      await opensTab(page, tab);
    }
  });

  test('every link of the header leads where it says, from another page too', async () => {
    const page = await open('/en/faq', width);
    const { header } = en;
    for (const [name, address] of [
      [header.process, '/en#how-it-works'],
      [header.solutions, '/en#solutions'],
      [header.partners, '/en#partners'],
      [header.about, '/en/about'],
      [header.login, '/en/auth'],
      [header.home, '/en'],
      ['FR Français', '/fr?market=us'],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      if (width < 600 && name !== header.home) await press(page.getByRole('button', { name: header.menu }), hand);
      await press(link, hand);
      await expect.poll(() => page.url().replace(/\/$/, '')).toBe(world.sites.portal + address);
      const { hash } = new URL(page.url());
      if (hash) await expect.poll(() => topOf(page, hash.slice(1))).toBeLessThan(300);
      else if (address.startsWith('/en')) await arrived(page);
      await expect.poll(() => page.locator('.phone-menu').isVisible()).toBe(false);
    }
  });

  test('every link of the footer leads where it says', async () => {
    const page = await open('/en/faq', width);
    const { footer, header } = en;
    const follow = async (name: string) => {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await press(link, hand);
    };
    for (const [name, address] of [
      [footer.check, '/powerup'],
      [footer.questionnaire, '?tab=structured#assessment-section'],
      [header.about, '/about'],
      [header.partners, '#partners'],
      [footer.guarantee, `/terms#${GUARANTEE_SECTION}`],
      [footer.faq, '/faq'],
      [footer.docs, '/docs'],
      [footer.accessibility, '/accessibility'],
      [footer.privacy, '/privacy'],
      [footer.terms, '/terms'],
      [footer.imprint, '/imprint'],
    ] as const) {
      const wanted = `${world.sites.portal}/en${address}`;
      // A page that arrives takes the focus, and with it a key that was pressed a moment too early.
      await expect
        .poll(async () => {
          if (page.url() !== wanted) await follow(name);
          return page.url();
        })
        .toBe(wanted);
      const { hash } = new URL(page.url());
      await page
        .locator(hash || 'main h1')
        .first()
        .waitFor();
    }
    await follow(footer.api);
    await page.getByRole('heading', { level: 1, name: `${PRODUCT_NAME} API` }).waitFor();
    await page.goBack();
    await follow(footer.chat);
    await page.waitForURL('**/en/chat');
  });
});

test('the partners are asked for once, stand by country and state, and their failure is told', async () => {
  const page = await open('/en', 1280);
  const look = () => page.locator('#partners').scrollIntoViewIfNeeded();
  await look();
  await page.getByText('Oregon').waitFor();
  expect(await page.locator('.partner-states > li').count()).toBeGreaterThanOrEqual(11);
  let asked = 0;
  await page.route(`**${listPartners.path}`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ json: [] });
  });
  await page.getByRole('link', { name: en.header.about, exact: true }).first().click();
  await page.getByRole('link', { name: en.header.home }).click();
  await page.getByText('Oregon').waitFor();
  expect(asked).toBe(0);
  await page.reload();
  await look();
  await page.getByRole('alert').getByText(landing.partners.failed).waitFor();
  await page.getByRole('button', { name: en.calls.retry }).click();
  await page.getByText(landing.partners.none).waitFor();
});

test('another language and another country keep the place and the answers', async () => {
  const page = await open('/en?tab=structured#assessment-section');
  const root = page.locator('wattnest-questionnaire');
  await root.locator('label:has(input[value="townhouse"])').click();
  await page.getByRole('combobox').first().selectOption('ch');
  await page.getByRole('link', { name: /^DE/ }).first().click();
  await opensTab(page, de.home.assessment.tabs.structured);
  expect(new URL(page.url()).search).toContain('market=ch');
  expect(await root.locator('input[value="townhouse"]').isChecked()).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('without any script the home page is read, and says where one is needed and how to reach us', async () => {
  const page = await open('/fr', 1280, { javaScriptEnabled: false });
  for (const id of ['home', 'solutions', 'how-it-works', 'partners'])
    expect((await page.locator(`#${id}`).innerText()).length).toBeGreaterThan(60);
  await page.getByRole('link', { name: fr.home.begin }).click();
  expect(page.url()).toBe(`${world.sites.portal}/fr#assessment-section`);
  const { withoutScript } = fr;
  expect(await page.locator('#assessment-section').innerText()).toContain(withoutScript.assessment);
  expect(await page.locator('#partners').innerText()).toContain(withoutScript.partners);
  for (const widget of ['chat', 'powerup'] as const) {
    await page.goto(`${world.sites.portal}/fr${pathTo(widget)}`);
    expect(await page.locator('main').innerText()).toContain(withoutScript.assessment);
    expect(await page.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toBe(`mailto:${CONTACT.email}`);
  }
});

test('a page of answers tells what is asked in particular, read without a script and opened by its address', async () => {
  const asked = topicsOf.answersSolar.flatMap((topic) => details[topic].map((detail) => `${topic}-${detail}`));
  const page = await open(`/fr${pathTo('answersSolar')}`, 1280, { javaScriptEnabled: false });
  const ids = await page.locator('details > div').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(asked);
  const [first = ''] = asked;
  const answer = page.locator(`#${first}`);
  expect(await answer.isVisible()).toBe(false);
  await page.locator('section summary').first().press('Enter');
  expect((await answer.innerText()).length).toBeGreaterThan(60);
  await page.goto(`${page.url()}#${asked.at(-1)}`);
  await page.locator(`#${asked.at(-1)}`).waitFor();
});

test('before any script an own page stands with header and ring, and says that it needs one', async () => {
  const page = await open('/fr', 1280, { javaScriptEnabled: false });
  for (const name of ownPages) {
    await page.goto(`${world.sites.portal}/fr${pathTo(name)}`);
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe(fr.calls.loading);
    expect(await page.getByRole('banner').innerText()).toContain(fr.header.about);
    expect(await page.locator('body').innerText()).toContain('Activez JavaScript');
  }
});

test('every address answers in every language, and what is nowhere is not found', async () => {
  const page = await open('/robots.txt');
  const addresses = Object.values(pages).map((path) => path.replace(/:\w+/g, 'x'));
  for (const language of languages) {
    const statusOf = async (path: string) =>
      (await page.request.get(world.sites.portal + languagePrefix(language) + path)).status();
    for (const path of addresses) expect([language, path, await statusOf(path)]).toEqual([language, path, 200]);
    for (const path of ['/nowhere', '/summary', '/docs/nowhere'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
});

test.each(languages)(
  'every public page says in %s who it is before a script runs, and names its other languages',
  async (language) => {
    const page = await open('/robots.txt');
    for (const name of publicPages) {
      const address = world.sites.portal + languagePrefix(language) + pathTo(name);
      const reply = await page.request.get(address);
      const html = await reply.text();
      const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      expect([name, reply.status(), found(/<html lang="(\w+)"/)]).toEqual([name, 200, language]);
      expect(found(/<h1[^>]*>(.+?)<\/h1>/s).length).toBeGreaterThan(3);
      expect(found(/<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(30);
      expect(found(/<link rel="canonical" href="([^"]+)"/)).toBe(address.replace(/(?<=\/\w\w)\/$/, ''));
      expect(html.match(/rel="alternate"/g)).toHaveLength(languages.length + 1);
      expect(found(/<meta property="og:image" content="([^"]+)"/)).toBe(
        `${world.sites.portal}${previewPath(language)}`,
      );
    }
  },
);

test('what was drawn beforehand comes alive without a jump, a second heading or a word in the console', async () => {
  const page = await open('/en?market=at#partners');
  await page.getByText('Oregon').waitFor();
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  expect(await page.getByRole('combobox').first().inputValue()).toBe('at');
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
});

test('no public page is wider than a phone', async () => {
  const page = await open('/robots.txt', 360);
  for (const name of publicPages) {
    await page.goto(world.sites.portal + pathTo(name));
    const beyond = await page.locator('html').evaluate((it) => it.scrollWidth - it.clientWidth);
    expect([name, beyond > 0]).toEqual([name, false]);
  }
});

test.each(languages)('the preview of a link is a picture of its own: %s', async (language) => {
  const page = await open('/robots.txt');
  const reply = await page.request.get(world.sites.portal + previewPath(language));
  const picture = await reply.body();
  expect([reply.status(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([200, 1200, 630]);
});

/** One page of each make: of sections, of a form, of questions, of a guide, of running text. */
const eachMake = (['home', 'powerup', 'answersSolar', 'docs', 'privacy'] as const).map((it) => publicPages.indexOf(it));

test.each(waysOf(['light', 'dark'] as const, [0]))(
  'no public page breaks a rule of accessibility or of its policy, %s',
  async (colorScheme) => {
    const page = await open('/en', 1280, { colorScheme });
    for (const name of waysOf(publicPages, eachMake)) {
      await page.goto(`${world.sites.portal}/en${pathTo(name)}`);
      await page.locator('main h1').first().waitFor();
      await page.mouse.move(5, 5, { steps: 4 });
      expect([name, await visitor.axe()]).toEqual([name, []]);
    }
    expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  },
);

test('search engines find every public page, and none behind a personal link', async () => {
  const page = await open('/robots.txt');
  expect(await page.locator('body').innerText()).toContain(`Sitemap: ${world.sites.portal}/sitemap.xml`);
  const map = await (await page.request.get(`${world.sites.portal}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string);
  expect(listed).toHaveLength(publicPages.length * languages.length);
  for (const url of listed) expect([url, (await page.request.get(url)).status()]).toEqual([url, 200]);
  expect(map).not.toContain('summary');
});
