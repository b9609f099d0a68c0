import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type ComponentProps, type CSSProperties, createElement as h, type ReactNode } from 'react';

/** Light and dark, as literal colours of `widgets/shared/tokens.css`: mail programs know no custom properties. */
const colours = {
  paper: ['#faf7ef', '#0c1814'],
  sunken: ['#f1efe4', '#15221e'],
  ink: ['#0e271f', '#efefe6'],
  soft: ['#425850', '#aeb8ac'],
  line: ['#d8d9cd', '#2f3e39'],
  spruce: ['#0e5b3f', '#85d1a9'],
  'on-spruce': ['#fcfcf8', '#061a14'],
  tint: ['#dbf2e4', '#193429'],
  solar: ['#f7c23a', '#f6c343'],
  heatPump: ['#e06b39', '#eb8656'],
  evCharging: ['#2f8baf', '#5cb8da'],
} as const;
type Colour = keyof typeof colours;

interface Paint {
  ground?: Colour;
  ink?: Colour;
  /** Colour of borders; their width comes with the style. */
  edge?: Colour;
}

/** Attributes that colour an element in light, in dark, and in programs that read no styles but `bgcolor`. */
export function painted({ ground, ink, edge }: Paint, style: CSSProperties = {}) {
  const classes = [ground && `g-${ground}`, ink && `i-${ink}`, edge && `e-${edge}`].filter(Boolean);
  return {
    className: classes.join(' '),
    ...(ground && { bgcolor: colours[ground][0] }),
    style: {
      ...(ground && { backgroundColor: colours[ground][0] }),
      ...(ink && { color: colours[ink][0] }),
      ...(edge && { borderColor: colours[edge][0] }),
      ...style,
    },
  };
}

const darkRules = Object.entries(colours).map(
  ([name, [, dark]]) =>
    `.g-${name}{background-color:${dark}!important}.i-${name}{color:${dark}!important}.e-${name}{border-color:${dark}!important}`,
);

/** The only style sheet of a mail: colours where the reader likes it dark. Everything else stands at its element. */
export const darkStyle = `@media (prefers-color-scheme:dark){${darkRules.join('')}}`;

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
