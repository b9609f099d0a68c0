import { describe, expect, test } from 'vitest';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { type Language, languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Remark } from '#texts/adviser/speech.ts';

const talkIn = (language: Language) => new AdviserTalk({ language, market: usualMarket(language) });

describe('no question of ours is pushed', () => {
  test.each([
    ['de', 'Ich schlaf drüber', 'thinking'],
    ['de', 'muss ich mit meinem Bruder besprechen', 'thinking'],
    ['de', 'Danke, das reicht mir', 'enough'],
    ['de', 'Schönen Abend noch', 'goodbye'],
    ['de', 'Ich kann nicht mehr.', 'weary'],
    ['de', 'Das nervt mich!', 'anger'],
    ['de', 'Das macht mir Angst', 'fear'],
    ['de', 'Ich will keine Fragen beantworten', 'noQuestions'],
    ['en', 'I’ll sleep on it', 'thinking'],
    ['en', 'I’ll talk to my wife first', 'thinking'],
    ['en', 'thanks, that’s all I needed', 'enough'],
    ['en', 'good night', 'goodbye'],
    ['en', 'this is all too much for me', 'weary'],
    ['en', 'stop asking me questions', 'noQuestions'],
    ['fr', 'je vais y réfléchir', 'thinking'],
    ['fr', 'ok c’est noté, bonne soirée', 'goodbye'],
    ['fr', 'ça me suffit merci', 'enough'],
    ['fr', 'je n’en peux plus', 'weary'],
    ['fr', 'arrêtez avec vos questions', 'noQuestions'],
  ] as const)('%s: after "%s", which is %s', (language, line, remark: Remark) => {
    const answer = talkIn(language).sayAll(testLanguages[language].townhouse, line);
    expect(answer?.asked).toBeUndefined();
    expect(adviserTexts[language].remarks[remark]).toContain(answer?.paragraphs[0]);
  });

  test.each([
    ['de', 'Das möchte ich nicht sagen'],
    ['en', 'none of your business'],
    ['fr', 'je préfère ne pas le dire'],
  ] as const)('%s: after "%s", and the next message may be asked the next one', (language, line) => {
    const talk = talkIn(language);
    expect(talk.sayAll(testLanguages[language].townhouse, line)?.asked).toBeUndefined();
    expect(talk.say(testLanguages[language].roof.shaded).asked).toBeDefined();
  });

  test.each([
    ['de', 'Keine Fragen mehr, hören Sie auf zu fragen', 'Was kostet eine Wallbox?'],
    ['en', 'stop asking me questions', 'How much is a wallbox?'],
    ['fr', 'arrêtez avec vos questions', 'Combien coûte une borne ?'],
  ] as const)('%s: from "%s" on', (language, line, next) => {
    const talk = talkIn(language);
    talk.sayAll(testLanguages[language].townhouse, line.replace('hören Sie auf zu fragen', 'fragen Sie mich nicht'));
    expect(talk.say(next)).toMatchObject({ asked: undefined, paragraphs: [expect.stringMatching(/\d/)] });
  });

  test('thanks after a farewell are only answered, and a question after it is', () => {
    const talk = talkIn('de');
    talk.sayAll('Ein Reihenhaus', 'Ich schlaf drüber');
    expect(talk.say('Danke').paragraphs).toEqual([adviserTexts.de.remarks.thanks[0]]);
    expect(talk.say('Was kostet eine Wallbox?').asked).toBeDefined();
  });

  test.each([
    ['de', 'Bei uns riecht es nach Gas im Keller', /Störungsdienst|Notdienst/],
    ['en', 'it smells like gas in the basement', /outside/],
    ['fr', 'ça sent un peu le gaz', /pompiers/],
  ] as const)('%s: to "%s" it says at once what to do', (language, line, words) => {
    const { text, asked } = talkIn(language).say(line);
    expect(text).toMatch(words);
    expect(asked).toBeUndefined();
  });
});

describe('what is not known', () => {
  test.each(languages)('%s: is quoted, never said twice running, and a person is offered', (language) => {
    const talk = talkIn(language);
    const { quote, offerPerson, authorities } = adviserTexts[language];
    const { unknown } = testLanguages[language];
    const replies = unknown.map((it) => talk.say(it).paragraphs[0] ?? '');
    for (const [at, reply] of replies.entries()) expect(reply).toContain(quote(unknown[at] ?? ''));
    const bare = replies.map((reply, at) => reply.replace(unknown[at] ?? '', ''));
    expect(new Set(bare).size).toBe(3);
    expect(replies[0]).toContain(authorities[talk.locale.market].energyAdvice);
    expect(offerPerson.some((it) => replies[0]?.includes(it))).toBe(false);
    expect(offerPerson.some((it) => replies[1]?.includes(it))).toBe(true);
  });

  test.each([
    ['de', 'da steht Fehler E17 auf dem Display', 'installer'],
    ['en', 'our furnace shows a fault code', 'heating'],
    ['fr', 'la pompe à chaleur affiche une erreur', 'heating'],
  ] as const)('%s: who tells of a trouble is asked what they want to know: "%s"', (language, line, who) => {
    const { whatAbout, authorities } = adviserTexts[language];
    const { text } = talkIn(language).say(line);
    expect(text).toContain(whatAbout);
    expect(text).toContain(authorities[usualMarket(language)][who]);
  });
});

test.each([
  ['de', 'Im Keller riecht es nach Gas', 'ok, hab angerufen. Und wie heize ich heute Abend, wo der Kessel aus ist?'],
  ['en', 'it smells of gas in the basement', 'ok I called them. How do I heat tonight with the boiler down?'],
  ['fr', 'ça sent le gaz à la cave', 'ok j’ai appelé. Et pour ce soir, comment je chauffe sans chaudière ?'],
] as const)('%s: whoever smelled gas is not told how to start the boiler again', (language, smell, line) => {
  const talk = talkIn(language);
  const market = usualMarket(language);
  const restarting = (['general', 'rightNow'] as const).map(
    (it) => answerTopic('boilerBroken', [it], { market, language }, talk.turn('').now).text,
  );
  const replies = [smell, line, line, line].map((it) => talk.say(it).text);
  for (const reply of replies) for (const it of restarting) expect(reply).not.toContain(it);
});
