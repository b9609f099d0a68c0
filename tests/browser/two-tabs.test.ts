import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import {
  answerAll,
  expectChosen,
  expectedAnswers,
  fillContact,
  onwards,
  type Questionnaire,
  questionnaireOn,
  sendContact,
  stepShown,
} from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world);
let url: string;

beforeEach(async () => {
  url = `${world.sites.partner}/strict-csp.html`;
  await visitor.page.goto(url);
});

async function openTab(): Promise<Page> {
  const tab = await visitor.page.context().newPage();
  await tab.goto(url);
  return tab;
}

/** A tab opened by the page starts with a copy of the first one's storage. */
async function openTabFromPage(): Promise<Page> {
  const opened = visitor.page.context().waitForEvent('page');
  await visitor.page.evaluate((it) => void window.open(it), url);
  return opened;
}

/** A tab behind another draws once a second. */
async function turnTo(questionnaire: Questionnaire): Promise<Questionnaire> {
  await questionnaire.root.page().bringToFront();
  return questionnaire;
}

test('two tabs of one page: each keeps its own answers, and each sends its own request', async () => {
  const one = questionnaireOn(visitor.page);
  const other = questionnaireOn(await openTab());
  await (await turnTo(one)).choose('homeType', 'single_family');
  await (await turnTo(other)).choose('homeType', 'condo');
  await other.choose('homeSize', 'over_3000');
  await onwards(other, 1).click();
  await stepShown(other, 2);
  await visitor.page.reload();
  await expectChosen(await turnTo(one), [['homeType', 'single_family']]);

  await (await turnTo(other)).choose('roofType', 'flat');
  await other.choose('currentHeatingSystem', 'oil');
  for (const step of [2, 3]) await onwards(other, step).click();
  await other.choose('energyGoals', 'resilience');
  await onwards(other, 4).click();
  await answerAll(await turnTo(one));
  for (const [tab, email] of [
    [one, 'one@example.org'],
    [other, 'other@example.org'],
  ] as const) {
    await fillContact(await turnTo(tab), email);
    await sendContact(tab);
  }
  expect(await world.leadsOf('one@example.org')).toMatchObject([{ answers: expectedAnswers }]);
  expect(await world.leadsOf('other@example.org')).toMatchObject([
    { answers: { homeType: 'condo', roofType: 'flat' } },
  ]);
});

test('a tab opened from the page begins with its answers, and both go on apart', async () => {
  const one = questionnaireOn(visitor.page);
  await answerAll(one);
  const other = questionnaireOn(await openTabFromPage());
  await other.button(other.texts.results.back).click();
  await other.choose('energyGoals', 'resilience');
  await onwards(other, 4).click();
  await other.button(other.texts.connect).waitFor();
  await visitor.page.reload();
  for (const tab of [other, one]) {
    await fillContact(await turnTo(tab), 'both@example.org');
    await sendContact(tab);
  }
  const goals = (await world.leadsOf('both@example.org')).map(({ answers }) => answers.energyGoals);
  expect(goals.sort()).toEqual(['resilience', expectedAnswers.energyGoals]);
});
