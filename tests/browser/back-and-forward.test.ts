import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerAll,
  beginSecondStep,
  expectBegun,
  expectedAnswers,
  fillContact,
  onwards,
  type Questionnaire,
  questionnaireOn,
  sendContact,
  stepShown,
} from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';

const BEGUN = 2;

const ways = [
  { way: 'the browser keeps the page alive', keepsPages: true },
  { way: 'the browser loads the page anew', keepsPages: false },
];

describe.each(waysOf(ways, [0]))('$way', ({ keepsPages }) => {
  const world = onTwoSites({ keepsPages });
  const visitor = eachVisitor(world);
  let questionnaire: Questionnaire;

  beforeEach(async () => {
    await visitor.page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.keptAlive = String(persisted);
      }),
    );
    questionnaire = questionnaireOn(visitor.page);
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
    await expectBegun(questionnaire, BEGUN);
  }

  test("away from a partner's page, back, forward, back: answers are kept, and the rest of the way works", async () => {
    const email = `kept-${keepsPages}@example.org`;
    await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
    await beginSecondStep(questionnaire, BEGUN);
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
    const stored = await world.leadsOf(email);
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

  test('back from the third step leads to the second and the first, and then away', async () => {
    await visitor.page.goto(`${world.sites.partner}/index.html`);
    await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
    await beginSecondStep(questionnaire, BEGUN);
    await questionnaire.choose('currentHeatingSystem', 'gas');
    await onwards(questionnaire, 2).click();
    await stepShown(questionnaire, 3);
    const { steps } = questionnaire.texts;
    for (const step of [2, 1] as const) {
      await back();
      await questionnaire.root.getByRole('heading', { name: steps[step].title }).waitFor();
    }
    await back();
    await visitor.page.waitForURL('**/index.html', { waitUntil: 'commit' });
  });
});
