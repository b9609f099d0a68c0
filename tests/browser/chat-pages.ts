import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

/** The chat as a person finds it on a page: by role and by what is written on the screen. */
export interface Chat {
  page: Page;
  root: Locator;
  input: Locator;
  texts: ReturnType<typeof textsIn>;
  button(name: string): Locator;
  /** What the adviser has said, the greeting first. */
  replies: Locator;
}

const textsIn = (language: Language) => ({
  ...chatTexts[language],
  ...consultationTexts[language],
  results: { ...resultTexts[language], ...consultationTexts[language].results },
  home: homeTexts[language],
  form: formTexts[language],
  contact: contactDialogTexts[language],
  summary: summaryDialogTexts[language],
});

export function chatOn(page: Page, language: Language = 'en'): Chat {
  const root = page.locator('wattnest-chat');
  const texts = textsIn(language);
  return {
    page,
    root,
    texts,
    input: root.getByRole('textbox', { name: texts.composer.label }),
    button: (name) => root.getByRole('button', { name, exact: true }),
    replies: root.locator('.line.adviser.whole'),
  };
}

/** Says something and waits for the whole reply. */
export async function say({ input, replies, button, texts }: Chat, line: string): Promise<string> {
  const before = await replies.count();
  await input.fill(line);
  await input.press('Enter');
  await expect.poll(() => replies.count()).toBeGreaterThan(before);
  await button(texts.composer.send).waitFor();
  return replies.nth(before).innerText();
}

export async function giveEmail({ root, texts, button }: Chat, email: string): Promise<void> {
  const form = root.locator('form.form');
  await form.getByLabel(texts.form.labels.name).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: texts.form.labels.email }).fill(email);
  await form.getByRole('checkbox').first().check();
  await button(texts.email.submit).click();
  await root.getByText(texts.toasts['email-kept'].text).first().waitFor();
}
