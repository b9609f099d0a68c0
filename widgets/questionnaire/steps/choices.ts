import type { Locale } from '#domain/format.ts';
import { answerLists } from '#domain/questionnaire/answers.ts';
import { energyBillLabel, homeSizeLabel } from '#texts/home/quantity-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

export type ChoiceField = keyof typeof answerLists;
export type Choice = { value: string; label: string };

const labels = (texts: HomeTexts, locale: Locale): { [Field in ChoiceField]: (value: never) => string } => ({
  homeType: (it: keyof HomeTexts['homeType']) => texts.homeType[it],
  homeSize: (it: Parameters<typeof homeSizeLabel>[0]) => homeSizeLabel(it, texts, locale),
  roofType: (it: keyof HomeTexts['roofType']) => texts.roofType[it],
  roofAge: (it: keyof HomeTexts['age']) => texts.age[it],
  currentHeatingSystem: (it: keyof HomeTexts['heatingSystem']) => texts.heatingSystem[it],
  heatingSystemAge: (it: keyof HomeTexts['age']) => texts.age[it],
  hasEV: (it: keyof HomeTexts['evOwnership']) => texts.evOwnership[it],
  annualEnergyBill: (it: Parameters<typeof energyBillLabel>[0]) => energyBillLabel(it, texts, locale),
  energyGoals: (it: keyof HomeTexts['energyGoal']) => texts.energyGoal[it],
});

/** The answers offered for a question, in the person's words and the market's units. */
export function choicesOf(field: ChoiceField, texts: HomeTexts, locale: Locale): Choice[] {
  const label = labels(texts, locale)[field] as (value: string) => string;
  return answerLists[field].map((value) => ({ value, label: label(value) }));
}
