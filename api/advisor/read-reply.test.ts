import { expect, test } from 'vitest';
import { readReply } from '#api/advisor/read-reply.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const now = new Date('2026-11-21');
const asking = (asked: OpenQuestion, content = 'And?') => [
  { id: '1', role: 'user' as const, content: 'Well.', timestamp: 0 },
  { id: '2', role: 'assistant' as const, content, timestamp: 0, asked },
];
const read = (
  language: Language,
  text: string,
  asked: readonly OpenQuestion[],
  facts: KnownFacts = {},
  last = 'And?',
) => {
  const history = asked.flatMap((it, at) => asking(it, at === asked.length - 1 ? last : undefined));
  return readReply(text, { history, locale: { language, market: usualMarket(language) }, now, facts });
};

test.each([
  ['de', '180. Was kostet das?', ['homeSize', 'roofType'], { homeSize: 1938 }],
  ['fr', '180. Et le solaire ?', ['homeSize', 'roofType'], { homeSize: 1938 }],
  ['de', '180.', ['homeSize', 'currentHeatingSystem', 'hasEV'], { homeSize: 1938 }],
  ['de', '180.', ['homeSize', 'energyBill'], { energyBill: 2160 }],
  ['en', '170. and they all end up in a landfill', ['energyBill', 'homeSize', 'hasEV'], {}],
  ['en', '170. and they all end up in a landfill', ['homeSize', 'energyBill', 'hasEV'], { energyBill: 2040 }],
  ['en', '1,700. and they all end up in a landfill', ['energyBill', 'homeSize', 'hasEV'], { homeSize: 1700 }],
  ['de', '12. und dann landet alles auf dem Müll', ['energyBill', 'homeSize', 'hasEV'], {}],
  ['de', '12. und dann landet alles auf dem Müll', ['homeSize', 'energyBill', 'hasEV'], {}],
  ['fr', '170. et tout finit à la décharge', ['homeSize', 'energyBill', 'hasEV'], { energyBill: 2040 }],
  ['fr', '12. et tout finit à la décharge', ['energyBill', 'homeSize', 'hasEV'], {}],
  ['fr', '230 fr. la lumière et le mazout ?', ['energyBill', 'hasEV'], {}],
  ['en', 'no.', ['hasEV', 'energyBill'], { hasEV: 'no' }],
  ['en', 'Yes. What does a charger cost?', ['hasEV', 'heatingAge'], { hasEV: 'yes' }],
  ['de', 'Nein. Und der Schnee?', ['hasEV', 'roofType'], { hasEV: 'no' }],
  ['fr', 'non.', ['hasEV', 'energyBill'], { hasEV: 'no' }],
  ['en', 'Right on.', ['hasEV', 'energyBill'], {}],
  ['en', 'no.', ['hasEV', 'ownership'], {}],
  ['en', 'No?', ['hasEV', 'roofType'], {}],
] as const)('%s: "%s" after questions for %j', (language, text, asked, wanted) => {
  expect(read(language, text, asked)).toEqual(wanted);
});

test('what is known, and an answer to another question beside the one that is open, is left alone', () => {
  expect(read('en', 'no.', ['hasEV', 'energyBill'], { hasEV: 'yes' })).toEqual({});
  expect(read('en', 'no.', ['hasEV', 'energyBill'], {}, 'Do you mean this? And what do you pay?')).toEqual({});
});

test.each([
  ['de', 'Jo, denn schick mer das mal'],
  ['de', 'Ja, dann schick mal'],
  ['en', 'Yes, then send me that'],
  ['fr', 'Oui, alors envoyez-moi ça'],
] as const)('%s: agreeing to something else answers no question: %s', (language, text) => {
  expect([read(language, text, ['hasEV']), read(language, text, ['ownership'])]).toEqual([{}, {}]);
});

test('a yes that says what there is stays one', () => {
  expect(read('en', 'Yes, a Leaf. Send me something on chargers.', ['hasEV']).hasEV).toBe('yes');
  expect(read('de', 'Ja, haben wir', ['hasEV']).hasEV).toBe('yes');
});
