import { expect, test } from 'vitest';
import {
  type Answer,
  answersByStep,
  expectChosen,
  expectedAnswers,
  fillContact,
  onwards,
  questionnaireOn,
  sendContact,
  stepShown,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';

const EMAIL = 'ada@example.org';
const NOTES = 'Listed building';
const world = onTwoSites();

test('reloaded after every answer, on every step, while it computes and in the results: nothing is lost', async () => {
  const { page, pageErrors, leave } = await openVisitor(world.browser);
  await page.goto(`${world.sites.partner}/strict-csp.html`);
  const questionnaire = questionnaireOn(page);
  const { root, texts, button } = questionnaire;
  const reload = async (step: number, chosen: readonly Answer[]) => {
    await page.reload();
    await stepShown(questionnaire, step);
    await expectChosen(questionnaire, chosen);
  };

  for (const [index, answers] of answersByStep.entries()) {
    const step = index + 1;
    await stepShown(questionnaire, step);
    for (const [count, answer] of answers.entries()) {
      await questionnaire.choose(...answer);
      await reload(step, answers.slice(0, count + 1));
    }
    if (step < answersByStep.length) await onwards(questionnaire, step).click();
    if (step < answersByStep.length) await reload(step + 1, []);
  }

  await root.getByLabel(texts.questions.additionalNotes).fill(NOTES);
  await button(texts.generate).click();
  await root.getByText(texts.analyzing).waitFor();
  await reload(answersByStep.length, answersByStep.at(-1) ?? []);
  expect(await root.getByLabel(texts.questions.additionalNotes).inputValue()).toBe(NOTES);

  await button(texts.generate).click();
  await button(texts.connect).waitFor();
  await page.reload();
  await fillContact(questionnaire, EMAIL);
  await sendContact(questionnaire);
  const answers = { ...expectedAnswers, additionalNotes: NOTES };
  expect(await storedLeads(world.sites.api().deps.database.db, EMAIL)).toMatchObject([{ answers }]);
  expect(pageErrors).toEqual([]);
  await leave();
});
