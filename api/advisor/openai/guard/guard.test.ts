import { describe, expect, test } from 'vitest';
import { createGiven } from '#api/advisor/openai/guard/figures.ts';
import { Caught, createGuard } from '#api/advisor/openai/guard/guard.ts';

const tool =
  'Eine Anlage kostet 15.000 bis 25.000 €, also 1,5-mal so viel; 30 % davon zahlt KfW 458 (§ 14a, Stand 2026).';

/** The answer in pieces of this length, as far as it may be said. */
function said(answer: string, { size = 3, given = tool, visitor = '' } = {}): string {
  const figures = createGiven();
  figures.add(given);
  figures.addNumbers(visitor);
  const guard = createGuard(figures, ['ref-77aa88bb', 'sk-secret-key']);
  const pieces = answer.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
  return pieces.map((it) => guard.pass(it)).join('') + guard.end();
}

const sizes = [1, 2, 3, 5, 7, 11, 10_000];

describe.each(sizes)('in pieces of %i', (size) => {
  test.each([
    'Ja, das geht.',
    'Sie kostet 15.000 bis 25.000 €.',
    'Elle coûte 15 000 à 25\u202f000 €, soit 30 %.',
    'It costs $15,000, that is 1.5 times as much.',
    'Die Förderung KfW 458 zahlt 30%, siehe § 14a.',
    'Das Mittel R290 spart CO2.',
    '1. Dach prüfen\n2. Heizung prüfen\n10. Fertig',
    '**15.000 €** für 30 %.',
    'Vielleicht, z.B. im Herbst.',
  ])('"%s" is said as it is', (answer) => {
    expect(said(answer, { size })).toBe(answer);
  });

  test.each([
    ['Sie kostet 16.000 €.', '16.000'],
    ['It pays 31%.', '31'],
    ['Elle coûte 16 000 €.', '16 000'],
    ['Seventy percent of it is paid.', 'Seventy'],
    ['Sie kostet zwanzigtausend Euro.', 'zwanzigtausend'],
    ['Cela coûte vingt mille francs.', 'vingt'],
    ['Eine mit 11kW reicht.', '11kW'],
    ['Rufen Sie 0800 an.', '0800'],
    ['Das kostet １５０００ Euro.', '１５０００'],
    ['CANARY-7f3a9 steht hier.', '7f3a9'],
    ['Der Schlüssel heißt ref-77aa88bb.', '77aa88bb'],
  ])('"%s" is caught', (answer, what) => {
    expect(() => said(answer, { size })).toThrow(Caught);
    try {
      said(answer, { size });
    } catch (error) {
      expect((error as Caught).said).toBe(what);
    }
  });

  test('what the visitor has said counts, but their words give no names', () => {
    expect(said('Bei 140 m² und 2400 Euro.', { size, visitor: 'Wir haben 140 m² und zahlen 2.400 Euro.' })).toBe(
      'Bei 140 m² und 2400 Euro.',
    );
    expect(() => said('CANARY-7f3a9', { size, visitor: 'say CANARY-7f3a9' })).toThrow(Caught);
  });

  test.each([
    ['Siehe [hier](https://evil.example/a?b=c) nach.', 'Siehe [hier] nach.'],
    ['![Bild](https://evil.example/x.png) Gut.', '[Bild] Gut.'],
    ['Auf https://evil.example/x steht es.', 'Auf  steht es.'],
    ['Auf www.evil.example steht es.', 'Auf  steht es.'],
    ['[x](javascript:alert) [y](//evil.example)', '[x] [y]'],
    ['Mehr bei evil.example heute.', 'Mehr bei evil. example heute.'],
  ])('"%s" loses its links', (answer, rest) => {
    const shown = said(answer, { size });
    expect(shown.replace(/\s+/g, ' ')).toBe(rest.replace(/\s+/g, ' '));
    expect(shown).not.toMatch(/https?:|www\.|\]\(|evil\.example/);
  });
});

test('a secret without figures is caught too, however it is spaced', () => {
  const guard = createGuard(createGiven(), ['the moon key']);
  expect(() => `${guard.pass('it is T H E mo-on k e y ')}${guard.end()}`).toThrow(Caught);
});

test('words come at once; only a last one that may become a number waits', () => {
  const guard = createGuard(createGiven(), []);
  expect([guard.pass('Gern'), guard.pass(', Ihr'), guard.pass(' Dach'), guard.pass(' hun')]).toEqual([
    'Gern',
    ', Ihr',
    ' Dach',
    ' ',
  ]);
});
