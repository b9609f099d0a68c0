import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerNames, toldTexts } from '#texts/home/facts/all.ts';
import { mailTexts } from '#texts/mail/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

/** What the letters that only the server writes are made of. */
export function letterTexts(language: Language) {
  const { imprint, whyYou, unsubscribe } = summaryMailTexts[language];
  return {
    ...mailTexts[language],
    imprint,
    whyYou,
    unsubscribe,
    home: homeTexts[language],
    answerNames: answerNames[language],
    told: toldTexts[language],
  };
}
export type LetterTexts = ReturnType<typeof letterTexts>;
