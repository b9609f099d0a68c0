import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type ComponentProps, createElement as h, type ReactNode } from 'react';
import { painted } from '#api/mail/drawing/paint.ts';

/** In plain text a label ends with a colon and its value follows on the same line. */
const LABEL = { 'data-text': 'label' };
/** In plain text labelled values follow each other without empty lines. */
const LABELLED = { 'data-text': 'labelled' };
/** Left out of the plain text: drawings, and line breaks between a label and its value. */
export const SKIPPED = { role: 'presentation', 'data-skip-in-text': 'true' };

export function row(cells: ReactNode[], attributes: object = {}): ReactNode {
  return h(Row, attributes as ComponentProps<typeof Row>, ...cells);
}

export function heading(text: string): ReactNode {
  const style = { fontSize: '20px', lineHeight: '26px', fontWeight: 650, margin: '32px 0 12px' };
  return h(Heading, { as: 'h2', ...painted({ ink: 'ink' }, style) }, text);
}

export function paragraph(text: string, margin = '0 0 16px'): ReactNode {
  return h(Text, painted({ ink: 'ink' }, { fontSize: '16px', lineHeight: '25px', margin }), text);
}

export function smallPrint(text: string, margin = '12px 0 0'): ReactNode {
  return h(Text, painted({ ink: 'soft' }, { fontSize: '14px', lineHeight: '21px', margin }), text);
}

interface ValueStyle {
  fontSize?: number;
  fontWeight?: number;
  /** Breaks inside of words where a line is full: for what people typed. */
  breaks?: boolean;
}

/** A name above its value. */
export function labelled(
  label: string,
  value: string,
  { fontSize = 16, fontWeight = 500, breaks = false }: ValueStyle = {},
): ReactNode {
  const small = painted({ ink: 'soft' }, { fontSize: '14px', lineHeight: '20px' });
  const large = painted(
    { ink: 'ink' },
    {
      fontSize: `${fontSize}px`,
      fontWeight,
      overflowWrap: breaks ? 'anywhere' : 'normal',
    },
  );
  return h(
    Text,
    { ...LABELLED, style: { margin: 0, lineHeight: '24px' } },
    h('span', { ...LABEL, ...small }, label),
    h('br', SKIPPED),
    h('span', large, value),
  );
}

/** Full-width ground with room around its content; the padding stands at a cell, where Outlook reads it. */
export function panel(children: ReactNode[], ground: 'paper' | 'tint', padding: string): ReactNode {
  const paint = painted({ ground }, { padding, borderRadius: ground === 'paper' ? 0 : 12 });
  return h(Section, null, row([h(Column, { key: ground, ...paint }, ...children)]));
}
