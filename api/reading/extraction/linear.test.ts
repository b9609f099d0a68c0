import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import { extractTags } from '#api/reading/extraction/extract-tags.ts';
import { type Language, languages, usualMarket } from '#domain/place.ts';

/** Characters; more than any call takes. */
const LENGTH = process.env.DEEP ? 100_000 : 10_000;
const TIMES_AS_LONG = 4;
/** Twice what a text four times as long may take; a rule that compares all with all takes sixteen times. */
const MAX_GROWTH = 8;
/** Below this the clock says more than the code. */
const NOISE_MS = 4;
const RUNS = 3;
const LONGEST_MESSAGE = 4_000;
/** The longest message takes at most so many times as long as one of that length that reads as people write. */
const MAX_OF_PLAIN = 6;
const PLAIN = 'sentences';
const pieces = {
  letters: 'a',
  words: 'gas ',
  'commas between': 'oil, ',
  questions: 'solar? ',
  sentences: 'Wir haben Gas. We own a house. On paie 100 francs par mois. ',
  negations: 'not no kein pas ',
  digits: '1',
  'digit groups': '1.111.',
  'spaced groups': '111 ',
  amounts: '150 € pro Jahr $5 a month 3 CHF par an ',
  ranges: 'between 100 and 120 - 130 to 140 ',
  'paired numbers': 'two sixty two seventy a buck fifty eighteen fifty ',
  'times paid': 'oil 450 three times a year, power another 80 ',
  'number words': 'two hundred und vierzig cent quatre vingt ',
  'other people': 'my neighbor unsere Nachbarn mon voisin wir ',
  spaces: ' ',
  punctuation: '.,;:!?()',
  apostrophes: "l'",
  hyphens: 'e-',
  compounds: 'gaswasserheizungsdachhaus',
  'long compounds': 'gasgasgasgasgasgasgas ',
  accents: 'éöü\u0301ß',
  towns: 'in Berlin Fort Collins à Genève ',
  replacements: 'Gas statt Öl instead of oil au lieu du gaz raus. ',
  'roofs of sentences': 'roof, south. ',
  labels: 'Gas? Oil? Roof? ',
  conditions: 'wenn Förderung. if rebates. si subventions. ',
  servings: 'Do you serve 98101? There. ',
  areas: '140 m² auf 500 qm Grundstück ',
  ages: 'Heizung von 2006 und Dach 20 Jahre alt ',
  cars: 'electric car no elektrisch Auto nein ',
  withdrawals: 'forget the roof wrong 150 ',
  emoji: '🏠',
} as const;
const unique = (length: number) =>
  Array.from({ length: length / 10 }, (_, at) => `w${(at * 7_919).toString(36)}xyzabc `.slice(0, 10)).join('');
const inputs = (length: number): Map<string, string> =>
  new Map([
    ...Object.entries(pieces).map(([name, piece]): [string, string] => [
      name,
      piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
    ]),
    ['ever new words', unique(length)],
  ]);

const read = (text: string, language: Language) => {
  extractFacts(text, { language, market: usualMarket(language), year: 2026 });
  extractTags(text, language);
};
/** Of the processor, not of the clock on the wall: what else the machine does is not counted. */
function processorMs(text: string, language: Language): number {
  const start = process.cpuUsage();
  read(text, language);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Times of each text, the shortest first; the texts take turns, so that a slow moment of the machine meets all. */
function milliseconds(texts: readonly string[], language: Language): number[][] {
  const rounds = Array.from({ length: RUNS }, () => texts.map((text) => processorMs(text, language)));
  return texts.map((_, at) => rounds.map((round) => round[at] ?? 0).sort((a, b) => a - b));
}

/** The word indexes are built with the first message. */
for (const language of languages) extractFacts('x', { language, market: usualMarket(language), year: 2026 });
const lengths = [LENGTH, LENGTH / TIMES_AS_LONG, LONGEST_MESSAGE].map((length) => inputs(length));
const cases = languages.flatMap((language) => [...inputs(1).keys()].map((name) => ({ language, name })));

test.each(cases)('$language: the time for $name grows with their length alone', ({ language, name }) => {
  const texts = [...lengths.map((input) => input.get(name) ?? ''), lengths[2]?.get(PLAIN) ?? ''];
  const [longRuns = [], shortRuns = [], messageRuns = [], plainRuns = []] = milliseconds(texts, language);
  const [long = 0] = longRuns;
  const [message = 0] = messageRuns;
  const [plain = 0] = plainRuns;
  // What collects the garbage of a long text has none to collect of a short one in its best run: the middle run counts.
  const short = shortRuns[Math.floor(RUNS / 2)] ?? 0;
  expect(message).toBeLessThan(MAX_OF_PLAIN * Math.max(plain, NOISE_MS));
  expect(long).toBeLessThan(MAX_GROWTH * Math.max(short, NOISE_MS));
});
