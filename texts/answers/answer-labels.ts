import { formatMoney, type Locale } from '#domain/format.ts';
import { wholeMoney } from '#domain/money.ts';
import { marketCurrency } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { energyBillLabel, homeSizeLabel } from '#texts/home/range-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import { areaOf } from '#texts/mail/narrative.ts';

export type AnswerField = keyof Answers;
type Label<Value> = (value: Value, home: HomeTexts, locale: Locale) => string;
type Labels<Given> = { [Field in keyof Given]-?: Label<NonNullable<Given[Field]>> };

/** How each answer is written, in the order of the questionnaire. */
const labels: Labels<Answers> = {
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

/** Size and bill as numbers: typical ones where a range was chosen, hence the word before them. */
const numberLabels: Labels<SummaryAssessment> = {
  ...labels,
  homeSize: (areaM2, home, locale) => home.about(areaOf(areaM2, home, locale)),
  annualEnergyBill: (amount, home, locale) =>
    home.about(formatMoney(wholeMoney(amount, marketCurrency(locale.market)), locale)),
};

function written<Given extends Answers | SummaryAssessment>(
  given: Given,
  how: Labels<Given>,
  home: HomeTexts,
  locale: Locale,
) {
  return (Object.keys(labels) as AnswerField[]).flatMap((field) => {
    const value: unknown = given[field];
    if (value === undefined || value === '') return [];
    const label = how[field] as Label<unknown>;
    return [{ field, label: label(value, home, locale) }];
  });
}

/** The given answers in a person's words, each in the units of the market it was given for. */
export function answerLabels(answers: Answers, home: HomeTexts, locale: Locale) {
  return written(answers, labels, home, locale);
}

/** The same for a summary's assessment. */
export function assessmentLabels(assessment: SummaryAssessment, home: HomeTexts, locale: Locale) {
  return written(assessment, numberLabels, home, locale);
}
