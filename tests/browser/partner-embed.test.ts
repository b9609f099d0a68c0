import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { languages } from '#domain/place.ts';
import { en } from '#host-site/texts/partner/en.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { startLoopback } from '#tests/harness/loopback-server.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');

/** Somebody of a company that has no site yet. */
async function enter(number: number): Promise<void> {
  const { as } = await signInPartner(world.sites.api(), seededId('partner', number));
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

/** A site of somebody's own, its only page with these lines. It comes from a socket: Chromium lets no other page ask loopback for scripts. */
async function startFreshSite() {
  let lines = '';
  const site = await startLoopback((_call, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html><body>${lines}</body></html>`);
  });
  return Object.assign(site, {
    paste(copied: string) {
      lines = copied;
    },
  });
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(waysOf(languages, [0]))(
  'a partner adds a site, copies the lines, and on a fresh page of that site they lead to the first question, in %s',
  async (language) => {
    const { page } = visitor;
    const { sites, embed, partner } = partnerTexts[language];
    const fresh = await startFreshSite();
    onTestFinished(fresh.stop);
    await enter(5 + languages.indexOf(language));
    await page.goto(addressOf(world, 'partnerEmbed', language));
    await page.getByText(embed.noSite).waitFor();
    await page.getByRole('link', { name: embed.addSite }).click();
    await page.getByLabel(sites.name).fill('Shop');
    await page.getByLabel(sites.origins).fill(`${fresh.url}/kontakt`);
    await page.getByRole('button', { name: sites.create, exact: true }).click();
    await page.getByText(sites.originProblems.path(`${fresh.url}/kontakt`)).waitFor();
    await page.getByLabel(sites.origins).fill(fresh.url);
    await page.getByRole('button', { name: sites.create, exact: true }).click();
    await page.getByText(sites.neverSeen).waitFor();
    expect([await visitor.axe(), await isWider(page)]).toEqual([[], false]);
    await page.getByRole('link', { name: partner.sections.embed }).click();
    await page.getByRole('combobox', { name: embed.language }).selectOption('fr');
    await page.getByLabel(embed.theme).selectOption('dark');
    await page.getByLabel(embed.accent).fill('#aa3300');
    await page.getByLabel(embed.phone).fill('030 "1234" <5>');
    await page.locator('.embed-frame').scrollIntoViewIfNeeded();
    const preview = questionnaireOn(page.frameLocator('.embed-frame') as unknown as Page, { language: 'fr' });
    await preview.card('homeType', 'condo').waitFor();
    expect([await visitor.axe(), await isWider(page)]).toEqual([[], false]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.sites.portal });
    await page.getByRole('button', { name: partner.copy }).click();
    await page.getByText(partner.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('modulepreload');
    fresh.paste(copied);
    await page.goto(fresh.url);
    const questionnaire = questionnaireOn(page, { language: 'fr' });
    await questionnaire.choose('homeType', 'condo');
    expect(await questionnaire.root.evaluate((it) => getComputedStyle(it).getPropertyValue('--wattnest-accent'))).toBe(
      '#aa3300',
    );
    expect(await questionnaire.root.getAttribute('fallback-phone')).toBe('030 "1234" <5>');
    expect(await questionnaire.root.getByRole('alert').count()).toBe(0);
    await page.goto(addressOf(world, 'partnerSites', language));
    await expect.poll(() => page.getByText(sites.neverSeen).count()).toBe(0);
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
