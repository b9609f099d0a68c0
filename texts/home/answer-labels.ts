import { formatNames, formatTenths, type Locale } from '#domain/format.ts';
import { type FactName, factRow } from '#domain/home/facts.ts';
import type { SolarDetails } from '#domain/home/solar-details.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { stepFields } from '#domain/questionnaire/steps.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import type { AnswerNames, SeenTexts, ToldTexts } from '#texts/home/facts/texts.ts';
import { amountLabel, areaLabel, energyBillLabel, homeSizeLabel } from '#texts/home/quantity-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

/** Something told, in a person's words; what it is about stands in `texts/home/facts` under its field. */
export interface ToldLabel {
  field: keyof AnswerNames;
  label: string;
}

/** A choice in a person's words. */
export function choiceLabel(name: FactName, value: string, texts: HomeTexts & Partial<SeenTexts>): string {
  const labels = texts[factRow(name).labels as keyof typeof texts] as unknown as Record<string, string>;
  return labels[value] ?? value;
}

interface Measured {
  homeSize: string | undefined;
  annualEnergyBill: string | undefined;
}

function labelOf(field: keyof Answers, told: Answers | SummaryAssessment, measured: Measured, home: HomeTexts) {
  if (field === 'homeSize' || field === 'annualEnergyBill') return measured[field];
  if (field === 'energyGoals') return told.energyGoals && home.energyGoal[told.energyGoals];
  const value = told[field];
  return field === 'additionalNotes' ? value : value && choiceLabel(field, value, home);
}

/** In the order of the questionnaire. */
function labelsOf(told: Answers | SummaryAssessment, measured: Measured, home: HomeTexts): ToldLabel[] {
  return Object.values(stepFields).flatMap((fields: readonly (keyof Answers)[]) =>
    fields.flatMap((answer) => {
      const label = labelOf(answer, told, measured, home);
      const field = answer === 'annualEnergyBill' ? 'energyBill' : answer;
      return label ? [{ field, label }] : [];
    }),
  );
}

/** The given answers in a person's words, each in the units of the market it was given for. */
export function answerLabels(answers: Answers, home: HomeTexts, locale: Locale): ToldLabel[] {
  const { homeSize, annualEnergyBill } = answers;
  const measured = {
    homeSize: homeSize && homeSizeLabel(homeSize, home, locale),
    annualEnergyBill: annualEnergyBill && energyBillLabel(annualEnergyBill, home, locale),
  };
  return labelsOf(answers, measured, home);
}

/** A solar system that is there, in a few words: `9.8 kWp, from 2012, happy with it`. */
export function solarLabel({ kwp, year, satisfied }: SolarDetails, told: ToldTexts, locale: Locale): string {
  const parts = [
    kwp !== undefined && told.solarPower(formatTenths(kwp, locale)),
    year !== undefined && told.solarSince(String(year)),
    satisfied !== undefined && (satisfied ? told.solarSatisfied : told.solarUnsatisfied),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a chat has told beside the questionnaire's answers. */
export function toldLabels(
  { roofShading, solarDetails, tags }: SummaryAssessment,
  told: ToldTexts,
  locale: Locale,
): ToldLabel[] {
  const list = (words: readonly string[] = []) => words.length > 0 && formatNames(words, locale.language);
  const labels = {
    roofShading: roofShading && told.roofShading[roofShading],
    solarDetails: solarDetails && solarLabel(solarDetails, told, locale),
    interests: list(tags?.interests.map((it) => told.interests[it])),
    concerns: list(tags?.concerns.map((it) => told.concerns[it])),
    gaps: list(tags?.gaps.map((it) => told.gaps[it])),
  };
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names.flatMap((field) => (labels[field] ? [{ field, label: labels[field] }] : []));
}

/** The same for a summary's assessment: typical numbers where a range was chosen, hence the word before them. */
export function assessmentLabels(
  assessment: SummaryAssessment,
  home: HomeTexts,
  told: ToldTexts,
  locale: Locale,
): ToldLabel[] {
  const { homeSize, annualEnergyBill, energyBillCovers } = assessment;
  const bill = annualEnergyBill === undefined ? undefined : home.about(amountLabel(annualEnergyBill, locale));
  const measured = {
    homeSize: homeSize === undefined ? undefined : home.about(areaLabel(homeSize, home, locale)),
    annualEnergyBill: bill && energyBillCovers ? home.energyBillFor(bill, home.energyBillPart[energyBillCovers]) : bill,
  };
  return [...labelsOf(assessment, measured, home), ...toldLabels(assessment, told, locale)];
}
