import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { type Answer, say } from '#texts/adviser/figures/answer.ts';
import type { Figure } from '#texts/adviser/figures/figure.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import { figuresOf, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import type { Topic } from '#texts/adviser/topics/topic.ts';

const locale = { language: 'de', market: 'de' } as const;

test('what must not compile does not: a digit, an unknown name, a plain string, a figure without source or date', () => {
  // @ts-expect-error a digit
  say('Das kostet 500 Euro.');
  // @ts-expect-error no such figure
  say('Das kostet {price}.');
  // @ts-expect-error not said with `say`
  const plain: Topic['answer'] = 'Das kostet nichts.';
  // @ts-expect-error no source
  const unsourced: Figure = { value: 5, unit: 'percent', asOf: '2026' };
  // @ts-expect-error no date
  const undated: Figure = { value: 5, unit: 'percent', source: 'kfw' };
  expect([plain, unsourced, undated]).toHaveLength(3);
});

test('figures and names are written in the language and market of the reader', () => {
  const answer = say('{kfwGrant}: {kfwBase} von {kfwCost}.');
  expect(figuresOf(answer)).toEqual(['kfwBase', 'kfwCost']);
  expect(writeAnswer(answer, locale, new Date('2026-11-21'))).toEqual({
    text: 'KfW 458: 30 % von 28.000 €.',
    sources: 'Quelle: Richtlinie BEG EM vom 17. Juli 2026 und KfW-Merkblatt 458, Stand Juli 2026',
  });
  expect(writeAnswer(answer, { language: 'en', market: 'us' }, new Date('2026-11-21')).text).toBe(
    'KfW 458: 30% von €28,000.',
  );
});

test('Switzerland reads German without ß', () => {
  const day = new Date('2026-11-21');
  expect(writeAnswer(say('Maßgeblich ist die Größe.'), { language: 'de', market: 'ch' }, day).text).toBe(
    'Massgeblich ist die Grösse.',
  );
  expect(writeAnswer(say('Maßgeblich.'), { language: 'de', market: 'at' }, day).text).toBe('Maßgeblich.');
});

test('an answer without figures names no source', () => {
  expect(writeAnswer(say('Gern.'), locale, new Date('2026-11-21')).sources).toBeNull();
});

test.each(languages)('%s: each figure shows its own source and the year it is from', (language) => {
  for (const [name, { source, asOf }] of Object.entries(figures)) {
    const { text, sources: line } = writeAnswer(
      `{${name}}` as Answer,
      { language, market: 'de' },
      new Date('2026-11-21'),
    );
    expect(text, name).not.toContain('{');
    expect(line, name).toContain(sourceTexts[language][source]);
    expect(line, name).toMatch(new RegExp(asOf.slice(0, 4)));
  }
});
