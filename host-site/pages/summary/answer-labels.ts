import type { Locale } from '#domain/format.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { energyBillLabel, homeSizeLabel } from '#texts/home/range-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

export type AnswerField = keyof Answers;
type Label<Field extends AnswerField> = (value: NonNullable<Answers[Field]>, home: HomeTexts, locale: Locale) => string;

/** How each answer is written, in the order of the questionnaire. */
const labels: { [Field in AnswerField]-?: Label<Field> } = {
  homeType: (value, home) => home.homeType[value],
  homeSize: homeSizeLabel,
  roofType: (value, home) => home.roofType[value],
  roofAge: (value, home) => home.age[value],
  currentHeatingSystem: (value, home) => home.heatingSystem[value],
  heatingSystemAge: (value, home) => home.age[value],
  hasEV: (value, home) => home.evOwnership[value],
  annualEnergyBill: energyBillLabel,
  energyGoals: (value, home) => home.energyGoal[value],
  additionalNotes: (value) => value,
};

/** The given answers in a person's words, each in the units of the market it was given for. */
export function answerLabels(answers: Answers, home: HomeTexts, locale: Locale) {
  return (Object.keys(labels) as AnswerField[]).flatMap((field) => {
    const value = answers[field];
    if (value === undefined || value === '') return [];
    const label = labels[field] as Label<AnswerField>;
    return [{ field, label: label(value, home, locale) }];
  });
}
