import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { languages } from '#domain/place.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { insert, turn, watchPage } from '#widgets/chat/testing/chat-page.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { violations } from '#widgets/shared/testing/violations.ts';

watchPage();

describe.each(languages)('what a visitor asks for beside an answer (%s)', (language) => {
  const chat = chatTexts[language];
  const { email } = consultationTexts[language];
  const { labels } = formTexts[language];
  const field = () => page.getByRole('textbox', { name: chat.composer.label });

  async function ask(server: ReturnType<typeof insert>['server'], intent: 'email' | 'person') {
    const before = server.turns.length;
    await field().fill('!');
    await page.getByRole('button', { name: chat.composer.send, exact: true }).click();
    const said = await turn(server, before);
    said.say(intent);
    said.done({ intent });
  }

  it('opens the form for the address below the answer, and sends what is known', async () => {
    const { server, root, environment } = insert({ attributes: { lang: language } });
    await ask(server, 'email');
    const panel = page.getByRole('region', { name: email.title });
    await expect.element(panel.getByText(email.wanted.intro)).toBeVisible();
    expect(root.activeElement?.closest('.email-panel')).toBeFalsy();
    expect(await violations()).toEqual([]);
    await panel.getByLabelText(labels.name ?? '').fill('Ada Example');
    await panel.getByLabelText(labels.email ?? '', { exact: true }).fill('ada@example.org');
    await panel.getByRole('checkbox').first().click();
    await panel.getByRole('button', { name: email.wanted.submit }).click();
    await expect.poll(() => environment.requests.filter(({ path }) => path === sendSummary.path)).toHaveLength(1);
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByText(summaryDialogTexts[language].outcomes.sent.title).first()).toBeVisible();
  });

  it('opens the form that leads to a person', async () => {
    const { server } = insert({ attributes: { lang: language } });
    await ask(server, 'person');
    await expect.element(page.getByRole('dialog', { name: contactDialogTexts[language].contact.title })).toBeVisible();
  });
});
