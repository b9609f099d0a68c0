import { describe, expect, test } from 'vitest';
import { hearTalk, type Talk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import type { Language } from '#domain/place.ts';

const said: Record<Language, Partial<Record<Talk, readonly string[]>>> = {
  de: {
    thinking: [
      'Ich schlaf drüber',
      'ich schlafe da erst mal eine Nacht drüber',
      'muss ich mit meinem Bruder besprechen',
      'Das bespreche ich erst mit meiner Frau',
      'Ich rede erst mal mit meinem Mann darüber',
      'Da muss ich noch mal in Ruhe nachdenken',
      'ich überleg es mir noch',
      'I überleg ma des no',
      'Wir lassen das erstmal sacken',
      'Ich melde mich dann wieder',
    ],
    enough: [
      'Danke, das reicht mir',
      'das langt mir fürs Erste',
      'Das wars, danke',
      'mehr brauch ich nicht',
      'Jetzt weiß ich Bescheid',
    ],
    goodbye: ['Schönen Abend noch', 'mach’s gut', 'Gute Nacht', 'ich muss jetzt los', 'bis die Tage'],
    noQuestions: [
      'Hören Sie auf mit der Fragerei!',
      'Ich will keine Fragen beantworten',
      'Frag mich nicht dauernd',
      'Beantworten Sie doch einfach meine Frage',
    ],
    weary: ['Ich kann nicht mehr.', 'ich bin so müde von alldem', 'das ist mir alles zu viel', 'ich bin überfordert'],
    anger: ['Jetzt reicht’s!', 'Mir reicht es', 'das nervt'],
    notAsked: ['DAS BEANTWORTET MEINE FRAGE NICHT', 'Das hilft mir nicht weiter', 'das war nicht meine Frage'],
    thanks: ['Vergelts Gott', 'Dank dir, hast mir gholfen'],
  },
  en: {
    thinking: [
      "I'll sleep on it",
      "I'll talk to my wife first",
      'let me think about it',
      'need to run this by my husband',
      "we'll mull it over",
      'I have to discuss it with my brother',
      "I'll get back to you",
      "I'm not deciding anything today",
    ],
    enough: [
      "thanks, that's all I needed",
      "that'll do for now",
      "I'm all set",
      'no more questions',
      "that's it, thanks",
    ],
    goodbye: ['good night', 'gotta run', 'have a lovely weekend', 'talk later', "I'll be back tomorrow"],
    noQuestions: [
      'stop asking me questions',
      "I don't want to answer any more questions",
      'just answer my question',
      'too many questions',
    ],
    weary: ['this is all too much for me', "I can't take this anymore", "I'm so overwhelmed", 'tired of all this'],
    notAsked: ["that doesn't answer my question", "you're no help", 'waste of time'],
    thanks: ['tysm', 'you’ve been very kind'],
  },
  fr: {
    thinking: [
      'je vais y réfléchir',
      'il faut que j’en parle à mon mari',
      'je dois en discuter avec mon frère',
      'On va y penser',
      'la nuit porte conseil',
      'j’en parle d’abord avec ma femme',
      'je reviens vers vous',
    ],
    enough: [
      'ça me suffit merci',
      'c’est noté',
      'c’est tout pour aujourd’hui',
      'plus de questions merci',
      'ce sera tout',
    ],
    goodbye: ['ok c’est noté, bonne soirée', 'bonne continuation', 'je vous laisse', 'bon week-end', 'à la prochaine'],
    noQuestions: [
      'arrêtez avec vos questions',
      'je ne veux pas répondre à vos questions',
      'trop de questions',
      'répondez d’abord à ma question',
    ],
    weary: ['je n’en peux plus', 'je suis complètement dépassée', 'c’est trop pour moi', 'je suis perdue'],
    notAsked: ['ça ne m’aide pas', 'vous n’avez pas répondu à ma question', 'vous êtes à côté de la plaque'],
    thanks: ['vous m’avez bien aidée'],
  },
};

const others: Record<Language, Partial<Record<Talk, readonly string[]>>> = {
  de: {
    thinking: [
      'Muss ich das mit meinem Bruder besprechen, wenn ihm das halbe Haus gehört?',
      'Kann ich noch drüber schlafen oder muss ich heute unterschreiben?',
      'Wir haben mit unserem Heizungsbauer gesprochen',
    ],
    anger: ['Danke, das reicht mir'],
    enough: ['Reicht mir eine Wallbox mit 11 kW?', 'Das reicht mir jetzt mit Ihnen'],
    weary: ['140 Euro im Monat ist zu viel', 'Die alte Heizung kann nicht mehr als 50 Grad'],
    noQuestions: ['Ich frage nicht nach der Wärmepumpe', 'Darf ich noch Fragen stellen?'],
    goodbye: ['Geht das auch am Sonntag?'],
  },
  en: {
    thinking: ['should I sleep on it or sign today?', 'I talked to my landlord last week'],
    enough: ['Is that all I need for a heat pump?', 'is 11 kW enough'],
    weary: ['isn’t $400 too much', 'the price is too much'],
    noQuestions: ['can I ask more questions?'],
  },
  fr: {
    thinking: ['Dois-je en parler à mon propriétaire ?', 'mon mari pense que c’est cher'],
    enough: ['Est-ce que 11 kW ça me suffit ?'],
    weary: ['400 francs, c’est trop'],
  },
};

const listed = (of: typeof said) =>
  (Object.keys(of) as Language[]).flatMap((language) =>
    Object.entries(of[language]).flatMap(([kind, lines]) =>
      lines.map((line) => [language, kind as Talk, line] as const),
    ),
  );

describe('who leaves, decides later, is tired or wants no questions', () => {
  test.each(listed(said))('%s: %s is heard in "%s"', (language, kind, line) => {
    expect(hearTalk(line, language)).toContain(kind);
  });

  test.each(listed(others))('%s: no %s is heard in "%s"', (language, kind, line) => {
    expect(hearTalk(line, language)).not.toContain(kind);
  });
});
