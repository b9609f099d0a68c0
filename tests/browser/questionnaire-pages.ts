import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '#domain/place.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { ChoiceField } from '#widgets/questionnaire/steps/choices.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';

/** The questionnaire as a person finds it on a page: by role and by what is written on the screen. */
export interface Questionnaire {
  root: Locator;
  radio(field: ChoiceField, value?: string): Locator;
  card(field: ChoiceField, value: string): Locator;
  choose(field: ChoiceField, value: string): Promise<void>;
  button(name: string): Locator;
  texts: ReturnType<typeof textsIn>;
}

export type Answer = [field: ChoiceField, value: string];

/** A complete set, by step. */
export const answersByStep: Answer[][] = [
  [
    ['homeType', 'single_family'],
    ['homeSize', '1500_2000'],
  ],
  [
    ['roofType', 'sloped_south'],
    ['roofAge', 'over_15'],
    ['currentHeatingSystem', 'gas'],
    ['hasEV', 'planning'],
  ],
  [],
  [['energyGoals', 'save_money']],
];
export const expectedAnswers = Object.fromEntries(answersByStep.flat());

const textsIn = (language: Language) => ({
  ...questionTexts[language],
  ...assessmentTexts[language],
  ...resultTexts[language],
  ...contactDialogTexts[language],
  photos: { ...photoTexts[language], ...assessmentTexts[language].photos },
  shared: formTexts[language],
});

export function questionnaireOn(page: Page, { index = 0, language = 'en' as Language } = {}): Questionnaire {
  const root = page.locator('wattnest-questionnaire').nth(index);
  const texts = textsIn(language);
  const group = (field: ChoiceField) => root.getByRole('group', { name: texts.questions[field] });
  const input = (value?: string) => (value === undefined ? 'input' : `input[value="${value}"]`);
  const card = (field: ChoiceField, value: string) => group(field).locator(`label:has(${input(value)})`);
  return {
    root,
    texts,
    radio: (field, value) => group(field).locator(input(value)).first(),
    card,
    choose: (field, value) => card(field, value).click(),
    button: (name) => root.getByRole('button', { name, exact: true }),
  };
}

/** The button that leaves a step. */
export function onwards({ texts, button }: Questionnaire, step: number): Locator {
  return button(step < answersByStep.length ? texts.next : texts.generate);
}

/** Waits until the step is on the screen. */
export function stepShown({ root, texts }: Questionnaire, step: number): Promise<void> {
  return root.getByText(texts.stepOf(step, answersByStep.length)).first().waitFor();
}

/** With the mouse through all four steps, or those that are left, to the results. */
export async function answerAll(questionnaire: Questionnaire, { from = 1 } = {}): Promise<void> {
  for (const [index, answers] of answersByStep.entries()) {
    if (index + 1 < from) continue;
    await stepShown(questionnaire, index + 1);
    for (const [field, value] of answers) await questionnaire.choose(field, value);
    await onwards(questionnaire, index + 1).click();
  }
  await questionnaire.button(questionnaire.texts.connect).waitFor();
}

/** Where there is little room, all packages but the recommended one are folded at first. */
export async function unfoldPackages({ root }: Questionnaire): Promise<void> {
  const folded = root.locator('details:not([open]) > summary');
  if (await folded.count()) await folded.click();
}

/** These answers are chosen on the step that is shown. */
export async function expectChosen({ radio }: Questionnaire, answers: readonly Answer[]): Promise<void> {
  for (const [field, value] of answers) await expect.poll(() => radio(field, value).isChecked()).toBe(true);
}

const begun = (count: number) => (answersByStep[1] ?? []).slice(0, count);

/** Answers the first step, and so many questions of the second. */
export async function beginSecondStep(questionnaire: Questionnaire, count: number): Promise<void> {
  for (const answer of answersByStep[0] ?? []) await questionnaire.choose(...answer);
  await onwards(questionnaire, 1).click();
  await stepShown(questionnaire, 2);
  for (const answer of begun(count)) await questionnaire.choose(...answer);
}

export async function expectBegun(questionnaire: Questionnaire, count: number): Promise<void> {
  await stepShown(questionnaire, 2);
  await expectChosen(questionnaire, begun(count));
}

export const contactFields = { name: 'Ada Lovelace', place: '97201 Portland' };

export function contactField({ root, texts }: Questionnaire, field: 'name' | 'email' | 'place' | 'phone'): Locator {
  const labels = { ...texts.shared.labels, ...texts.contact.labels };
  return root.getByLabel(labels[field], { exact: true });
}

/** Opens the dialog and fills it in; sends nothing. */
export async function fillContact(questionnaire: Questionnaire, email: string): Promise<void> {
  const { root, texts, button } = questionnaire;
  await button(texts.connect).click();
  await contactField(questionnaire, 'name').fill(contactFields.name);
  await contactField(questionnaire, 'email').fill(email);
  await contactField(questionnaire, 'place').fill(contactFields.place);
  await root.getByRole('checkbox').first().check();
}

/** Sends the filled dialog and waits for the good news. */
export async function sendContact({ root, texts, button }: Questionnaire): Promise<void> {
  await button(texts.contact.submit).click();
  await root.getByText(texts.sent.title).waitFor();
}
