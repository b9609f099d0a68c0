import { consentTexts } from '#texts/consent/all.ts';
import { costTexts } from '#texts/costs/all.ts';
import { failureTexts } from '#texts/failures/all.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerNames, factTexts } from '#texts/home/facts/all.ts';
import { milestoneTexts } from '#texts/milestones/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

/** Marks in a text what is not for reading. */
const MARKED = /(\0[^\0]*\0|\S+@\S+)/;

/** "Home" becomes "Hoomee": vowels are about two fifths of a text, and words grow as they do in other languages. */
function longerText(text: string): string {
  return text
    .split(MARKED)
    .map((part, index) => (index % 2 ? part : part.replace(/[aeiou]/gi, '$&$&')))
    .join('');
}

/** The same texts, 40 % longer, with accents that need the line's full height. */
function longer<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return longerText(texts).replaceAll('AA', 'Åå') as Texts;
  if (typeof texts === 'function') return ((...given: unknown[]) => longer(texts(...given))) as Texts;
  if (Array.isArray(texts)) return texts.map(longer) as Texts;
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, longer(text)])) as Texts;
}

/** Puts the longer texts in the place of the English ones; the reply takes them away again. */
export function speakLonger(): () => void {
  const all: { en: object }[] = [
    ...[answerNames, consentTexts, costTexts, factTexts, failureTexts, homeTexts, milestoneTexts, summaryMailTexts],
    ...[chatTexts, consultationTexts],
    ...[assessmentTexts, contactDialogTexts, formTexts, photoTexts, questionTexts, resultTexts, summaryDialogTexts],
  ];
  const before = all.map(({ en }) => en);
  for (const texts of all) texts.en = longer(texts.en);
  return () => {
    for (const [index, texts] of all.entries()) texts.en = before[index] ?? texts.en;
  };
}
