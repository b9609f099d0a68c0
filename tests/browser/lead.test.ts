import type { Locator } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  answerAll,
  answersByStep,
  contactField,
  contactFields,
  expectedAnswers,
  fillContact,
  onwards,
  type Questionnaire,
  questionnaireOn,
  sendContact,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';

const world = onTwoSites();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await openVisitor(world.browser);
});
afterEach(() => visitor.leave());

async function openStrictPage(origin = world.sites.partner): Promise<Questionnaire> {
  await visitor.page.goto(`${origin}/strict-csp.html`);
  const questionnaire = questionnaireOn(visitor.page);
  await questionnaire.radio('homeType').waitFor();
  return questionnaire;
}

async function expectStoredAndDelivered(email: string) {
  const mails = async () => (await world.sites.outbox()).filter(({ to }) => to === email);
  await expect.poll(mails).toHaveLength(1);
  const stored = await storedLeads(world.sites.api().deps.database.db, email);
  expect(stored).toMatchObject([{ answers: expectedAnswers, siteKey: 'demo-sunny-roofs', events: ['lead.created'] }]);
  expect((await visitor.stored()).cookies).toEqual([]);
  expect(visitor.pageErrors).toEqual([]);
  expect(visitor.cspViolations).toEqual([]);
}

test('by mouse, on a strict page of another site: from the first answer to the delivered mail', async () => {
  const questionnaire = await openStrictPage();
  expect(await visitor.stored()).toEqual({ cookies: [], local: [], session: [] });
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'ada@example.org');
  await sendContact(questionnaire);
  await expectStoredAndDelivered('ada@example.org');
});

test("outside a secure context, by the site's name", async () => {
  const questionnaire = await openStrictPage(world.sites.partnerByName);
  expect(await visitor.page.evaluate(() => isSecureContext)).toBe(false);
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'lise@example.org');
  await sendContact(questionnaire);
  await expectStoredAndDelivered('lise@example.org');
});

const isFocused = (wanted: Locator) =>
  wanted.evaluate((it) => it === (it.getRootNode() as Document | ShadowRoot).activeElement);

/** Tabs until the wanted element has the focus. */
async function tabTo(wanted: Locator) {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await isFocused(wanted)) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

async function chooseByKeys({ radio }: Questionnaire, [field, value]: Answer) {
  const { keyboard } = visitor.page;
  await tabTo(radio(field));
  await keyboard.press('Space');
  for (let steps = 0; !(await radio(field, value).isChecked()) && steps < 8; steps += 1)
    await keyboard.press('ArrowDown');
  expect(await radio(field, value).isChecked()).toBe(true);
}

async function answerByKeys(questionnaire: Questionnaire) {
  for (const [index, answers] of answersByStep.entries()) {
    await questionnaire.root
      .getByText(questionnaire.texts.stepOf(index + 1, 4))
      .first()
      .waitFor();
    for (const answer of answers) await chooseByKeys(questionnaire, answer);
    await tabTo(onwards(questionnaire, index + 1));
    await visitor.page.keyboard.press('Enter');
  }
  const connect = questionnaire.button(questionnaire.texts.connect);
  await connect.waitFor();
  await tabTo(connect);
  await visitor.page.keyboard.press('Enter');
}

test('by keyboard alone: the same', async () => {
  const questionnaire = await openStrictPage();
  const { keyboard } = visitor.page;
  await answerByKeys(questionnaire);
  for (const [field, text] of Object.entries({ ...contactFields, email: 'grace@example.org' })) {
    await tabTo(contactField(questionnaire, field as keyof typeof contactFields));
    await keyboard.type(text);
  }
  await tabTo(questionnaire.root.getByRole('checkbox').first());
  await keyboard.press('Space');
  await tabTo(questionnaire.button(questionnaire.texts.contact.submit));
  await keyboard.press('Enter');
  await questionnaire.root.getByText(questionnaire.texts.sent.title).waitFor();
  await expectStoredAndDelivered('grace@example.org');
});
