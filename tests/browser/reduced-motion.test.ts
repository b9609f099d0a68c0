import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { answerAll, contactField, questionnaireOn, unfoldPackages } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

const world = onTwoSites();
let visitor: Visitor;
afterEach(() => visitor.leave());

/** From the first answer to the mail that is sent; replies with every animation and transition that ran on the way. */
async function motionsOfConsultation(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  visitor = await openVisitor(world.browser, { reducedMotion, viewport: { width: 1280, height: 900 } });
  const { page } = visitor;
  const motions: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Animation.animationStarted', ({ animation: { type, name } }) => motions.push(`${type} ${name}`));
  await devtools.send('Animation.enable');
  await page.goto(`${world.sites.partner}/strict-csp.html`);
  const questionnaire = questionnaireOn(page);
  await answerAll(questionnaire);
  const { root, button } = questionnaire;
  await unfoldPackages(questionnaire);
  await root.getByRole('tab').nth(1).click();
  const texts = summaryDialogTexts.en;
  await button(texts.open).click();
  await contactField(questionnaire, 'name').fill('Ada Lovelace');
  await contactField(questionnaire, 'email').fill(`${randomUUID()}@example.org`);
  await root.getByRole('checkbox').first().check();
  await button(texts.address.submit).click();
  await button(texts.send).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await root.getByText(texts.outcomes.confirm.title).waitFor();
  return motions;
}

test('nothing moves for those who do not want it', async () => {
  expect(await motionsOfConsultation('reduce')).toEqual([]);
});

test('for everybody else the progress slides, the wait sweeps and the news come in', async () => {
  const motions = await motionsOfConsultation('no-preference');
  for (const motion of ['CSSTransition width', 'CSSAnimation sweep', 'CSSAnimation toast'])
    expect(motions).toContain(motion);
});
