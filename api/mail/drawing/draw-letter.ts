import { render, toPlainText } from '@react-email/render';
import { letterView } from '#api/mail/drawing/letter-view.ts';
import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';

interface DrawnLetter {
  subject: string;
  text: string;
  html: string;
}

const colon: Record<Language, string> = { de: ': ', en: ': ', fr: '\u00a0: ' };

const textOptions = (language: Language) => ({
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    { selector: '[data-text=label]', format: 'inlineSurround', options: { suffix: colon[language] } },
    { selector: '[data-text=labelled]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

/** HTML, and the plain text made from that same HTML. */
export async function drawLetter(letter: Letter): Promise<DrawnLetter> {
  const html = await render(letterView(letter));
  return { subject: letter.subject, text: toPlainText(html, textOptions(letter.language)), html };
}
