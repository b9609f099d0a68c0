import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { languages } from '#domain/place.ts';
import { de } from '#host-site/texts/partner/de.ts';
import { en } from '#host-site/texts/partner/en.ts';
import { fr } from '#host-site/texts/partner/fr.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = { de, en, fr };

/** Somebody of a company that has no site yet. */
async function enter(number: number): Promise<void> {
  const { as } = await signInPartner(world.sites.api(), seededId('partner', number));
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(waysOf(languages, [0]))(
  'a partner without a site is led to one, and told why an address is none, in %s',
  async (language) => {
    const { page } = visitor;
    const { sites, embed } = partnerTexts[language];
    await enter(5 + languages.indexOf(language));
    await page.goto(addressOf(world, 'partnerEmbed', language));
    await page.getByText(embed.noSite).waitFor();
    await page.getByRole('link', { name: embed.addSite }).click();
    await page.getByLabel(sites.name).fill('Shop');
    await page.getByLabel(sites.origins).fill(`${world.sites.partner}/kontakt`);
    await page.getByRole('button', { name: sites.create, exact: true }).click();
    await page.getByText(sites.originProblems.path(`${world.sites.partner}/kontakt`)).waitFor();
    await page.getByLabel(sites.origins).fill(world.sites.partner);
    await page.getByRole('button', { name: sites.create, exact: true }).click();
    await page.getByText(sites.neverSeen).waitFor();
    expect([await visitor.axe(), await isWider(page)]).toEqual([[], false]);
  },
);

test('a key is replaced, the old one ended, and a site removed by its name', async () => {
  const { page } = visitor;
  const { sites } = en;
  await enter(9);
  await page.goto(addressOf(world, 'partnerSites', 'en'));
  await page.getByLabel(sites.name).fill('Shop');
  await page.getByLabel(sites.origins).fill('https://www.example.com\nhttps://example.com');
  await page.getByRole('button', { name: sites.create, exact: true }).click();
  const keys = page.locator('.site-keys code');
  await keys.waitFor();
  const old = await keys.textContent();
  await page.getByRole('button', { name: sites.rotate }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: sites.hours[24] }).check();
  await dialog.getByRole('button', { name: sites.rotateConfirm }).click();
  await expect.poll(() => keys.count()).toBe(2);
  expect(await keys.nth(1).textContent()).toBe(old);
  await page.getByRole('button', { name: `${sites.endNow}: ${old}` }).click();
  await expect.poll(() => keys.count()).toBe(1);
  await page.getByRole('button', { name: sites.remove }).click();
  const confirm = dialog.getByRole('button', { name: sites.remove });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel(sites.typeName('Shop')).fill('Shop');
  expect(await visitor.axe()).toEqual([]);
  await confirm.click();
  await page.getByText(sites.none).waitFor();
});
