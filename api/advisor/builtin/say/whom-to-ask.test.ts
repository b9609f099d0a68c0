import { expect, test } from 'vitest';
import { whomToAsk } from '#api/advisor/builtin/say/whom-to-ask.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Authority } from '#texts/adviser/authorities/authorities.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const ask = (
  message: string,
  [language, market]: readonly [Language, Market],
  { facts = {}, before, topic }: { facts?: KnownFacts; before?: string; topic?: TopicId } = {},
) =>
  whomToAsk(
    message,
    market,
    {
      ...{ message, locale: { language, market }, facts, now: new Date('2026-11-24') },
      history: before ? [{ id: '1', role: 'user', content: before }] : [],
    } as never,
    topic,
  );

test.each([
  ['de', 'de', 'Der Nachbar beschwert sich über das Brummen, wer entscheidet das?', 'neighbors'],
  ['de', 'de', 'Was heißt Fehlercode E17 auf dem Display?', 'installer'],
  ['de', 'de', 'Die Wärmepumpe zeigt eine Störung, was jetzt?', 'heating'],
  ['de', 'de', 'Der Wechselrichter der Solaranlage blinkt rot', 'electrician'],
  ['de', 'de', 'Mein Stromzähler zeigt einen Fehler', 'utility'],
  ['de', 'de', 'Muss der Vermieter mir die Rechnung zeigen?', 'tenants'],
  ['de', 'de', 'Wieviel Grunderwerbsteuer zahlen wir eigentlich?', 'tax'],
  ['de', 'de', 'Meine Geschwister haben das Haus mitgeerbt, müssen die zustimmen?', 'notary'],
  ['de', 'de', 'Muss der Kaminofen wegen der Verordnung raus?', 'chimney'],
  ['de', 'de', 'Hält der Dachstuhl das aus?', 'roofer'],
  ['de', 'de', 'welche winterreifen soll ich nehmen', 'motoring'],
  ['de', 'de', 'Wallbox 22 kW: muss ich die genehmigen lassen?', 'utility'],
  ['de', 'de', 'Muss ich die Solaranlage anmelden?', 'utility'],
  ['de', 'de', 'Brauche ich eine Baugenehmigung?', 'permits'],
  ['de', 'de', 'Gibt mir die Bank noch einen Kredit?', 'bank'],
  ['de', 'de', 'Ist das mit Herzschrittmacher gefährlich?', 'doctor'],
  ['de', 'de', 'Welcher Trockner ist sparsamer?', 'energyAdvice'],
  ['de', 'de', 'Wie krieg ich den Pfuscher dran?', 'consumers'],
  ['de', 'at', 'Welche Steuern zahlen wir da?', 'tax'],
  ['de', 'at', 'Der Anrainer droht mit Klage wegen dem Lärm', 'neighbors'],
  ['de', 'at', 'Wo gibt es den Sprit am billigsten?', 'motoring'],
  ['de', 'ch', 'Wer zahlt mir die Förderung aus?', 'grants'],
  ['de', 'ch', 'Muss ich den Ersatz der Gemeinde melden?', 'permits'],
  ['de', 'ch', 'Was muss die Stockwerkeigentümerversammlung beschliessen?', 'owners'],
  ['en', 'us', 'What would a service visit for an old heat pump cost?', 'heating'],
  ['en', 'us', 'The salesman says I must sign today', 'consumers'],
  ['en', 'us', 'What does the HOA have to tell me?', 'owners'],
  ['en', 'us', 'My neighbor complains about the noise at night', 'neighbors'],
  ['en', 'us', 'What does error code E5 mean?', 'installer'],
  ['en', 'us', 'Do I need a permit for the charger?', 'permits'],
  ['en', 'us', 'Can I deduct it from my taxes?', 'tax'],
  ['en', 'us', 'Will my roof hold the weight?', 'roofer'],
  ['en', 'us', 'Would the credit union give us a loan?', 'bank'],
  ['en', 'us', 'Is my fireplace still allowed?', 'chimney'],
  ['en', 'de', 'Who reads the electric meter?', 'utility'],
  ['en', 'de', 'Does the grant come from the state?', 'grants'],
  ['en', 'us', 'Which contractor should I pick for the heat pump?', 'heating'],
  ['fr', 'ch', 'Le compteur affiche E17, c’est quoi ?', 'utility'],
  ['fr', 'ch', 'La batterie clignote en rouge', 'electrician'],
  ['fr', 'ch', 'Le voisin se plaint du bruit la nuit', 'neighbors'],
  ['fr', 'ch', 'La régie peut-elle refuser ?', 'tenants'],
  ['fr', 'ch', 'Faut-il un permis de construire ?', 'permits'],
  ['fr', 'ch', 'Ma banque me donne-t-elle un prêt ?', 'bank'],
  ['fr', 'ch', 'Comment déclarer ça aux impôts ?', 'tax'],
  ['fr', 'ch', 'Le couvreur doit-il changer les tuiles ?', 'roofer'],
  ['fr', 'ch', 'Le vendeur veut un acompte', 'consumers'],
  ['fr', 'ch', 'Combien de panneaux sur la charpente ?', 'roofer'],
  ['fr', 'us', 'Mon assurance couvre-t-elle ça ?', 'insurer'],
  ['fr', 'ch', 'Que font mes frères et sœurs, on a hérité ensemble ?', 'notary'],
] as const)('%s, %s: %s is for %s', (language, market, message, who: Authority) => {
  expect(ask(message, [language, market])).toBe(adviserTexts[language].authorities[market][who]);
});

test.each([
  ['de', 'Wann bekommt man Elterngeld ausgezahlt?'],
  ['de', 'wir sind in nem jahr eh weg, nehmen wir das dann mit?'],
  ['de', 'Wie ist die Lawinenlage am Wochenende?'],
  ['en', 'Who wins the game tonight?'],
  ['en', 'Can I steer it with an app, and what does it replace?'],
  ['fr', 'Est-ce que c’est prêt, en général ?'],
] as const)('%s: "%s" is for nobody in particular', (language, message) => {
  expect(ask(message, [language, 'de'])).toBeUndefined();
});

test.each([
  ['Die Heizung zeigt eine Störung, was jetzt?', 'landlord'],
  ['Darf der das an der Wärmepumpe?', 'tenants'],
  ['Was sagt die Hausverwaltung dazu?', 'tenants'],
] as const)('to those who rent, "%s" is for %s', (message, who) => {
  expect(ask(message, ['de', 'de'], { facts: { ownsHome: false } })).toBe(adviserTexts.de.authorities.de[who]);
});

test('to those who own, what their tenants may is for the owners’ association', () => {
  const whom = ask('Dürfen meine Mieter das ablehnen?', ['de', 'de'], { facts: { ownsHome: true } });
  expect(whom).toBe(adviserTexts.de.authorities.de.landlords);
});

test.each([
  ['privacy', 'us'],
  ['timeline', 'contractor'],
  ['insulation', 'energyAdvice'],
  ['feedIn', 'utility'],
  ['coOwners', 'notary'],
] as const)('who knows more of %s is %s', (topic, who) => {
  expect(ask('Und genauer?', ['de', 'at'], { topic })).toBe(adviserTexts.de.authorities.at[who]);
});

test('a question that names nothing is for whoever knew about the one before it', () => {
  const { tenants } = adviserTexts.de.authorities.de;
  expect(ask('Und was wär so ein guter Grund?', ['de', 'de'], { before: 'Darf der Vermieter das verbieten?' })).toBe(
    tenants,
  );
  expect(ask('Wie wird das Wort geschrieben', ['de', 'de'])).toBeUndefined();
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
