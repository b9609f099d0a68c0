import { expect, test } from 'vitest';
import { findTopic } from '#api/advisor/builtin/find-topic.ts';
import type { Locale } from '#domain/format.ts';
import { type Language, languages } from '#domain/place.ts';
import { de } from '#tests/adviser-questions/de.ts';
import { en } from '#tests/adviser-questions/en.ts';
import { fr } from '#tests/adviser-questions/fr.ts';
import { freshQuestions, freshSmallTalk, statements } from '#tests/adviser-questions/fresh.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const corpora = { de, en, fr };
const locales = {
  de: { language: 'de', market: 'de' },
  en: { language: 'en', market: 'us' },
  fr: { language: 'fr', market: 'ch' },
} as const satisfies Record<string, Locale>;

const foundTopic = (text: string, locale: Locale) => {
  const finding = findTopic(text, locale);
  return finding.kind === 'found' ? finding.topic : null;
};
const missesOf = (asked: readonly (readonly [question: string, topic: string])[], locale: Locale) =>
  asked.filter(([question, topic]) => foundTopic(question, locale) !== topic).map(([question]) => question);

test.each(languages)('%s: nine of ten questions find their topic', (language) => {
  const asked = Object.entries(corpora[language].topics).flatMap(([topic, questions]) =>
    questions.map((question) => [question, topic] as const),
  );
  expect(asked.length).toBeGreaterThanOrEqual(150);
  expect(missesOf(asked, locales[language]).length / asked.length).toBeLessThanOrEqual(0.1);
});

test.each(languages)('%s: so do questions written after the search', (language) => {
  const misses = missesOf(freshQuestions[language], locales[language]);
  expect(misses.length / freshQuestions[language].length).toBeLessThanOrEqual(0.1);
});

test.each(languages)('%s: every topic answers its own example questions', (language) => {
  const asked = Object.entries<{ questions: readonly string[] }>(topics[language]).flatMap(([topic, { questions }]) =>
    questions.map((question) => [question, topic] as const),
  );
  expect(missesOf(asked, locales[language]).length / asked.length).toBeLessThanOrEqual(0.05);
});

test.each(languages)('%s: small talk and other subjects find no topic', (language) => {
  const lines = [...corpora[language].smallTalk, ...freshSmallTalk[language]];
  expect(lines.length).toBeGreaterThanOrEqual(60);
  expect(lines.filter((line) => foundTopic(line, locales[language]))).toEqual([]);
});

test.each(languages)('%s: what people tell of their home is not taken for a question', (language) => {
  const findings = statements[language].map((line) => findTopic(line, locales[language]));
  expect(findings.filter((finding) => finding.kind === 'found' && finding.asked)).toEqual([]);
});

test.each(languages)('%s: a look-up takes less than 2 ms', (language) => {
  const lines = Object.values(corpora[language].topics).flat();
  for (const line of lines) findTopic(line, locales[language]);
  const start = performance.now();
  for (const line of lines) findTopic(line, locales[language]);
  expect((performance.now() - start) / lines.length).toBeLessThan(2);
});

test('a country that is named beats the visitor’s own', () => {
  const asked = (text: string) => findTopic(text, locales.de);
  expect(asked('Welche Förderung gibt es für Wärmepumpen in Österreich?')).toMatchObject({ market: 'at' });
  expect(asked('Welche Förderung gibt es für Wärmepumpen in der Schweiz?')).toMatchObject({ market: 'ch' });
  expect(asked('Welche Förderung gibt es für Wärmepumpen?')).toMatchObject({ market: 'de' });
});

test.each<[string, Language, TopicId]>([
  ['Wir haben ein Haus mit 140 qm und Ölheizung von 1998. Was kostet eine Wärmepumpe?', 'de', 'heatPumpCost'],
  ['Ich wohne zur Miete. Was kann ich tun?', 'de', 'tenants'],
  ['Ich habe alte Heizkörper und eine Gasheizung. Geht da eine Wärmepumpe?', 'de', 'radiators'],
  ['Mein Dach zeigt nach Norden. Bringt Solar da was?', 'de', 'orientation'],
  ['We own a house with an oil boiler from 1998. What does a heat pump cost?', 'en', 'heatPumpCost'],
  ['We rent our flat. What can we do?', 'en', 'tenants'],
  [
    'Nous avons une maison de 140 m² et une chaudière à mazout. Combien coûte une pompe à chaleur ?',
    'fr',
    'heatPumpCost',
  ],
  [
    'Wir wohnen zur Miete in einer 3-Zimmer-Wohnung in Leipzig, darf ich überhaupt ein Balkonkraftwerk anbringen?',
    'de',
    'balcony',
  ],
])('"%s" is about what it asks, and about what it tells where the question leans on that', (text, language, topic) => {
  expect(foundTopic(text, locales[language])).toBe(topic);
});

test.each<[string, TopicId]>([
  ['Waermepumpe im Altbau?', 'oldHouse'],
  ['WÄRMEPUMPE IM ALTBAU?', 'oldHouse'],
  ['wärmepmpe im altbau', 'oldHouse'],
  ['Stromspeicherförderung', 'batterySubsidy'],
])('"%s" is understood however it is typed', (text, topic) => {
  expect(foundTopic(text, locales.de)).toBe(topic);
});

test('half understood, it offers the closest topics; not at all, none', () => {
  const finding = findTopic(
    'Mein Schwager meint irgendetwas Komisches mit der Propangeschichte beim Kühlschrank',
    locales.de,
  );
  expect(finding.kind).not.toBe('found');
  expect(findTopic('blubb', locales.de)).toEqual({ kind: 'none' });
  expect(findTopic('', locales.de)).toEqual({ kind: 'none' });
});

test('a text of a megabyte is read no further than a question goes', () => {
  const start = performance.now();
  findTopic('Wärmepumpe '.repeat(100_000), locales.de);
  expect(performance.now() - start).toBeLessThan(50);
});
