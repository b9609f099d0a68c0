import { expect, test } from 'vitest';
import { type Language, languages, type Market, markets, usualMarket } from '#domain/place.ts';
import { detailTexts } from '#texts/adviser/details/all.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';
import type { Figure } from '#texts/adviser/figures/figure.ts';
import { type FigureName, figures } from '#texts/adviser/figures/figures.ts';
import { figuresOfSums } from '#texts/adviser/figures/figures-of-sums.ts';
import { properNames } from '#texts/adviser/figures/proper-names.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import { figuresOf, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import { type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

const ids = Object.values(topicGroups).flat();
const answersOf = (answer: Answer | Partial<Record<Market, Answer>>) =>
  typeof answer === 'string' ? [answer] : Object.values(answer);
const all = languages.flatMap((language) =>
  Object.entries(topics[language]).flatMap(([id, topic]) =>
    answersOf(topic.answer).map((answer) => ({ language, id, answer })),
  ),
);
/** What is said of details of a topic, with it. */
const told = [
  ...all,
  ...languages.flatMap((language) =>
    Object.entries(detailTexts[language]).flatMap(([topic, details]) =>
      Object.entries(details).flatMap(([id, { answer, toTenants }]) =>
        [...answersOf(answer), ...(toTenants ? answersOf(toTenants) : [])].map((it) => ({
          language,
          id: `${topic}.${id}`,
          answer: it,
        })),
      ),
    ),
  ),
];
const today = new Date('2026-11-22');

test('there are at least 119 topics, each once', () => {
  expect(ids.length).toBeGreaterThanOrEqual(119);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(languages)('%s: every topic has a title and an answer for each market', (language) => {
  expect(Object.keys(topics[language]).sort()).toEqual([...ids].sort());
  for (const [id, topic] of Object.entries(topics[language])) {
    expect(topic.title, id).not.toBe('');
    if (typeof topic.answer !== 'string') expect(Object.keys(topic.answer).sort(), id).toEqual([...markets].sort());
  }
});

test('an answer is two to five sentences', () => {
  const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  const odd = all.filter(({ answer }) => sentences(answer) < 2 || sentences(answer) > 5);
  expect(odd.map(({ language, id }) => `${language} ${id}`)).toEqual([]);
});

test('every figure has a source and a date, and none is from the future', () => {
  for (const [name, { source, asOf }] of Object.entries(figures)) {
    expect(sourceTexts.de[source], name).toBeTruthy();
    expect(asOf, name).toMatch(/^(19|20)\d\d(-\d\d){0,2}$/);
    expect(asOf <= '2026-11-22', name).toBe(true);
  }
});

test('an answer with a figure shows its source and date; no brace and no undefined is left', () => {
  for (const { language, id, answer } of all) {
    const written = writeAnswer(answer, { language, market: usualMarket(language) }, today);
    expect(written.text, id).not.toMatch(/[{}]|undefined|NaN/);
    expect(written.sources === null, id).toBe(figuresOf(answer).length === 0);
    expect(written.sources ?? '', id).not.toMatch(/undefined|Invalid/);
  }
});

/** Topics whose answers stand for every market, in every language. */
test('no figure, source or name stands there unused', () => {
  const said = new Set<string>(told.flatMap(({ answer }) => figuresOf(answer)));
  const ofSums = Object.keys(figuresOfSums);
  expect(ofSums.filter((name) => said.has(name))).toEqual([]);
  expect(Object.keys(figures).filter((name) => !said.has(name) && !ofSums.includes(name))).toEqual([]);
  const named = new Set(Object.values(figures).map(({ source }) => source as string));
  expect(Object.keys(sourceTexts.de).filter((source) => !named.has(source))).toEqual([]);
  const text = told.map(({ answer }) => answer).join(' ');
  expect(Object.keys(properNames).filter((name) => !text.includes(`{${name}}`))).toEqual([]);
});

test('a figure that no longer holds says so beside its source', () => {
  const answer = topics.de.feedIn.answer;
  const german = typeof answer === 'string' ? answer : answer.de;
  const sourcesOn = (day: string) => writeAnswer(german, { language: 'de', market: 'de' }, new Date(day)).sources;
  expect(sourcesOn('2027-01-31')).not.toContain('galt bis');
  expect(sourcesOn('2027-02-01')).toContain('galt bis 31. Januar 2027');
});

test('money that has ended never sounds alive', () => {
  const ended = (name: FigureName) => {
    const figure: Figure = figures[name];
    return figure.validTo !== undefined && new Date(figure.validTo) < today;
  };
  const stale = told.filter(({ answer }) => figuresOf(answer).some(ended));
  expect(stale.map(({ id }) => id)).toContain('wallboxSubsidy');
  expect(
    stale
      .filter(
        ({ answer }) => !/endete am|ist geschlossen|ended on|is closed|a pris fin le|est clos|est fermé/.test(answer),
      )
      .map(({ id }) => id),
  ).toEqual([]);
});

test('Austria’s answers promise nothing from the federal programmes that are exhausted', () => {
  for (const id of ['subsidiesOverview', 'heatPumpSubsidy', 'grantOrder'] as const) {
    const { at } = topics.de[id].answer as Record<Market, Answer>;
    expect(at, id).toMatch(/ausgeschöpft|keine Registrierung/);
    expect(at, id).toContain('{boilerShut}');
  }
});

test('an owner with an oil heating gets what the guideline gives', () => {
  const { kfwBase, kfwSpeed, kfwCost } = figures;
  expect(((kfwBase.value + kfwSpeed.value) / 100) * kfwCost.value).toBe(12_880);
});

test('what a grant or a law gives is told by an office, not by a shop or the press', () => {
  const offices = ['umweltfoerderung.at', 'energyrebates.georgia.gov'];
  const told = languages.flatMap((language) =>
    [...topicGroups.subsidies, 'heatingLaw' as const, 'feedInLaw' as const].flatMap((id) =>
      answersOf(topics[language][id].answer).flatMap((answer) =>
        figuresOf(answer).map((name) => sourceTexts[language][figures[name].source]),
      ),
    ),
  );
  const sites = told.flatMap((source) => source.match(/[\w-]+(\.[a-z]+)+\b/g) ?? []);
  expect(sites.filter((site) => !offices.includes(site))).toEqual([]);
});

test('an answer stands for each of its questions: it opens with no yes, no or often', () => {
  const opening =
    /^(Ja|Nein|Meist ja|Yes|No|Nearly always|Oui|Non|Often|Oft|Souvent|Not necessarily|Nicht unbedingt|Pas forcément|Zur Not ja|Le plus souvent oui)\b/;
  expect(all.filter(({ answer }) => opening.test(answer)).map(({ language, id }) => `${language} ${id}`)).toEqual([]);
});

test('the American answers say that the federal credits have ended', () => {
  for (const id of [
    'subsidiesOverview',
    'heatPumpSubsidy',
    'solarSubsidy',
    'batterySubsidy',
    'insulationSubsidy',
  ] as const)
    expect(answersOf(topics.en[id].answer).join(), id).toContain('ended on {creditsEnded}');
});

/** Groups whose topics answer in each language for each market. */
test('the languages tell the same figures of a topic and market', () => {
  const figuresIn = (language: Language, id: TopicId, market: Market) => {
    return figuresOf(answerFor(topics[language][id], market)).sort().join(' ');
  };
  const differing = ids.flatMap((id) =>
    markets
      .map((market) => `${id} ${market}: ${[...new Set(languages.map((it) => figuresIn(it, id, market)))].join(' | ')}`)
      .filter((line) => line.includes(' | ')),
  );
  expect(differing).toEqual([]);
});
