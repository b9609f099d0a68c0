import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { partner } from '#api/database/schema/partners.ts';
import { createLead } from '#domain/contract/leads.ts';
import { analyzeMedia } from '#domain/contract/media.ts';
import { exportPartnerLeads, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { languages } from '#domain/place.ts';
import { en as siteEn } from '#host-site/texts/en.ts';
import { en } from '#host-site/texts/partner/en.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import type { SummaryTexts } from '#host-site/texts/summary/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, leadBody, newVisit, serverAt } from '#tests/harness/calls.ts';
import { mediaBody } from '#tests/harness/media.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { newKey } from '#tests/harness/with-app.ts';
import { leadTexts } from '#texts/leads/all.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');
const summaryTexts = await hostTexts<SummaryTexts>('texts/summary');

async function enter({ as }: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

/** Somebody has asked for partners; the browser is one of theirs. */
async function enterWithLead(name: string): Promise<void> {
  const body = leadBody(`${name.toLowerCase()}@example.org`);
  const asked = { ...body, contact: { ...body.contact, name } };
  const server = serverAt(world.sites.portal);
  const { token } = await newVisit(server);
  await ask(server, analyzeMedia, { body: await mediaBody() }, { token });
  const { partners } = await ask(server, createLead, { body: asked }, { key: newKey(), token });
  await enter(await signInPartner(world.sites.api(), partners[0]?.id ?? ''));
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(waysOf(languages, [0]))(
  'a partner finds a lead, reads it whole, says how it stands and takes that back, in %s',
  async (language) => {
    const { page } = visitor;
    const { leads } = partnerTexts[language];
    const { statuses, reasons } = leadTexts[language];
    const { alt } = summaryTexts[language].photos;
    const name = `Zoe${language}`;
    await enterWithLead(name);
    await page.goto(addressOf(world, 'partner', language));
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect.poll(() => page.locator('.lead-list > li').count()).toBe(1);
    expect(await visitor.axe()).toEqual([]);
    await page.getByRole('combobox', { name: leads.status }).selectOption('won');
    await page.getByText(leads.noneFound).waitFor();
    await page.getByRole('combobox', { name: leads.status }).selectOption('new');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe('tel:+4930123456');
    await page.locator('.consultation .answers').last().waitFor();
    const photo = page.getByRole('img', { name: alt.image(subjectNames[language].roof) });
    await expect.poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const project = page.getByRole('link', { name: leads.project });
    expect(await project.getAttribute('href')).toMatch(/\/partner\/projects\/[\da-f-]{36}$/);
    expect([await visitor.axe(), await isWider(page)]).toEqual([[], false]);
    await page.getByRole('button', { name: leads.steps.rejected }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: leads.steps.rejected }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: reasons['no-capacity'] }).check();
    await dialog.getByRole('button', { name: leads.steps.rejected }).click();
    await page.getByText(leads.changed(statuses.rejected)).waitFor();
    await page.locator('.lead-status').getByText(reasons['no-capacity']).waitFor();
    await page.getByRole('button', { name: leads.undo }).click();
    await page.getByText(leads.changed(statuses.new)).waitFor();
    await page.reload();
    await page.locator('.lead-status').getByText(statuses.new).waitFor();
    await page.getByRole('link', { name: leads.back }).click();
    await page.getByRole('searchbox').waitFor();
  },
);

test('the list is saved as a file, and what cannot be loaded is told and asked for again', async () => {
  const { page } = visitor;
  await enterWithLead('Yara');
  for (const { path } of [listPartnerLeads, exportPartnerLeads]) {
    let isFirst = true;
    await page.route(`**${path}*`, (route) => {
      const isAsked = new URL(route.request().url()).pathname === path;
      const failing = isAsked && isFirst;
      if (isAsked) isFirst = false;
      return failing ? route.fulfill({ status: 500, body: '' }) : route.fallback();
    });
  }
  await page.goto(addressOf(world, 'partner', 'en'));
  await page.getByRole('button', { name: siteEn.calls.retry }).click();
  await page.getByRole('link', { name: 'Yara' }).waitFor();
  const button = page.getByRole('button', { name: en.leads.export });
  await button.click();
  await page.locator('.csv-button .failed').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('leads.csv');
  expect(readFileSync(await download.path(), 'utf8')).toContain('Yara,yara@example.org');
});

test('who has no workspace is told why, and what happens next', async () => {
  const { page } = visitor;
  const api = world.sites.api();
  const [company] = await api.deps.database.db.select().from(partner).limit(1);
  for (const [wanted, said] of [
    [{ role: 'customer' }, en.partner.notOpen['not-partner']('')],
    [{ role: 'partner' }, en.partner.notOpen['no-company']('')],
    [{ role: 'partner', partnerId: company?.id ?? '' }, en.partner.notOpen.unverified(company?.name ?? '')],
  ] as const) {
    await enter(await signIn(api, wanted));
    await page.goto(addressOf(world, 'partner', 'en'));
    await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
    await page.getByText(said.next).waitFor();
  }
  expect(await visitor.axe()).toEqual([]);
  await page.context().clearCookies();
  await page.goto(addressOf(world, 'partner', 'en'));
  await page.waitForURL('**/en/auth?next=/partner');
});
