import { describe, expect, test } from 'vitest';
import { readBlocks } from '#widgets/chat/markdown/blocks.ts';
import { type Inline, readInline } from '#widgets/chat/markdown/inline.ts';

const strong = (...parts: Inline[]): Inline => ({ kind: 'strong', parts });
const emphasis = (...parts: Inline[]): Inline => ({ kind: 'emphasis', parts });
const code = (text: string): Inline => ({ kind: 'code', text });
const link = (label: string, href = label): Inline => ({ kind: 'link', label, href });

const pieces: [string, Inline[]][] = [
  ['plain', ['plain']],
  ['a **b** c', ['a ', strong('b'), ' c']],
  ['a *b* and _c_', ['a ', emphasis('b'), ' and ', emphasis('c')]],
  ['__a__', [strong('a')]],
  ['**a *b* c**', [strong('a ', emphasis('b'), ' c')]],
  ['2 * 3 * 4', ['2 * 3 * 4']],
  ['snake_case_name', ['snake_case_name']],
  ['**open', ['**open']],
  ['*a **b*', [emphasis('a **b')]],
  ['**** and **', ['**** and **']],
  ['`a **b**`', [code('a **b**')]],
  ['a ` b', ['a ` b']],
  ['[a](https://b.test)', [link('a', 'https://b.test')]],
  ['[a] (b)', ['[a] (b)']],
  ['see https://a.test/b, or not', ['see ', link('https://a.test/b'), ', or not']],
  ['\\*not\\* this', ['*not* this']],
  ['a\nb', ['a', { kind: 'break' }, 'b']],
  ['5 < 6 & <b>', ['5 < 6 & <b>']],
];
test.each(pieces)('%s', (text, expected) => expect(readInline(text)).toEqual(expected));

describe('blocks', () => {
  test('paragraphs are parted by empty lines', () =>
    expect(readBlocks('a\nb\n\n\nc\r\n')).toEqual([
      { kind: 'paragraph', text: 'a\nb' },
      { kind: 'paragraph', text: 'c' },
    ]));

  test('lists, with what continues an item', () =>
    expect(readBlocks('Two:\n- a\n  more\n* b\n\nEnd')).toEqual([
      { kind: 'paragraph', text: 'Two:' },
      { kind: 'bullets', items: ['a\nmore', 'b'] },
      { kind: 'paragraph', text: 'End' },
    ]));

  test('numbers begin where they say', () =>
    expect(readBlocks('3. a\n4) b')).toEqual([{ kind: 'numbers', items: ['a', 'b'], start: 3 }]));

  test('a heading is a bold line', () =>
    expect(readBlocks('## Costs\nA lot')).toEqual([{ kind: 'paragraph', text: '**Costs**\nA lot' }]));

  test('years and dashes are no lists', () =>
    expect(readBlocks('1998 was it\n-5 degrees')).toEqual([{ kind: 'paragraph', text: '1998 was it\n-5 degrees' }]));
});

const nasty = [
  '*',
  '**',
  '*a',
  '_',
  '[',
  '[a](',
  '[a](b',
  '`',
  '`a',
  '- ',
  '1. ',
  '\\',
  '**a *b ',
  'https://',
  '# ',
  '\n',
  'a*b_',
];
test.each(nasty)('100 kB of %j take time that grows with the length alone', (piece) => {
  const timeOf = (length: number) => {
    const text = piece.repeat(length / piece.length);
    const start = performance.now();
    for (const block of readBlocks(text))
      for (const part of 'text' in block ? [block.text] : block.items) readInline(part);
    return performance.now() - start;
  };
  timeOf(10_000);
  expect(timeOf(100_000)).toBeLessThan(300);
});
