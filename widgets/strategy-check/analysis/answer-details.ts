import type { Locale } from '#domain/format.ts';
import { answersFromProfile, profileFromCheck } from '#domain/home/codecs.ts';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerLabels } from '#texts/home/answer-labels.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import type { Fact } from '#texts/mail/letter.ts';

/** The five answers in a person's words. */
export function answerDetails(answers: CheckDraft, locale: Locale): Fact[] {
  const { names, owned, rented } = factTexts[locale.language];
  const { location = '', ownership, roofDetails } = answers;
  const chosen = answerLabels(answersFromProfile(profileFromCheck(answers)), homeTexts[locale.language], locale);
  return [
    { label: names.place, value: location.trim() },
    ...(ownership ? [{ label: names.ownsHome, value: ownership === 'own' ? owned : rented }] : []),
    ...(roofDetails ? [{ label: names.roofType, value: roofDetails }] : []),
    ...chosen.map(({ field, label }) => ({ label: names[field as keyof typeof names], value: label })),
  ];
}
