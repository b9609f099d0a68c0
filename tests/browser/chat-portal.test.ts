import { expect, test } from 'vitest';
import { en as site } from '#host-site/texts/en.ts';
import { chatOn, giveEmail, say } from '#tests/browser/chat-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { factTexts } from '#texts/home/facts/all.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1180, height: 900 } });

test('"Get Started" leads from any page to the open chat tab, and asks for the address there', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en/imprint`);
  await page.getByRole('link', { name: site.header.getStarted }).click();
  await expect.poll(() => page.url()).toBe(`${world.sites.portal}/en#chat-section`);
  const tab = page.getByRole('tab', { name: site.home.assessment.tabs.chat });
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  const chat = chatOn(page);
  await chat.root.getByRole('dialog').waitFor();
  expect(await visitor.stored()).toEqual({ cookies: [], local: [], session: [] });
  await chat.button(chat.texts.email.cancel).click();
  await expect.poll(() => chat.input.evaluate((it) => it.matches(':focus'))).toBe(true);
  await say(chat, 'A single-family home, heated with gas.');
  await page.getByRole('tab', { name: site.home.assessment.tabs.structured }).press('Enter');
  await page.locator('wattnest-questionnaire').waitFor();
  await page.getByRole('link', { name: site.header.getStarted }).click();
  await chat.root.getByText('heated with gas').waitFor();
});

test('on a small phone the dialog begins with its first field and shows its buttons; refused, it comes back as a card, without the focus', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${world.sites.portal}/en/chat`);
  const chat = chatOn(page);
  const { root, texts, button, input } = chat;
  await expect.poll(() => root.getByLabel(texts.form.labels.name).evaluate((it) => it.matches(':focus'))).toBe(true);
  for (const name of [texts.email.cancel, texts.email.submit]) {
    const { y = 999, height = 0 } = (await button(name).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(740);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => input.evaluate((it) => it.matches(':focus'))).toBe(true);
  await say(chat, 'A single-family home, heated with gas.');
  await say(chat, '1,900 sq ft');
  await root.getByRole('heading', { name: texts.email.title }).waitFor();
  expect(await root.locator('dialog[open]').count()).toBe(0);
  expect(await input.evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('the tabs are moved by arrows, and the chat comes only with its tab', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en?tab=structured#assessment-section`);
  await page.getByRole('tab', { name: site.home.assessment.tabs.structured }).focus();
  expect(await page.locator('wattnest-chat').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.locator('wattnest-chat').getByRole('dialog').waitFor();
});

test('closed without a request, the results lead back to the chat; after one they give way to what follows, and come back', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en#chat-section`);
  const chat = chatOn(page);
  const { button, texts, root } = chat;
  await giveEmail(chat, 'ada@example.org');
  await say(chat, 'A single-family home, heated with gas.');
  await say(chat, '1,900 sq ft');
  await button(texts.progress.viewResults).click();
  await root.getByText(texts.home.potential.high).first().waitFor();
  expect(await visitor.axe()).toEqual([]);
  await button(texts.results.close).click();
  await chat.input.waitFor();
  await button(texts.progress.viewResults).click();
  await button(texts.results.connect).click();
  await root.getByLabel(texts.contact.contact.labels.place, { exact: true }).fill('97201 Portland');
  await root.getByRole('dialog').getByRole('checkbox').first().check();
  await button(texts.contact.contact.submit).click();
  await button(texts.contact.sent.done).click();
  await page.getByRole('heading', { name: site.completed.leadHeading }).waitFor();
  await page.getByRole('button', { name: site.completed.showAgain }).click();
  await root.getByRole('heading', { name: texts.results.title }).waitFor();
  await button(texts.results.back).click();
  await chat.input.waitFor();
});

test('the page of its own: what was learnt is corrected beside the conversation, and no rule of accessibility is broken', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en/chat`);
  const chat = chatOn(page);
  const { root, texts, button } = chat;
  await root.getByRole('dialog').waitFor();
  expect(await visitor.axe()).toEqual([]);
  await button(texts.email.cancel).click();
  await say(chat, 'A single-family home, heated with gas.');
  const heating = root.getByLabel(factTexts.en.names.currentHeatingSystem, { exact: true });
  await heating.selectOption({ label: texts.home.heatingSystem.heat_pump });
  await expect.poll(() => root.locator('.potential-list .level').nth(1).innerText()).toBe(texts.home.potential.medium);
  expect(await visitor.axe()).toEqual([]);
});
