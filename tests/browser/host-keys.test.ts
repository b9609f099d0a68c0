import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAll, contactField, fillContact, questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { launchBrowser, openVisitor } from '#tests/harness/browser.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';

let browser: Browser;
let sites: TwoSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
});
afterAll(async () => {
  await browser?.close();
  await sites?.stop();
});

test("the page's own shortcuts see no key that is typed in the widget", async () => {
  const { page } = await openVisitor(browser);
  await page.goto(`${sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'ada@example.org');
  const keysSeen = () => page.evaluate(() => Number(document.documentElement.dataset.keysSeen ?? 0));
  const before = await keysSeen();
  await contactField(questionnaire, 'name').focus();
  await page.keyboard.type(' skh SKH');
  expect(await contactField(questionnaire, 'name').inputValue()).toMatch(/skh SKH$/);
  expect(await keysSeen()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('#suche').pressSequentially('s');
  expect(await keysSeen()).toBeGreaterThan(before);
});
