import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { heading, labelled, painted, panel, paragraph, row, SKIPPED, smallPrint } from '#api/mail/drawing/words.ts';
import { potentials, type Solution } from '#domain/home/enumerations.ts';
import type { Block, Fact, LetterLink, PackageCard, PotentialBadge, Step } from '#texts/mail/letter.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const BLANK = '\u00a0';

/** A coloured bar: cells of a table, since pictures are blocked and gradients unknown. `null` is an empty part. */
function bar(parts: readonly (Solution | null)[], height: number): ReactNode {
  const style = { height, lineHeight: `${height}px`, fontSize: '1px' };
  const cells = parts.flatMap((part, index) => [
    ...(index > 0 ? [h(Column, { key: `gap-${index}`, style: { ...style, width: 3 } }, BLANK)] : []),
    h(Column, { key: index, ...painted({ ground: part ?? 'line' }, style) }, BLANK),
  ]);
  return h(Section, SKIPPED, row(cells));
}

export function gap(height: number): ReactNode {
  return h(Text, { ...SKIPPED, style: { margin: 0, fontSize: '1px', lineHeight: `${height}px` } }, BLANK);
}

const meter = ({ solution, potential }: PotentialBadge) =>
  potentials.map((_, index) => (index <= potentials.indexOf(potential) ? solution : null));

function badge(it: PotentialBadge, index: number): ReactNode {
  const style = { width: '33%', verticalAlign: 'top', padding: index === 0 ? '0' : '0 0 0 14px' };
  return h(
    Column,
    { key: it.solution, style },
    bar(meter(it), 8),
    gap(8),
    labelled(it.name, it.level, { fontSize: 20, fontWeight: 650 }),
  );
}

function potentialsBlock({ heading: title, badges }: BlockOf<'potentials'>): ReactNode[] {
  return [heading(title), h(Section, null, row(badges.map(badge)))];
}

function factCells(facts: readonly Fact[]): ReactNode {
  const style = { verticalAlign: 'top', padding: '0 8px 0 0' };
  const width = (index: number) => (index === 0 ? '56%' : '44%');
  const cells = facts.map(({ label, value }, index) =>
    h(Column, { key: label, style: { ...style, width: width(index) } }, labelled(label, value)),
  );
  return h(Section, null, row(cells));
}

/** Name and contents on the left, the price on the right. */
function cardHead({ name, includes, total }: PackageCard): ReactNode {
  const title = painted({ ink: 'ink' }, { fontSize: '17px', lineHeight: '24px', fontWeight: 650, margin: 0 });
  const left = { width: '56%', verticalAlign: 'top', padding: '10px 8px 8px 0' };
  const right = { ...left, width: '44%', padding: '10px 0 8px' };
  return row([
    h(Column, { key: 'name', style: left }, h(Heading, { as: 'h3', ...title }, name), smallPrint(includes, '0')),
    h(Column, { key: 'total', style: right }, labelled(total.label, total.value, { fontSize: 22, fontWeight: 650 })),
  ]);
}

function card(it: PackageCard): ReactNode {
  return h(Section, { key: it.name }, bar(it.solutions, 4), cardHead(it), factCells(it.facts), gap(24));
}

function packagesBlock({ heading: title, cards, note }: BlockOf<'packages'>): ReactNode[] {
  return [heading(title), ...cards.map(card), smallPrint(note, '0 0 16px')];
}

function factsBlock({ heading: title, facts, note }: BlockOf<'facts'>): ReactNode[] {
  const line = painted({ edge: 'line' }, { borderTopWidth: '1px', borderTopStyle: 'solid', padding: '8px 0' });
  const rows = facts.map(({ label, value }) =>
    row([h(Column, line, labelled(label, value, { breaks: true }))], { key: label }),
  );
  return [heading(title), h(Section, null, ...rows), note === null ? gap(12) : smallPrint(note, '4px 0 16px')];
}

function button({ label, url }: LetterLink): ReactNode {
  const style = { fontSize: '16px', fontWeight: 600, padding: '13px 22px', borderRadius: 999, textDecoration: 'none' };
  return h(Button, { href: url ?? '', ...painted({ ground: 'spruce', ink: 'on-spruce' }, style) }, label);
}

function step({ when, text }: Step): ReactNode {
  const line = painted({ edge: 'line' }, { borderTopWidth: '1px', borderTopStyle: 'solid', padding: '10px 0' });
  return row([h(Column, line, labelled(when, text, { fontWeight: 400 }))], { key: when });
}

function listBlock({ heading: title, items }: BlockOf<'list'>): ReactNode[] {
  const line = painted({ edge: 'line' }, { borderTopWidth: '1px', borderTopStyle: 'solid', padding: '10px 0' });
  const rows = items.map((item) => row([h(Column, line, paragraph(item, '0'))], { key: item }));
  return [heading(title), h(Section, null, ...rows), gap(12)];
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
    case 'list':
      return listBlock(block);
    case 'steps':
      return [heading(block.heading), smallPrint(block.intro, '0 0 12px'), h(Section, null, ...block.steps.map(step))];
    case 'note':
      return [heading(block.heading), panel([paragraph(block.text, '0')], 'tint', '18px 20px')];
    case 'link':
      return [paragraph(block.intro, '28px 0 14px'), button(block.link), gap(20)];
  }
}
