import { expect, test } from 'vitest';
import { whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Authority } from '#texts/adviser/authorities/authorities.ts';

const ask = (message: string, language: Language, market: Market, facts: KnownFacts = {}, before?: string) =>
  whomToAsk(message, market, {
    ...{ message, locale: { language, market }, facts, now: new Date('2026-11-24') },
    history: before ? [{ id: '1', role: 'user', content: before }] : [],
  } as never);

test.each([
  ['de', 'de', 'Muss der Vermieter mir die Rechnung zeigen?', 'tenants'],
  ['de', 'at', 'Welche Steuer zahle ich da?', 'tax'],
  ['de', 'ch', 'Wer zahlt mir die Förderung aus?', 'grants'],
  ['en', 'us', 'What would a service visit for an old heat pump cost?', 'heating'],
  ['en', 'us', 'The salesman says I must sign today', 'consumers'],
  ['en', 'us', 'What does the HOA have to tell me?', 'owners'],
  ['fr', 'ch', 'Le compteur affiche E17, c’est quoi ?', 'utility'],
  ['fr', 'ch', 'La batterie clignote en rouge', 'electrician'],
] as const)('%s, %s: %s is for %s', (language, market, message, who: Authority) => {
  expect(ask(message, language, market)).toBe(adviserTexts[language].authorities[market][who]);
});

test('to those who rent, what is allowed is for the tenants’ association', () => {
  const { tenants } = adviserTexts.de.authorities.de;
  expect(ask('Darf der das an der Wärmepumpe?', 'de', 'de', { ownsHome: false })).toBe(tenants);
});

test('a question that names nothing is for whoever knew about the one before it', () => {
  const { tenants } = adviserTexts.de.authorities.de;
  expect(ask('Und was wär so ein guter Grund?', 'de', 'de', {}, 'Darf der Vermieter das verbieten?')).toBe(tenants);
  expect(ask('Wie wird das Wort geschrieben', 'de', 'de')).toBeUndefined();
});

test('an answer without the price that was asked for says so, and who knows it', () => {
  const talk = new AdviserTalk({ language: 'en', market: 'us' });
  const { text } = talk.say('What would a yearly service visit for our old heat pump cost?');
  const { missing, askThere, authorities } = adviserTexts.en;
  expect(text).toContain(`${missing.price} ${askThere(authorities.us.heating)}`);
});

test('an answer with the price does not', () => {
  const { text } = new AdviserTalk({ language: 'de', market: 'de' }).say('Was kostet eine Wallbox mit Einbau?');
  expect(text).not.toContain(adviserTexts.de.missing.price);
});
