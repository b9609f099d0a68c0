import { type Html, html } from '#api/mail/html.ts';
import type { Language } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** What a mail says, independent of how it is written down. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  tables: { heading: string; rows: [string, string][] }[];
  note?: string;
  link: { intro: string; label: string; url: string };
  closing: string[];
  imprint: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const sectionText = ({ heading, rows }: Letter['tables'][number]) =>
  [heading, ...rows.map(([name, value]) => `- ${name}: ${value}`)].join('\n');

function plainText(letter: Letter): string {
  const { paragraphs, tables, note, link, closing, imprint } = letter;
  return [
    ...paragraphs,
    ...tables.map(sectionText),
    ...(note ? [note] : []),
    `${link.intro}\n${link.url}`,
    ...closing,
    `--\n${imprint}`,
  ].join('\n\n');
}

const paragraph = (text: string): Html => html`<p>${text}</p>`;
const row = ([name, value]: [string, string]): Html =>
  html`<tr><th scope="row" align="left">${name}</th><td align="right">${value}</td></tr>`;
const section = ({ heading, rows }: Letter['tables'][number]): Html =>
  html`<h2 style="font-size:18px">${heading}</h2><table role="table" cellpadding="6">${rows.map(row)}</table>`;

function markup(letter: Letter, language: Language): string {
  const { subject, paragraphs, tables, note, link, closing, imprint } = letter;
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1c2b26;max-width:36em;margin:0 auto;padding:16px">
<p style="font-weight:bold;color:#17473a">${PRODUCT_NAME}</p>
${paragraphs.map(paragraph)}${tables.map(section)}${note ? paragraph(note) : ''}
<p>${link.intro}</p><p><a href="${link.url}">${link.label}</a></p>
${closing.map(paragraph)}<hr><p style="font-size:13px">${imprint}</p></body></html>`;
  return page.markup;
}

export function writeLetter(letter: Letter, language: Language): RenderedMail {
  return { subject: letter.subject, text: plainText(letter), html: markup(letter, language) };
}
