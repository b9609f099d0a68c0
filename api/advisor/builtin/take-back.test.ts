import { expect, test } from 'vitest';
import { type Language, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const talkIn = (language: Language) => new AdviserTalk({ language, market: usualMarket(language) });

test.each<[Language, string[], string]>([
  ['de', ['Ein Reihenhaus', '140 qm'], 'Nimm das zurück'],
  ['de', ['Ein Reihenhaus', '140 qm'], 'Das habe ich so nie gesagt!'],
  ['de', ['Ein Reihenhaus', '140 qm'], 'Des hob i ned gsogt'],
  ['de', ['Ein Reihenhaus', '140 qm'], 'vergessen Sie das bitte'],
  ['en', ['a townhouse', '1,600 sq ft'], 'take that back'],
  ['en', ['a townhouse', '1,600 sq ft'], 'I never said that'],
  ['en', ['a townhouse', '1,600 sq ft'], "No, I didn't say that"],
  ['fr', ['une maison mitoyenne', '130 m²'], 'oubliez ça'],
  ['fr', ['une maison mitoyenne', '130 m²'], 'Je n’ai jamais dit ça'],
])('%s: after %j "%s" empties what was learnt last, and nothing else', (language, lines, back) => {
  const talk = talkIn(language);
  talk.sayAll(...lines);
  expect(talk.facts.homeSize).toBeDefined();
  expect(talk.say(back).learnt).toEqual({ homeSize: null });
  expect(talk.facts).toMatchObject({ homeType: 'townhouse' });
});

test('what held before holds again, and the reply says so', () => {
  const talk = talkIn('de');
  talk.sayAll('Ein Reihenhaus', '140 qm', 'nein, eher 170');
  expect(talk.say('Nimm das zurück').text).toContain('140 m²');
  expect(talk.facts.homeSize).toBe(1507);
});

test.each<[Language, string, string]>([
  ['de', '140 qm', 'Was kostet eine Wärmepumpe?'],
  ['de', '140 qm', 'Das habe ich nicht verstanden'],
  ['en', '1,600 sq ft', 'You said that already'],
  ['fr', '130 m²', 'Je n’ai pas compris'],
])('%s: after "%s" "%s" takes nothing back', (language, told, line) => {
  const talk = talkIn(language);
  talk.sayAll(testLanguages[language].townhouse, told);
  expect(talk.say(line).learnt).toEqual({});
});

test('where nothing was learnt it is open all the same, and the reply says so', () => {
  const talk = talkIn('de');
  talk.sayAll('Ein Reihenhaus', 'asdf jkl');
  expect(talk.say('Nein, 123 ist keine Wohnfläche. Nimm das zurück.').text).toContain(adviserTexts.de.withdrawn);
});

test('what is said instead holds', () => {
  const talk = talkIn('de');
  talk.sayAll('Ein Reihenhaus', '140 qm');
  expect(talk.say('Nimm das zurück, wir haben 170 m² Wohnfläche.').learnt).toMatchObject({ homeSize: 1830 });
});
