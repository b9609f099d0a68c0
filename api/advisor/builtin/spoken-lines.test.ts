import { expect, test } from 'vitest';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import { readFacts } from '#api/advisor/read-message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import { type Language, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

test.each([
  ['en', 'ok so what would solar cost for us, and how many years till its paid off', ['solarCost', 'payback']],
  ['en', 'she parks here on weekends, can i just plug it in the dryer outlet', ['socket']],
  ['de', 'na gut, was kostet eine Wärmepumpe und wie laut ist die', ['heatPumpCost', 'noise']],
  ['de', 'der Nachbar hat ein Balkonkraftwerk, darf man das als Mieter', ['balcony', 'tenants']],
  [
    'fr',
    'le mazout arrive en fin de vie et tout le monde me parle de pompe à chaleur, ça coûte combien et le canton aide?',
    ['heatPumpCost', 'heatPumpSubsidy'],
  ],
] as const)('%s: asked as it is spoken: %s', (language, message, wanted) => {
  const asked = readSubjects(message, [], language).filter(({ asks }) => asks);
  const found = asked.flatMap(({ finding }) => (finding.kind === 'found' ? [finding.topic] : []));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((it) => (wanted as readonly string[]).includes(it))).toBe(true);
  expect(asked.length === 1 || found.length === wanted.length).toBe(true);
});

const taught: [Language, string, OpenQuestion | undefined, object][] = [
  ['de', 'jetzt red jeder von Wärmepumpn', 'roofType', {}],
  ['en', 'everybody is talking about heat pumps', undefined, {}],
  ['fr', 'tout le monde me parle de pompe à chaleur', undefined, {}],
  ['de', 'der Vermieter baut eine Wärmepumpe ein', undefined, { ownsHome: false }],
  ['de', '12 kWp für 31000, lohnt sich das mit der Wärmepumpe zusammen', undefined, {}],
  ['de', 'wir haben 5 kWp seit 2019', 'heatingAge', {}],
  ['de', 'seit 2019', 'heatingAge', { heatingSystemAge: '5_10' }],
  ['en', 'the electric bill is insane, like 320 in summer and maybe 140 in winter', 'hasEV', { energyBill: 2760 }],
  ['en', 'my taxable income is about 38k and we have 2 kids', 'hasEV', {}],
  ['de', 'wir haben zwei Kinder', 'hasEV', {}],
  ['fr', 'nous avons deux enfants', 'hasEV', {}],
  ['en', 'we have two', 'hasEV', { hasEV: 'yes' }],
  ['en', 'my hoa said no panels facing the street', 'ownership', {}],
  ['en', 'no', 'ownership', {}],
  ['en', 'maybe', 'hasEV', { hasEV: 'planning' }],
];

test.each(taught)('%s: "%s" teaches no more than it says', (language, message, asked, facts) => {
  const locale = { language, market: usualMarket(language) };
  const { solarKwp: _, solarYear: __, ...learnt } = readFacts(message, { locale, asked, now: new Date('2026-11-23') });
  expect(learnt).toEqual(facts);
});

test('a goodbye in dialect is one', () => {
  const { text } = new AdviserTalk().say('pfiat di');
  const { goodbye } = adviserTexts.de.remarks;
  expect([goodbye].flat().some((it) => text.startsWith(String(it).slice(0, 8)))).toBe(true);
});
