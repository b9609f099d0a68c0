import { expect, test } from 'vitest';
import { partsOfLabel } from '#texts/home/compounds.ts';

test.each([
  ['Einfamilienhaus', ['Einfamilien', 'haus']],
  ['Gemietete Mietwohnung', ['Gemietete Miet', 'wohnung']],
  ['Eine Wärmepumpe, neu', ['Eine Wärme', 'pumpe, neu']],
  ['Haus', ['Haus']],
  ['Single-family house', ['Single-family house']],
])('"%s" parts where its long word does', (label, parts) => {
  expect(partsOfLabel(label)).toEqual(parts);
});
