import { expect, test } from 'vitest';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import { isCalled, isOfAnother, thingsOfTopic } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Language } from '#domain/place.ts';
import { type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

const said = (content: string): ChatMessage => ({ id: 'u', role: 'user', content, timestamp: 0 });
const topicsOf = (language: Language, before: readonly string[], message: string) =>
  readSubjects(message, before.map(said), language).flatMap(({ finding }) => {
    if (finding.kind === 'none' || !isAnswered(finding)) return [];
    return finding.kind === 'found' ? [finding.topic] : finding.near.slice(0, 1);
  });

test.each<[Language, string[], string, TopicId]>([
  ['de', ['Darf ich als Mieter ein Balkonkraftwerk aufhängen?'], 'ok aber lohnt sich das denn auch?', 'balconyYield'],
  ['de', ['Darf ich als Mieter ein Balkonkraftwerk aufhängen?'], 'und was spart man da im Jahr?', 'balconyYield'],
  ['de', ['Was kostet ein Speicher mit 10 kWh?'], 'und wie lange hält der?', 'batteryLifetime'],
  [
    'en',
    ['Can I charge my EV in the garage of my rental?'],
    'And does my landlord have to let me install it?',
    'flatCharging',
  ],
  ['en', ['How loud is a heat pump?'], 'And how long does it last?', 'heatPumpLifetime'],
  ['en', ['And what would a heat pump cost us roughly?'], 'how much would we actually save', 'runningCost'],
  ['de', ['Wo soll die Wärmepumpe denn stehen?'], 'Dann rechnen Sie mal: was sparen wir?', 'runningCost'],
  ['fr', ['Combien coûte une pompe à chaleur ?'], 'combien on économise par an alors', 'runningCost'],
  ['fr', ['Je suis locataire, puis-je avoir une borne au parking ?'], 'et si la régie dit non ?', 'flatCharging'],
])('%s: after %j, "%s" is asked of the same thing', (language, before, message, topic) => {
  expect(topicsOf(language, before, message)).toContain(topic);
});

test.each<[Language, string]>([
  ['de', 'Reihenmittelhaus in Braunschweig, 1974, 118 qm, Gastherme von 2009. Macht eine Wärmepumpe bei uns Sinn?'],
  ['de', 'Ist eine Wärmepumpe für uns sinnvoll?'],
  ['en', 'Is it worth it to get a heat pump?'],
])('%s: "%s" asks whether it suits the home', (language, message) => {
  expect(topicsOf(language, [], message)).toEqual(['oldHouse']);
});

test.each<[Language, string, TopicId]>([
  ['de', 'Nee, es geht nicht um die Wärmepumpe, Balkonkraftwerk! Was kostet das?', 'balconyYield'],
  ['en', 'I meant the balcony solar, not a heat pump. What does a kit cost?', 'balconyYield'],
])('%s: "%s" is about what is named, not about what is refused', (language, message, topic) => {
  expect(topicsOf(language, [], message)).toContain(topic);
});

test('a question that names no thing is not about another than the one before', () => {
  const found = topicsOf(
    'en',
    ['Is a plug-in solar kit for my balcony allowed?'],
    'How much do we save a year with an 800 W set?',
  );
  expect(found.filter((it) => isOfAnother(it, thingsOfTopic('balcony')))).toEqual([]);
});

test('a second question in one message may be about the same topic', () => {
  const message = 'Stimmt es, dass es vom Bund eine Einmalvergütung gibt und wie viel wäre das bei 12 kWp?';
  expect(new Set(topicsOf('de', [], message))).toEqual(new Set(['solarSubsidy']));
});

test('each thing is one that topics can be of', () => {
  const ids = Object.values(topicGroups).flat();
  expect(ids.filter((id) => thingsOfTopic(id).size > 0).length).toBeGreaterThan(50);
  expect(thingsOfTopic('privacy').size).toBe(0);
  for (const noThing of ['tenants', 'accuracy', 'free'] as const) expect(thingsOfTopic(noThing).size).toBe(0);
  expect(isOfAnother('wallboxCost', thingsOfTopic('heatPumpCost'))).toBe(true);
  expect(isOfAnother('privacy', thingsOfTopic('heatPumpCost'))).toBe(false);
});

test.each(['Shall we throw in the charger too?', 'Would you bother with a wallbox now?'])(
  '"%s" is asked back about that thing',
  (message) => {
    const findings = readSubjects(message, [], 'en').map(({ finding }) => finding);
    const offered = findings.flatMap((it) => (it.kind === 'unsure' && !isAnswered(it) ? it.near : []));
    expect(offered.length).toBeGreaterThan(0);
    for (const topic of offered) expect([topic, isCalled(topic, 'charger')]).toEqual([topic, true]);
  },
);
