import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { en } from '#host-site/texts/en.ts';
import { answerAll, fillContact, questionnaireOn, sendContact } from '#tests/browser/questionnaire-pages.ts';
import { launchBrowser, openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';

const EMAIL = 'ada@example.org';
let browser: Browser;
let sites: TwoSites;
let visitor: Visitor;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
  visitor = await openVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await sites?.stop();
});

async function confirmedAt() {
  const { db } = sites.api().deps.database;
  const [row] = await db.select().from(contactAddress).where(eq(contactAddress.email, EMAIL));
  return row?.confirmedAt;
}

async function linkInMail() {
  await expect.poll(async () => (await sites.outbox()).length).toBe(1);
  const [mail] = await sites.outbox();
  return /https?:\/\/\S+\/summary\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('the link in the mail opens the assessment, and only the button confirms the address', async () => {
  const { page } = visitor;
  await page.goto(`${sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await answerAll(questionnaire);
  await fillContact(questionnaire, EMAIL);
  await sendContact(questionnaire);

  const link = await linkInMail();
  expect(link).toMatch(`${sites.portal}/summary/`);
  await page.goto(link.replace('/summary/', '/en/summary/'));
  await page.getByRole('heading', { name: en.summary.heading }).waitFor();
  await page.getByRole('table').first().waitFor();
  expect(await confirmedAt()).toBeNull();

  await page.getByRole('button', { name: en.summary.confirm.button }).click();
  await page.getByText(en.summary.confirm.done).waitFor();
  expect(await confirmedAt()).toBeInstanceOf(Date);
  expect(visitor.pageErrors).toEqual([]);
  expect(visitor.cspViolations).toEqual([]);
});
