import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answerAll,
  answersByStep,
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
const begun = secondStep.slice(0, 2);

/** Answers the first step and begins the second. */
async function begin(questionnaire: Questionnaire) {
  for (const answer of firstStep) await questionnaire.choose(...answer);
  await onwards(questionnaire, 1).click();
  await stepShown(questionnaire, 2);
  for (const answer of begun) await questionnaire.choose(...answer);
}

async function expectBegun(questionnaire: Questionnaire) {
  await stepShown(questionnaire, 2);
  await expectChosen(questionnaire, begun);
}

describe.each([
  { way: 'the browser keeps the page alive', keepsPages: true },
  { way: 'the browser loads the page anew', keepsPages: false },
])('$way', ({ keepsPages }) => {
  const world = onTwoSites({ keepsPages });
  let visitor: Visitor;
  let questionnaire: Questionnaire;

  beforeEach(async () => {
    visitor = await openVisitor(world.browser);
    await visitor.page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.keptAlive = String(persisted);
      }),
    );
    questionnaire = questionnaireOn(visitor.page);
  });
  afterEach(async () => {
    expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
    await visitor.leave();
  });

  const keptAlive = () => visitor.page.locator('html').getAttribute('data-kept-alive');
  const back = () => visitor.page.goBack({ waitUntil: 'commit' });

  async function leaveByLink() {
    await visitor.page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'index.html', textContent: 'Away' });
      document.querySelector('main')?.prepend(link);
    });
    await visitor.page.getByRole('link', { name: 'Away' }).click();
    await visitor.page.waitForURL('**/index.html');
  }

  async function expectBack() {
    await expect.poll(keptAlive).toBe(String(keepsPages));
    await expectBegun(questionnaire);
  }

  test("away from a partner's page, back, forward, back: answers are kept, and the rest of the way works", async () => {
    const email = `kept-${keepsPages}@example.org`;
    await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
    await begin(questionnaire);
    await leaveByLink();
    await back();
    await expectBack();
    await visitor.page.goForward({ waitUntil: 'commit' });
    await visitor.page.getByRole('link', { name: 'Two widgets' }).waitFor();
    await back();
    await expectBack();
    await answerAll(questionnaire, { from: 2 });
    await fillContact(questionnaire, email);
    await sendContact(questionnaire);
    const stored = await storedLeads(world.sites.api().deps.database.db, email);
    expect(stored).toMatchObject([{ answers: expectedAnswers }]);
  });

  test('away from the results and back: the results are there', async () => {
    await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
    await answerAll(questionnaire);
    await leaveByLink();
    await back();
    await expect.poll(keptAlive).toBe(String(keepsPages));
    await questionnaire.button(questionnaire.texts.connect).click();
    await questionnaire.root.getByRole('dialog').waitFor();
  });
});
