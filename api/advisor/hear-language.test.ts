import { describe, expect, test } from 'vitest';
import { hearLanguage } from '#api/advisor/hear-language.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Language } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const said = (...messages: string[]): ChatMessage[] =>
  messages.map((content, at) => ({ id: String(at), role: 'user', content, timestamp: 0 }));

test.each<[message: string, before: string[], page: Language, language: Language, isNew: boolean]>([
  ['How much does a heat pump cost in Germany?', [], 'de', 'en', true],
  ['Was kostet eine Wärmepumpe bei Ihnen?', [], 'fr', 'de', true],
  ['Combien coûte une pompe à chaleur ?', [], 'en', 'fr', true],
  ['ok', ['How much does a heat pump cost in Germany?'], 'de', 'en', false],
  ['140 sqm', ['How much does a heat pump cost in Germany?', 'We heat with gas since 2003.'], 'de', 'en', false],
  ['Entschuldigung, ich kann ja Deutsch mit Ihnen reden', ['How much does a heat pump cost?'], 'de', 'de', true],
  ['halb Ost halb West', [], 'de', 'de', false],
  ['2,400 sq ft plus a 600 sq ft garage', [], 'en', 'en', false],
  ['was choscht e Wärmepumpi bi üs?', [], 'de', 'de', false],
  ['Wallbox, Smart Meter, Hybrid: do I need it all?', [], 'en', 'en', false],
  ['Der Installateur schreibt „full black, shingled, best in class“. Ist das gut?', [], 'de', 'de', false],
])('%s', (message, before, page, language, isNew) => {
  expect(hearLanguage(message, said(...before), page)).toEqual({ language, page, isNew });
});

test.each([
  ['¿Cuánto cuestan los paneles solares para mi casa?', 'es'],
  ['Quanto costa una pompa di calore per la mia casa?', 'it'],
  ['Isı pompası ne kadar tutuyor, evim eski?', 'tr'],
])('none of ours: %s', (message, foreign) => {
  expect(hearLanguage(message, [], 'en')).toEqual({ language: 'en', page: 'en', isNew: false, foreign });
});

describe('a conversation goes on in the language of who writes', () => {
  test('answers and facts are of that language, and it is said once', () => {
    const talk = new AdviserTalk({ language: 'de', market: 'de' });
    const first = talk.say('Hi, I only speak English. How much does a heat pump cost in Germany?');
    expect(first.paragraphs[0]).toBe(adviserTexts.en.languageHeard);
    expect(first.text).toMatch(/heat pump.*€/s);
    const second = talk.say('We have a detached house from 1978 with gas heating, 140 sqm.');
    expect(second.learnt).toMatchObject({ homeType: 'single_family', currentHeatingSystem: 'gas', homeSize: 1507 });
    expect(second.text).not.toContain(adviserTexts.en.languageHeard);
    expect(talk.say('Entschuldigung, ich kann ja Deutsch mit Ihnen reden.').text).toContain(
      adviserTexts.de.languageHeard,
    );
  });

  test('the answers that a page offers in its own language are understood all the same', () => {
    const talk = new AdviserTalk({ language: 'de', market: 'de' });
    talk.say('Hi, how much does a heat pump cost for us?');
    expect(talk.say('Freistehendes Haus').learnt).toEqual({ homeType: 'single_family' });
    const { text, learnt } = talk.say('Nach Süden');
    expect(learnt).toEqual({ roofType: 'sloped_south' });
    expect(text).toContain('south');
    expect(talk.say('Weiß nicht').text).not.toContain('did not understand');
  });

  test('who writes in none of ours hears which they are', () => {
    const talk = new AdviserTalk({ language: 'en', market: 'us' });
    const { text } = talk.say('¿Cuánto cuestan los paneles solares para mi casa?');
    expect(text).toContain('Spanish');
    expect(text).toContain('English, French, and German');
  });
});
