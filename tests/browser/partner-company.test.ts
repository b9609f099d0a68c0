import { expect, test } from 'vitest';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { languages } from '#domain/place.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');

test.each(waysOf(languages, [0]))(
  'an owner pauses until a day, resumes, and says where the company works, in %s',
  async (language) => {
    const { page } = visitor;
    const { company: texts } = partnerTexts[language];
    const partnerId = seededId('partner', 1);
    const { as } = await signInPartner(world.sites.api(), partnerId);
    const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
    await page.context().addCookies([{ name, value, url: world.sites.portal }]);
    await page.goto(addressOf(world, 'partnerCompany', language));
    const isListed = async () =>
      (await ask(serverAt(world.sites.portal), listPartners)).some(({ id }) => id === partnerId);
    await page.getByRole('radio', { name: texts.withEnd }).check();
    await page.getByRole('button', { name: texts.pause }).click();
    await page.getByText(texts.noDay).waitFor();
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(texts.until).fill(inAWeek);
    expect([await visitor.axe(), await isListed()]).toEqual([[], true]);
    await page.getByRole('button', { name: texts.pause }).click();
    await page.getByRole('button', { name: texts.resume }).waitFor();
    expect(await isListed()).toBe(false);
    await page.getByRole('button', { name: texts.resume }).click();
    await page.getByText(texts.isTaking).waitFor();
    expect(await isListed()).toBe(true);
    await page.getByLabel(texts.postcodes).fill('10, X1');
    await page.getByRole('button', { name: texts.save }).click();
    await page.getByText(texts.wrongPrefix('X1')).waitFor();
    await page.getByLabel(texts.postcodes).fill('10 104, 12');
    await page.getByRole('radio', { name: texts.never }).check();
    await page.getByRole('button', { name: texts.save }).click();
    await page.getByText(texts.saved).waitFor();
    expect(await page.getByLabel(texts.postcodes).inputValue()).toBe('10, 12');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  },
);
