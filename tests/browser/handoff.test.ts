import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { chatOn } from '#tests/browser/chat-pages.ts';
import { answersByStep, onwards, questionnaireOn, stepShown } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { roofJpeg } from '#tests/harness/pictures.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';
import { phoneTexts } from '#widgets/phone/texts/all.ts';
import { handoffTexts } from '#widgets/shared/handoff/texts/all.ts';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';

const world = onTwoSites();
const computer = eachVisitor(world, { viewport: { width: 1280, height: 900 } });

const openPhone = () =>
  openVisitor(world.browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function join({ page }: Visitor, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: phoneTexts.de.join }).click();
}

async function shoot(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer: await roofJpeg() };
  await page.locator('input[capture]').setInputFiles(file);
}

test('a phone takes photos for the questionnaire on a partner’s page, once, until the computer ends it', async () => {
  const { page } = computer;
  await page.goto(`${world.sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  const { root, button } = questionnaire;
  for (const [index, answers] of answersByStep.slice(0, 2).entries()) {
    for (const answer of answers) await questionnaire.choose(...answer);
    await onwards(questionnaire, index + 1).click();
  }
  await stepShown(questionnaire, 3);
  await button(photoTexts.de.onPhone).click();
  await root.getByRole('img', { name: handoffTexts.de.picture }).waitFor();
  const url = `http://${await root.locator('.handoff-address').innerText()}`;
  expect(url).toMatch(new RegExp(`^${world.sites.portal}/phone#`));
  expect(await computer.axe()).toEqual([]);

  const phone = await openPhone();
  await join(phone, url);
  await phone.page.getByRole('heading', { name: phoneTexts.de.heading }).waitFor();
  expect(phone.page.url()).not.toContain('#');
  await root.getByText(handoffTexts.de.joined).waitFor();
  await shoot(phone.page, 'dach.jpg');
  await phone.page.getByText(photoTexts.de.added('dach.jpg')).waitFor();
  expect(await phone.axe()).toEqual([]);
  await root.getByText(handoffTexts.de.arrived(1)).waitFor();
  expect(await root.locator('.from-phone canvas').count()).toBe(1);

  const second = await openPhone();
  await join(second, url);
  await second.page.getByRole('heading', { name: phoneTexts.de.ended.heading }).waitFor();

  await button(handoffTexts.de.end).click();
  await root.getByText(handoffTexts.de.over).waitFor();
  await shoot(phone.page, 'haus.jpg');
  await phone.page.getByRole('heading', { name: phoneTexts.de.ended.heading }).waitFor();
  for (const it of [phone, second]) {
    expect([it.pageErrors, it.cspViolations]).toEqual([[], []]);
    await it.leave();
  }
});

test('what the phone adds to a chat is said in it, and gone when the phone takes it back', async () => {
  const { page } = computer;
  await page.goto(`${world.sites.partner}/chat.html`);
  const chat = chatOn(page, 'de');
  await chat.button(chat.texts.composer.media.phone).click();
  const url = `http://${await chat.root.locator('.handoff-address').innerText()}`;
  const phone = await openPhone();
  await join(phone, url);
  await shoot(phone.page, 'dach.jpg');
  await chat.root.getByText(handoffTexts.de.arrived(1)).waitFor();
  await chat.button(handoffTexts.de.done).click();
  const said = chat.root.getByText(chat.texts.media.caption.image(subjectNames.de.roof));
  await said.waitFor();
  await phone.page.getByRole('button', { name: `${phoneTexts.de.remove}: ${subjectNames.de.roof}` }).click();
  await said.waitFor({ state: 'detached', timeout: 30_000 });
  await phone.page.getByRole('button', { name: phoneTexts.de.done }).click();
  await phone.page.getByRole('heading', { name: phoneTexts.de.ended.heading }).waitFor();
  await phone.leave();
});
