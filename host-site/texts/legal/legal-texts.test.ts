import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import { said } from '#host-site/texts/legal/testing/all.ts';
import type { LegalTexts } from '#host-site/texts/legal/texts.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';

const legal = await hostTexts<LegalTexts>('texts/legal');
const home = await hostTexts<SiteTexts>('texts');
const [, told = '', record = ''] = readFileSync('docs/privacy.md', 'utf8').split(
  /^## (?:What people are told|Record of processing)$/m,
);
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = (told.match(/^\| .*$/gm) ?? []).slice(1).map(cellsOf);
const recordOf = (table: string) => (record.match(/^\| `.*$/gm) ?? []).map(cellsOf).find(([name]) => name === table);

/** A cell that has no words there, or is not said, fails. */
const toldIn = (language: Language): Readonly<Record<string, RegExp>> => said[language];

test('there is a table of what people are told', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10);
});

describe.each(languages)('the privacy policy in %s', (language) => {
  const { sections } = legal[language].privacy;
  const all = JSON.stringify(sections);

  test('says each row of the table, in order', () => {
    const list = sections[1]?.list ?? [];
    expect(list).toHaveLength(rows.length);
    for (const [index, row] of rows.entries())
      for (const cell of row.slice(0, 5))
        expect(list[index], cell).toMatch(toldIn(language)[cell] ?? /^no words for it$/);
  });

  test('says first that chat messages are stored, and for how long', () => {
    expect(sections[0]?.paragraphs[0]).toMatch(said[language]['30 days after the last activity']);
    expect(sections[0]?.paragraphs[0]).toMatch(said[language].server);
  });

  test('names who learns of a conversation with an AI, and of a sign-in', () => {
    expect(all).toMatch(said[language]['who learns of a conversation with an AI']);
    expect(all).toMatch(/Google \p{L}+ Apple/u);
  });

  test('says who hears what is spoken to the chat', () => {
    expect(all).toMatch(said[language]['who hears what is spoken to the chat']);
  });

  test('says that access and erasure are self-service, behind the link', () => {
    expect(all).toMatch(said[language]['access and erasure are self-service']);
  });
});

test('the table promises no other days than the record of processing', () => {
  const days = (text = '') =>
    [...text.matchAll(/(\d+) (day|year)s?/g)].map(([, count, unit]) => Number(count) * (unit === 'day' ? 1 : 365));
  for (const [what = '', , , howLong, , table] of rows) {
    const row = recordOf(table ?? '');
    if (!table) continue;
    expect(row, what).toBeDefined();
    for (const promised of days(howLong)) expect(days(row?.[4]), what).toContain(promised);
  }
});

test.each(languages)('the home page in %s says that the chat asks for an address', (language) => {
  expect(home[language].home.assessment.text).toMatch(said[language]['the chat asks for an address']);
});

test.each(languages)('the terms in %s name both guarantees, against the binding quote', (language) => {
  const terms = JSON.stringify(legal[language].terms);
  expect(terms).toMatch(said[language]['the binding quote']);
  expect(terms).toMatch(said[language]['the guarantee of satisfaction']);
});
