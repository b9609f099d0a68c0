import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { drawBlock, gap } from '#api/mail/drawing/blocks.ts';
import { darkStyle, painted, panel, row, SKIPPED, smallPrint } from '#api/mail/drawing/words.ts';
import { solutions } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { mailTexts } from '#texts/mail/all.ts';
import type { Letter } from '#texts/mail/letter.ts';

/** More than any list of mails shows. What is as long as 200 is not padded, and the mail's own beginning would follow it. */
const PREVIEW_LENGTH = 150;

const FONTS = "Figtree, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

function head(): ReactNode {
  return h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, darkStyle),
  );
}

function wordmark(): ReactNode {
  const style = { fontSize: '21px', lineHeight: '26px', fontWeight: 700, margin: '0 0 0 12px' };
  const dots = solutions.map((it) =>
    h(Column, { key: it, ...SKIPPED, ...painted({ ground: it }, { width: 6, fontSize: '1px' }) }, '\u00a0'),
  );
  const name = h(Column, { key: 'name' }, h(Text, painted({ ink: 'spruce' }, style), PRODUCT_NAME));
  return h(Section, null, row([...dots, name], { align: 'left', width: 'auto' }));
}

function title(text: string): ReactNode {
  const style = {
    fontSize: '30px',
    lineHeight: '36px',
    fontWeight: 700,
    letterSpacing: '-0.4px',
    margin: '30px 0 18px',
  };
  return h(Heading, { as: 'h1', ...painted({ ink: 'ink' }, style) }, text);
}

function footer({ imprint, footer: why }: Letter): ReactNode[] {
  const link = painted({ ink: 'soft' }, { fontSize: '14px', textDecoration: 'underline' });
  if (!why) return [smallPrint(imprint, '0')];
  return [
    smallPrint(imprint, '0 0 8px'),
    smallPrint(why.text, '0 0 4px'),
    h(Link, { href: why.link.url ?? '', ...link }, why.link.label),
  ];
}

/** The whole mail: one column of 600 px at most, on paper, in the reader's scheme. */
function letterView(letter: Letter): ReactNode {
  const blocks = letter.blocks.map((block, index) => h(Fragment, { key: index }, ...drawBlock(block)));
  const rule = painted({ edge: 'line' }, { borderTopWidth: '1px', borderTopStyle: 'solid', padding: '20px 0 0' });
  return h(
    Html,
    { lang: letter.language },
    head(),
    h(Preview, null, letter.preview.slice(0, PREVIEW_LENGTH)),
    h(
      Body,
      { ...painted({ ground: 'paper' }), style: { margin: 0, fontFamily: FONTS } },
      panel(
        [
          h(
            Container,
            { key: 'letter', style: { maxWidth: 600, textAlign: 'left' } },
            wordmark(),
            title(letter.title),
            ...blocks,
            gap(16),
            h(Section, null, row([h(Column, { key: 'footer', ...rule }, ...footer(letter))])),
          ),
        ],
        'paper',
        '28px 20px 36px',
      ),
    ),
  );
}

interface DrawnLetter {
  subject: string;
  text: string;
  html: string;
}

const textOptions = (language: Language) => ({
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    { selector: '[data-text=label]', format: 'inlineSurround', options: { suffix: mailTexts[language].colon } },
    { selector: '[data-text=labelled]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

/** HTML, and the plain text made from that same HTML. */
export async function drawLetter(letter: Letter): Promise<DrawnLetter> {
  const html = await render(letterView(letter));
  return { subject: letter.subject, text: toPlainText(html, textOptions(letter.language)), html };
}
