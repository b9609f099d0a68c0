import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Section } from '@react-email/section';
import { createElement as h, type ReactNode } from 'react';
import { factsBlock, gap, packagesBlock, potentialsBlock } from '#api/mail/drawing/figures.ts';
import { painted } from '#api/mail/drawing/paint.ts';
import { heading, labelled, panel, paragraph, row, smallPrint } from '#api/mail/drawing/words.ts';
import type { Block, LetterLink, Step } from '#texts/mail/letter.ts';

function button({ label, url }: LetterLink): ReactNode {
  const style = { fontSize: '16px', fontWeight: 600, padding: '13px 22px', borderRadius: 999, textDecoration: 'none' };
  return h(Button, { href: url ?? '', ...painted({ ground: 'spruce', ink: 'on-spruce' }, style) }, label);
}

function step({ when, text }: Step): ReactNode {
  const line = painted({ edge: 'line' }, { borderTopWidth: '1px', borderTopStyle: 'solid', padding: '10px 0' });
  return row([h(Column, line, labelled(when, text, { fontWeight: 400 }))], { key: when });
}

/** One block of a letter, in tables and inline styles. */
export function drawBlock(block: Block): ReactNode[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block.text)];
    case 'potentials':
      return potentialsBlock(block);
    case 'packages':
      return packagesBlock(block);
    case 'facts':
      return factsBlock(block);
    case 'steps':
      return [heading(block.heading), smallPrint(block.intro, '0 0 12px'), h(Section, null, ...block.steps.map(step))];
    case 'note':
      return [heading(block.heading), panel([paragraph(block.text, '0')], 'tint', '18px 20px')];
    case 'link':
      return [paragraph(block.intro, '28px 0 14px'), button(block.link), gap(20)];
  }
}
