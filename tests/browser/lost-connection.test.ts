import { beforeEach, expect, test } from 'vitest';
import {
  answerAll,
  answersByStep,
  contactField,
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
let questionnaire: Questionnaire;

beforeEach(async () => {
  await visitor.page.goto(`${world.sites.portal}/en?tab=structured#assessment-section`);
  questionnaire = questionnaireOn(visitor.page);
  await questionnaire.radio('homeType').waitFor();
});

const loseConnection = () => visitor.page.context().setOffline(true);
const connect = () => visitor.page.context().setOffline(false);

async function expectOneLead(email: string) {
  const stored = await world.leadsOf(email);
  expect(stored).toMatchObject([{ answers: expectedAnswers }]);
}

/** Through the steps without a connection; the last one cannot show results. */
async function answerOffline() {
  const { root, texts } = questionnaire;
  for (const [index, answers] of answersByStep.entries()) {
    await stepShown(questionnaire, index + 1);
    for (const answer of answers) await questionnaire.choose(...answer);
    if (index === 2) await root.getByText(texts.photosFailed).waitFor();
    await onwards(questionnaire, index + 1).click();
  }
  await root.getByRole('alert').getByText(texts.failed).waitFor();
}

test('lost before the first click: every step can be answered, and the results come once it is back', async () => {
  const { button, texts } = questionnaire;
  await loseConnection();
  await answerOffline();
  await expectChosen(questionnaire, answersByStep.at(-1) ?? []);
  await connect();
  await button(texts.generate).click();
  await button(texts.connect).waitFor();
  await fillContact(questionnaire, 'first@example.org');
  await sendContact(questionnaire);
  await expectOneLead('first@example.org');
});

test('lost before the first click, back at the photos: trying again brings them', async () => {
  const { root, texts, button, choose } = questionnaire;
  await loseConnection();
  for (const [index, answers] of answersByStep.slice(0, 2).entries()) {
    await stepShown(questionnaire, index + 1);
    for (const answer of answers) await choose(...answer);
    await onwards(questionnaire, index + 1).click();
  }
  await root.getByText(texts.photosFailed).waitFor();
  await connect();
  const photos = root.getByText(texts.photos.privacy);
  // The call that the last answer has begun may bring them before anybody can press.
  await Promise.any([button(texts.tryAgain).click(), photos.waitFor()]);
  await photos.waitFor();
});

test('lost in the results and back: partners are named after all, and the request arrives', async () => {
  const { root, texts } = questionnaire;
  await answerAll(questionnaire);
  await loseConnection();
  await fillContact(questionnaire, 'results@example.org');
  await expect.poll(() => root.getByText(texts.contact.matching).count()).toBe(0);
  await connect();
  await contactField(questionnaire, 'place').fill('97202 Portland');
  await root.getByRole('status').getByText('Cascade').waitFor();
  await sendContact(questionnaire);
  await expectOneLead('results@example.org');
});

test('lost while sending: the request waits, and leaves by itself once it is back', async () => {
  const { root, texts, button } = questionnaire;
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'sending@example.org');
  await loseConnection();
  await button(texts.contact.submit).click();
  await root.getByText(texts.shared.waiting).waitFor();
  await connect();
  await root.getByText(texts.sent.title).waitFor();
  await expectOneLead('sending@example.org');
});
