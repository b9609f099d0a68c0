import { expect, test } from 'vitest';
import { answerAll, contactField, fillContact, questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();

test("the page's own shortcuts see no key that is typed in the widget", async () => {
  const { page } = await openVisitor(world.browser);
  await page.goto(`${world.sites.partner}/plain.html`);
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
