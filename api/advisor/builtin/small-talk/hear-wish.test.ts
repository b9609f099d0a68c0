import { describe, expect, test } from 'vitest';
import { hearTalk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import type { Language } from '#domain/place.ts';

const asks: Record<Language, Record<'byMail' | 'human', readonly string[]>> = {
  de: {
    byMail: [
      'Können Sie mir das zusammenfassen und zuschicken?',
      'Können Sie mir das mailen?',
      'Kannst du mir das per E-Mail schicken?',
      'Ich hätte das gern per Mail',
      'Kann ich die Zusammenfassung per E-Mail bekommen?',
      'Schicken Sie mir bitte die Zusammenfassung',
      'Mailen Sie mir das bitte',
      'kannst du mir das per Mial schiken',
      'Könnten Sie mir das nicht einfach per E-Mail zuschicken?',
      'Bitte die Zusamenfassung per emial',
      'Ich verstehe das nicht, schicken Sie mir das per Mail',
      'chönd ihr mir das bitte per mail schicke',
    ],
    human: [
      'Ich möchte mit einem Menschen sprechen',
      'Kann ich mit jemandem reden?',
      'Ich hätte lieber eine Person',
      'Kann mich bitte jemand anrufen?',
      'ich will mit einem echten Menchen sprechn',
      'Bitte um Rückruf',
      'Ich will nicht chatten, ich möchte einen Berater',
      'Verbinden Sie mich bitte',
      'Wie erreiche ich einen Menschen?',
      'Kann ich Sie anrufen?',
      'Gibt es eine Telefonnummer?',
    ],
  },
  en: {
    byMail: [
      'Could you sum that up and send it to me?',
      'Can you email me that?',
      'can you emial me that?',
      'Could you send that to my email',
      'Please send me the summary',
      'I would like to get this by e-mail',
      "Can't you just email it to me?",
      'pls sned me the sumary by emai',
      'Can I have the results sent to my inbox by email?',
      'I do not get it, just email me everything',
      'would you mail me this please',
    ],
    human: [
      "I'd like a person",
      'Can I talk to a human?',
      'i want to tlak to a persn',
      'Could someone call me?',
      'I would rather speak with an adviser',
      "I don't want to chat, I need a real person",
      'Where is the contact form?',
      'Connect me with somebody',
      'How do I reach a person?',
      'Is there a phone number?',
      'Can I call you?',
    ],
  },
  fr: {
    byMail: [
      'Pouvez-vous me l’envoyer par e-mail ?',
      'Vous pouvez m’envoyer ça par mail ?',
      'pouvez-vous me lenvoyer par couriel',
      'Envoyez-moi le résumé',
      'J’aimerais recevoir tout ça par courriel',
      'evoyez-moi le bilan par emial svp',
      'Pouvez-vous résumer tout ça et me l’envoyer ?',
      'Je peux le recevoir par mail ?',
      'Je ne comprends pas, envoyez-moi tout par e-mail',
    ],
    human: [
      'J’aimerais parler à une personne',
      'Je voudrais un conseiller',
      'je veux parler à un vrai humian',
      'Quelqu’un peut m’appeler ?',
      'Je préfère avoir une vraie personne',
      'Rappelez-moi s’il vous plaît',
      'Vous avez un formulaire de contact ?',
      'Comment joindre une personne ?',
      'Avez-vous un numéro de téléphone ?',
      'Puis-je vous appeler ?',
      'pouvez-vous me mettre avec quelqu’un ? je veux parler à un consseiller',
    ],
  },
};

const rejects: Record<Language, readonly string[]> = {
  de: [
    'Bitte schicken Sie mir das nicht per Mail',
    'Ich brauche keinen Berater',
    'Ich will mit keinem Menschen sprechen',
    'Wir heizen mit Gas',
    'Der Vermieter hat uns eine E-Mail geschickt',
    'In der Wohnung leben zwei Personen',
    'Was kostet das?',
  ],
  en: [
    'Please do not email me that',
    "I don't want to talk to a person",
    'No need to send me the summary',
    'We are two people in the house',
    'My landlord sent a mail about the boiler',
    'a person lives upstairs',
    'How much is it?',
  ],
  fr: [
    'Ne m’envoyez pas ça par mail',
    'Je ne veux pas parler à un conseiller',
    'Nous sommes deux personnes',
    'Le propriétaire a envoyé un courriel',
    'Combien ça coûte ?',
  ],
};

const languages = Object.keys(asks) as Language[];

describe('a wish for a form', () => {
  test.each(
    languages.flatMap((language) =>
      (['byMail', 'human'] as const).flatMap((wish) =>
        asks[language][wish].map((line) => [language, wish, line] as const),
      ),
    ),
  )('%s: %s is heard in "%s"', (language, wish, line) => {
    expect(hearTalk(line, language)).toContain(wish);
  });

  test.each(languages.flatMap((language) => rejects[language].map((line) => [language, line] as const)))(
    '%s: none is heard in "%s"',
    (language, line) => {
      const heard = hearTalk(line, language);
      expect(heard).not.toContain('byMail');
      expect(heard).not.toContain('human');
    },
  );
});
