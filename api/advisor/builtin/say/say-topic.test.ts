import { expect, test } from 'vitest';
import { type Language, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const againIn = (language: Language) => adviserTexts[language].again('', undefined).trim();

const askedTwice: [Language, string, string, RegExp][] = [
  ['de', 'Wie lange hält ein Stromspeicher?', 'Ich wollte wissen: wie lange hält ein Stromspeicher?', /5 bis 15 Jahre/],
  ['en', 'How long does a home battery last?', 'My question was: how long does a home battery last?', /5 to 15 years/],
  [
    'fr',
    'Combien de temps dure une batterie ?',
    'Ma question était : combien de temps dure une batterie ?',
    /5 à 15 ans/,
  ],
];

test.each(askedTwice)('%s: who asks the same again is told the same, shorter: %s', (language, first, second, point) => {
  const talk = new AdviserTalk({ language, market: usualMarket(language) });
  const told = talk.say(first).text;
  const again = talk.say(second).text;
  expect(told).not.toContain(againIn(language));
  expect(again).toContain(againIn(language));
  expect(again).toMatch(point);
  expect(again.length).toBeLessThan(told.length);
});

test('a date ends no sentence', () => {
  const talk = new AdviserTalk({ language: 'de', market: 'de' });
  const replies = [1, 2, 3, 4].map(() => talk.say('Welche Förderung gibt es für eine Wärmepumpe?').text);
  for (const reply of replies) expect(reply).not.toMatch(/: \p{L}+ 20\d\d (gestrichen|ist)/u);
  expect(replies.some((it) => it.includes(againIn('de')))).toBe(true);
});

test('no paragraph is said twice in one reply', () => {
  const talk = new AdviserTalk({ language: 'de', market: 'de' });
  talk.say('Wie lange dauern die Arbeiten im Haus?');
  const { paragraphs } = talk.say('Wie viele Tage dauert der Einbau? Und wie lange sind wir ohne Heizung?');
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});
