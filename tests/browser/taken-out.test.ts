import { beforeEach, expect, test } from 'vitest';
import { en } from '#host-site/texts/en.ts';
import {
  answerAll,
  beginSecondStep,
  contactField,
  contactFields,
  expectBegun,
  expectedAnswers,
  fillContact,
  type Questionnaire,
  questionnaireOn,
  sendContact,
} from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const BEGUN = 1;
const world = onTwoSites();
const visitor = eachVisitor(world);
let questionnaire: Questionnaire;

beforeEach(async () => {
  await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
  questionnaire = questionnaireOn(visitor.page);
});

/** Out in one task and back in another, at the other end of the page. */
async function takeOutAndPutBack() {
  const element = await questionnaire.root.elementHandle();
  await element?.evaluate((it) => it.remove());
  expect(await questionnaire.root.count()).toBe(0);
  await element?.evaluate((it) => document.querySelector('main')?.prepend(it));
}

/** As a page does that draws itself anew: the same mark-up, another element. */
async function replaceByItsMarkUp() {
  await questionnaire.root.evaluate((it) => it.replaceWith(it.cloneNode(true)));
}

async function sendAndExpectOne(email: string) {
  await sendContact(questionnaire);
  const stored = await world.leadsOf(email);
  expect(stored).toMatchObject([{ answers: expectedAnswers }]);
}

test.each([
  ['taken out and put back', takeOutAndPutBack],
  ['replaced by an element of the same mark-up', replaceByItsMarkUp],
])('in the middle of step 2, %s: it goes on from there', async (name, disturb) => {
  const email = `${name.replaceAll(' ', '-')}@example.org`;
  await beginSecondStep(questionnaire, BEGUN);
  await disturb();
  await expectBegun(questionnaire, BEGUN);
  await answerAll(questionnaire, { from: 2 });
  await fillContact(questionnaire, email);
  await sendAndExpectOne(email);
});

test('with the contact dialog open, taken out and put back: it is modal again and holds what was typed', async () => {
  const email = 'dialog@example.org';
  await answerAll(questionnaire);
  await fillContact(questionnaire, email);
  await takeOutAndPutBack();
  const dialog = questionnaire.root.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
  expect(await contactField(questionnaire, 'name').inputValue()).toBe(contactFields.name);
  expect(await contactField(questionnaire, 'email').inputValue()).toBe(email);
  await sendAndExpectOne(email);
});

test('on the portal, to another page that loads nothing, back, forward, back: it goes on from there', async () => {
  const { page } = visitor;
  const { root } = questionnaire;
  await page.goto(`${world.sites.portal}/en?tab=structured#assessment-section`);
  await beginSecondStep(questionnaire, BEGUN);
  await page.getByRole('link', { name: en.footer.terms }).click();
  await root.waitFor({ state: 'detached' });
  await page.goBack();
  await root.waitFor();
  await page.goForward();
  await root.waitFor({ state: 'detached' });
  await page.goBack();
  await expectBegun(questionnaire, BEGUN);
  await answerAll(questionnaire, { from: 2 });
});
