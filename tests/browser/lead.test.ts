import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerAll,
  expectedAnswers,
  fillContact,
  type Questionnaire,
  questionnaireOn,
  sendContact,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites({ blocksThirdParties: true });
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
  const stored = await world.leadsOf(email);
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
