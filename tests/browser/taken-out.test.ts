import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '#host-site/texts/en.ts';
import {
  answerAll,
  answersByStep,
  contactField,
  contactFields,
  expectChosen,
  expectedAnswers,
  fillContact,
  onwards,
  type Questionnaire,
  questionnaireOn,
  sendContact,
  stepShown,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';

const [firstStep = [], secondStep = []] = answersByStep;
const begun = secondStep.slice(0, 1);
const world = onTwoSites();
let visitor: Visitor;
let questionnaire: Questionnaire;

beforeEach(async () => {
  visitor = await openVisitor(world.browser);
  await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
  questionnaire = questionnaireOn(visitor.page);
});
afterEach(async () => {
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  await visitor.leave();
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

async function begin() {
  for (const answer of firstStep) await questionnaire.choose(...answer);
  await onwards(questionnaire, 1).click();
  await stepShown(questionnaire, 2);
  for (const answer of begun) await questionnaire.choose(...answer);
}

async function expectBegun() {
  await stepShown(questionnaire, 2);
  await expectChosen(questionnaire, begun);
}

async function sendAndExpectOne(email: string) {
  await sendContact(questionnaire);
  const stored = await storedLeads(world.sites.api().deps.database.db, email);
  expect(stored).toMatchObject([{ answers: expectedAnswers }]);
}

test.each([
  ['taken out and put back', takeOutAndPutBack],
  ['replaced by an element of the same mark-up', replaceByItsMarkUp],
])('in the middle of step 2, %s: it goes on from there', async (name, disturb) => {
  const email = `${name.replaceAll(' ', '-')}@example.org`;
  await begin();
  await disturb();
  await expectBegun();
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
  await page.goto(`${world.sites.portal}/en`);
  await begin();
  await page.getByRole('link', { name: en.footer.terms }).click();
  await root.waitFor({ state: 'detached' });
  await page.goBack();
  await root.waitFor();
  await page.goForward();
  await root.waitFor({ state: 'detached' });
  await page.goBack();
  await expectBegun();
  await answerAll(questionnaire, { from: 2 });
});
