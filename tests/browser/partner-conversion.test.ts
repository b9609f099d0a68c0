import { expect, test } from 'vitest';
import { siteDay } from '#api/database/schema/partners.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { DEMO_SITE_ID } from '#api/database/seed/seed.ts';
import { languages } from '#domain/place.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { answerAll, questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');

test.each(waysOf(languages, [0]))(
  'a visitor of the own page is counted up to the result, and the company sees the steps, in %s',
  async (language) => {
    const { page } = visitor;
    const { conversion: texts } = partnerTexts[language];
    const { db } = world.sites.api().deps.database;
    await page.goto(`${world.sites.partner}/plain.html`);
    const questionnaire = questionnaireOn(page, { language: 'de' });
    await questionnaire.root.evaluate((element) => element.scrollIntoView());
    await answerAll(questionnaire);
    const counted = async () => (await db.select().from(siteDay)).find(({ siteId }) => siteId === DEMO_SITE_ID);
    await expect.poll(counted).toMatchObject({ opened: 1, begun: 1, shown: 1, requested: 0 });
    const { as } = await signInPartner(world.sites.api(), seededId('partner', 1));
    const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
    await page.context().addCookies([{ name, value, url: world.sites.portal }]);
    await page.goto(addressOf(world, 'partnerConversion', language));
    await page.getByRole('rowheader', { name: texts.steps.shown }).waitFor();
    await page.getByText(texts.asTable).click();
    await page.getByLabel(texts.span).selectOption('90');
    await page.getByRole('rowheader', { name: texts.steps.shown }).waitFor();
    expect(await visitor.axe()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await db.delete(siteDay);
  },
);
