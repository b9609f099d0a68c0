import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { contactLinks } from '#api/mail/summary-link.ts';
import { createLead } from '#domain/contract/leads.ts';
import { de } from '#host-site/texts/summary/de.ts';
import { cutOff, reachable } from '#tests/browser/cut-off.ts';
import {
  answersByStep,
  contactField,
  fillContact,
  onwards,
  questionnaireOn,
  sendContact,
  stepShown,
  unfoldPackages,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { newKey } from '#tests/harness/with-app.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

const world = onTwoSites();
let visitor: Visitor;
afterEach(() => visitor.leave());

/** The narrowest width that WCAG 1.4.10 speaks of, and, with DEEP, what is left of 1280 x 720 at 200 %. */
const zoomed = [{ width: 320, height: 568 }, ...(process.env.DEEP ? [{ width: 640, height: 360 }] : [])];

const pages = ['/', '/faq', '/imprint', '/privacy', '/terms'];

async function open(viewport: (typeof zoomed)[number], address: string): Promise<Page> {
  visitor = await openVisitor(world.browser, { viewport, reducedMotion: 'reduce', locale: 'de-DE' });
  await visitor.page.goto(address);
  return visitor.page;
}

async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expect.poll(() => reachable(page)).toEqual([]);
}

/** The link in the mail to somebody who has asked for partners. */
async function linkOf(email: string): Promise<string> {
  const { portal, api } = world.sites;
  await ask(serverAt(portal), createLead, { body: leadBody(email) }, { key: newKey() });
  const { database, settings } = api().deps;
  const [row] = await database.db.select().from(contactAddress).where(eq(contactAddress.email, email));
  if (!row) throw new Error('the address is missing');
  return contactLinks(portal, settings.secret, row, 'de').summary;
}

describe.each(zoomed)('at $width x $height', (viewport) => {
  test('every step, the results and their dialogs are whole', async () => {
    const page = await open(viewport, `${world.sites.partner}/plain.html`);
    const questionnaire = questionnaireOn(page, { language: 'de' });
    await questionnaire.root.scrollIntoViewIfNeeded();
    for (const [index, answers] of answersByStep.entries()) {
      await stepShown(questionnaire, index + 1);
      await expectWhole(page);
      for (const [field, value] of answers) await questionnaire.choose(field, value);
      await onwards(questionnaire, index + 1).click();
    }
    const { root, button, texts } = questionnaire;
    await button(texts.connect).waitFor();
    await expectWhole(page);
    await unfoldPackages(questionnaire);
    await root.getByRole('tab').nth(1).click();
    await expectWhole(page);
    const summary = summaryDialogTexts.de;
    await button(summary.open).click();
    await expectWhole(page);
    await contactField(questionnaire, 'name').fill('Ada Lovelace');
    await contactField(questionnaire, 'email').fill('ada@example.org');
    await root.getByRole('checkbox').first().check();
    await button(summary.address.submit).click();
    await expectWhole(page);
    await button(summary.cancel).click();
    await fillContact(questionnaire, `w${viewport.width}@example.org`);
    await expectWhole(page);
    await sendContact(questionnaire);
    await expectWhole(page);
  });

  test.each([...pages, '/nowhere', '/summary/nobody', '/unsubscribe/nobody', '/auth/verify', '/auth/reset'])(
    'the page %s of the portal is whole',
    async (path) => {
      const page = await open(viewport, `${world.sites.portal}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectWhole(page);
    },
  );

  test('the summary behind the link is whole, its questions too', async () => {
    const link = await linkOf(`summary${viewport.width}@example.org`);
    const page = await open(viewport, link);
    await page.getByRole('table').waitFor();
    await expectWhole(page);
    await page.getByRole('button', { name: de.confirm.button }).click();
    await page.getByText(de.confirm.done).waitFor();
    await expectWhole(page);
    for (const name of [de.withdraw.button, de.erase.button]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectWhole(page);
      await page.keyboard.press('Escape');
    }
  });
});
