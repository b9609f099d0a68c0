import { expect, test } from 'vitest';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { type Language, languages } from '#domain/place.ts';
import { adviserQuestions } from '#tests/adviser-questions/all.ts';
import { freshQuestions } from '#tests/adviser-questions/fresh/all.ts';
import { testLanguages } from '#tests/languages/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const said = (content: string): ChatMessage => ({ id: 'u', role: 'user', content, timestamp: 0 });
const topicsOf = (text: string, language: Language, ...before: string[]) =>
  readSubjects(text, before.map(said), language).flatMap(({ finding }) =>
    finding.kind === 'found' ? [finding.topic] : [],
  );

const asked = (language: Language) => [
  ...Object.entries(adviserQuestions[language].topics).flatMap(([topic, lines]) =>
    lines.map((line) => [line, topic] as const),
  ),
  ...freshQuestions[language].questions,
];

test.each(languages)('%s: questions find their topic, and hardly another', (language) => {
  const found = asked(language).map(([line, topic]) => ({ topic, found: topicsOf(line, language) }));
  const right = found.filter((it) => it.found.includes(it.topic as TopicId)).length / found.length;
  const wrong =
    found.filter((it) => it.found.length > 0 && !it.found.includes(it.topic as TopicId)).length / found.length;
  expect(found.length).toBeGreaterThanOrEqual(200);
  expect({ right: right.toFixed(3), isEnough: right >= testLanguages[language].floors.written.right }).toMatchObject({
    isEnough: true,
  });
  expect({ wrong: wrong.toFixed(3), isFew: wrong <= testLanguages[language].floors.written.wrong }).toMatchObject({
    isFew: true,
  });
});
test.each(languages)('%s: small talk and other subjects find no topic', (language) => {
  const lines = [...adviserQuestions[language].smallTalk, ...freshQuestions[language].smallTalk];
  expect(lines.length).toBeGreaterThanOrEqual(60);
  expect(lines.filter((line) => topicsOf(line, language).length > 0).length / lines.length).toBeLessThanOrEqual(0.035);
});

test.each(languages)('%s: what people tell of their home is not taken for a question', (language) => {
  const asks = freshQuestions[language].statements
    .flatMap((line) => readSubjects(line, [], language))
    .filter(({ asks }) => asks);
  expect(asks).toEqual([]);
});

test.each(languages)('%s: a look-up takes less than 5 ms of processor time', (language) => {
  const lines = asked(language).map(([line]) => line);
  for (const line of lines) topicsOf(line, language);
  const before = process.cpuUsage();
  for (const line of lines) topicsOf(line, language);
  expect(process.cpuUsage(before).user / 1000 / lines.length).toBeLessThan(5);
});

test.each<[string, Language, TopicId]>([
  ['Wir haben ein Haus mit 140 qm und Ölheizung von 1998. Was kostet eine Wärmepumpe?', 'de', 'heatPumpCost'],
  ['Ich wohne zur Miete. Was kann ich als Mieter tun?', 'de', 'tenants'],
  ['We own a house with an oil boiler from 1998. What does a heat pump cost?', 'en', 'heatPumpCost'],
  ['We rent our apartment. What can we do?', 'en', 'tenants'],
  ['WÄRMEPUMPE IM ALTBAU?', 'de', 'oldHouse'],
])('"%s" is about what it asks, and about what it tells where the question leans on that', (text, language, topic) => {
  expect(topicsOf(text, language)).toContain(topic);
});

test.each<[Language, string, TopicId[]]>([
  ['en', 'no ev. you keep asking me stuff lol. how much is a heat pump installed', ['heatPumpCost']],
  ['de', 'Danke! Was kostet eine Wärmepumpe und wie laut ist sie?', ['heatPumpCost', 'noise']],
  ['en', 'Yes. How much is a home battery? And how long does it last?', ['batteryCost', 'batteryLifetime']],
  ['fr', 'Merci. Combien coûte une pompe à chaleur et quel bruit fait-elle ?', ['heatPumpCost', 'noise']],
  ['de', 'Und wos kostat so a Wärmepumpn, und is die laut?', ['heatPumpCost', 'noise']],
  [
    'de',
    'Was kostet eine Wärmepumpe, wie laut ist die und muss ich vorher dämmen?',
    ['heatPumpCost', 'noise', 'insulation'],
  ],
])('%s: "%s" asks several things', (language, text, topics) => {
  expect(topicsOf(text, language)).toEqual(topics);
});

test.each<[Language, string, TopicId]>([
  [
    'de',
    'Unser Schlafzimmer liegt direkt daneben. Mein Mann wacht von jedem Brummen auf. Wird uns das stören?',
    'noise',
  ],
  ['en', 'We have a huge oak over the house. I love it. Can we still do this?', 'shade'],
  ['fr', 'Notre maison est classée. Les Monuments sont sévères. On peut quand même?', 'heritage'],
])('%s: "%s" asks of the story that was told', (language, text, topic) => {
  expect(topicsOf(text, language)).toEqual([topic]);
});

test.each(['blubb', ''])('"%s" is about nothing', (text) => {
  expect(topicsOf(text, 'de')).toEqual([]);
});

test('a message as long as it may be is read in no time', () => {
  const start = performance.now();
  topicsOf('Was kostet die Wärmepumpe im Altbau? '.repeat(100), 'de');
  expect(performance.now() - start).toBeLessThan(200);
});
