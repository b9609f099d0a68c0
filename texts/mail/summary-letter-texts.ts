import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerNames, toldTexts } from '#texts/home/facts/all.ts';
import type { SummaryLetterTexts } from '#texts/mail/summary-letter.ts';
import { milestoneTexts } from '#texts/milestones/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

/** What the full letter is made of: written by the server, and shown by the browser beforehand. */
export function summaryLetterTexts(language: Language): SummaryLetterTexts {
  return {
    mail: summaryMailTexts[language],
    home: homeTexts[language],
    milestones: milestoneTexts[language],
    names: answerNames[language],
    told: toldTexts[language],
    recommendation: recommendationTexts[language],
  };
}
