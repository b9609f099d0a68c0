import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
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

export interface Told {
  market: Market;
  /** Where a visitor of the language meets the chat. */
  portal: string;
  partner: string;
  place: string;
  lines: readonly string[];
  facts: KnownFacts;
}

/** What visitors of each language tell of their home: in another order, with a question back and a correction. */
export const told: Record<Language, Told> = {
  de: {
    ...{ market: 'de', portal: '/chat', partner: '/chat.html', place: '10437 Berlin' },
    lines: [
      'Hallo, ich überlege, was sich bei uns lohnt.',
      'Ein Einfamilienhaus, und wir heizen mit Öl.',
      'Was kostet denn eine Wärmepumpe?',
      '150 m² Wohnfläche, das Dach zeigt nach Süden.',
      'Nein, ich meinte 140 m².',
      'Wir wollen nächstes Jahr ein E-Auto kaufen.',
      'Rund 2.400 Euro im Jahr.',
    ],
    facts: {
      homeType: 'single_family',
      currentHeatingSystem: 'oil',
      homeSize: 1_507,
      roofType: 'sloped_south',
      hasEV: 'planning',
      energyBill: 2_400,
    },
  },
  en: {
    ...{ market: 'us', portal: '/en/chat', partner: '/chat-strict-csp.html', place: '97201 Portland' },
    lines: [
      'Hi, what would pay off at our place?',
      'A single-family home, heated with gas.',
      'How loud is a heat pump?',
      '1,800 square feet, and the roof faces south.',
      'Sorry, I meant 1,900 sq ft.',
      'We want to buy an electric car next year.',
      'About $2,400 a year.',
    ],
    facts: {
      homeType: 'single_family',
      currentHeatingSystem: 'gas',
      homeSize: 1_900,
      roofType: 'sloped_south',
      hasEV: 'planning',
      energyBill: 2_400,
    },
  },
  fr: {
    ...{ market: 'ch', portal: '/fr/chat', partner: '/chat-french.html', place: '1003 Lausanne' },
    lines: [
      'Bonjour, qu’est-ce qui vaut la peine chez nous ?',
      'Une maison individuelle, chauffée au mazout.',
      'Combien coûte une pompe à chaleur ?',
      '150 m², et le toit est orienté au sud.',
      'Non, 140 m².',
      'Nous voulons acheter une voiture électrique.',
      'Environ 2400 francs par an.',
    ],
    facts: {
      homeType: 'single_family',
      currentHeatingSystem: 'oil',
      homeSize: 1_507,
      roofType: 'sloped_south',
      hasEV: 'planning',
      energyBill: 2_400,
    },
  },
};
