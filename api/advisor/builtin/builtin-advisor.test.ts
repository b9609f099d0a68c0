import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import { builtinAdvisor } from '#api/advisor/builtin/builtin-advisor.ts';
import { composeAnswer } from '#api/advisor/builtin/compose-answer.ts';
import { answerOf, isAnswered, openQuestions } from '#domain/chat/questions.ts';
import { type ChatFacts, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import { languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

describe('the adviser', () => {
  test.each(languages)(
    '%s: asks all nine questions in turn, each in its own words, and ends with what it knows',
    (language) => {
      const lines = testLanguages[language].answers;
      const talk = new AdviserTalk({ language, market: usualMarket(language) });
      const asked = lines.map((line) => talk.say(line).asked);
      expect(asked).toEqual([...openQuestions, undefined]);
      const end = talk.history.at(-1)?.content ?? '';
      expect(end).toContain(adviserTexts[language].completeNext);
      expect(
        talk.history.filter(({ content }) => content.includes(adviserTexts[language].potentials.solar.high)),
      ).toHaveLength(1);
    },
  );

  test('confirms what it understood and corrects it', () => {
    const talk = new AdviserTalk();
    expect(talk.say('Ein Reihenhaus mit 120 m²').text).toContain('ein Reihenhaus und 120 m² Wohnfläche');
    const corrected = talk.say('nein, 140 m²');
    expect(corrected.text).toContain('140 m²');
    expect(corrected.text).toMatch(/geändert|dann gilt/);
    expect(talk.facts.homeSize).toBe(1507);
  });

  test('answers a question with source and date, then goes on with what that depends on', () => {
    const talk = new AdviserTalk();
    const answer = talk.sayAll('Ein Reihenhaus', 'Wie laut ist eine Wärmepumpe?');
    expect(answer?.text).toMatch(/Quelle: .*, Stand /);
    expect(answer?.asked).toBe('currentHeatingSystem');
  });

  test('says what it is, and that a person can be had', () => {
    expect(new AdviserTalk().say('Bist du ein Mensch?').text).toContain('kein Mensch');
    const asksForPerson = new AdviserTalk().say('Kann ich mit einem Menschen sprechen?').text;
    expect(asksForPerson).toContain(adviserTexts.de.remarks.human[0]);
  });

  test.each([
    ['Guten Morgen', 'greeting'],
    ['Vielen Dank', 'thanks'],
    ['Das nervt mich!', 'anger'],
    ['Das ist doch Abzocke!', 'mistrust'],
    ['Das habe ich doch schon gesagt', 'askedBefore'],
    ['Warum wollen Sie das wissen?', 'why'],
    ['Moment bitte', 'wait'],
    ['Tschüss', 'goodbye'],
    ['Wir haben zwei Häuser', 'severalHomes'],
    ['Ich habe es mir anders überlegt', 'changeOfMind'],
    ['Wie geht es Ihnen?', 'howAreYou'],
    ['Erzählen Sie mir einen Witz', 'offTopic'],
  ] as const)('"%s" is answered as %s', (line, remark) => {
    const { text } = new AdviserTalk().say(line);
    expect(adviserTexts.de.remarks[remark].some((it) => text.startsWith(it))).toBe(true);
  });

  test('leaves open what somebody does not know or does not want to tell', () => {
    const talk = new AdviserTalk();
    talk.sayAll('Ein Reihenhaus');
    expect(talk.say('weiß ich nicht').asked).toBe('roofType');
    expect(talk.sayAll('Flachdach', 'Gas', 'überspringen')?.asked).toBe('energyBill');
    talk.sayAll('keine Ahnung', 'Berlin', 'möchte ich nicht sagen', '20 Jahre');
    const asked = talk.history.map((it) => it.asked);
    for (const question of ['homeSize', 'hasEV', 'energyBill', 'ownership'] as const)
      expect(asked.filter((it) => it === question)).toHaveLength(1);
    expect(talk.say('Es sind übrigens 130 m²').learnt.homeSize).toBe(1399);
  });

  test('not understood: other words twice, then choices, then it lets go', () => {
    const talk = new AdviserTalk();
    const texts = ['blubb', 'blubb', 'blubb', 'blubb'].map((it) => talk.say(it));
    expect(texts.map(({ asked }) => asked)).toEqual(['homeType', 'homeType', 'homeType', 'homeSize']);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(4);
    expect(texts[2]?.text).toContain('Einfamilienhaus, Reihenhaus');
  });

  test('a person who only asks back is asked something else in the end', () => {
    const talk = new AdviserTalk();
    for (let times = 0; times < 12; times += 1) talk.say('Wie laut ist eine Wärmepumpe?');
    expect(new Set(talk.history.map(({ asked }) => asked)).size).toBeGreaterThan(2);
  });

  test('a correction after the end changes the potentials', () => {
    const talk = new AdviserTalk();
    talk.sayAll('Einfamilienhaus', '140 m²', 'nach Norden', 'Gas', 'nein', '200 Euro im Monat');
    const { text } = talk.say('Stimmt nicht, das Dach zeigt nach Süden');
    expect(text).toContain(adviserTexts.de.potentials.solar.high);
  });

  test('says the same for the same, piece by piece', async () => {
    const turn = new AdviserTalk().turn('Ein Reihenhaus. Wie laut ist eine Wärmepumpe?');
    const pieces: AdvisorPiece[] = [];
    for await (const piece of builtinAdvisor.answer(turn, new AbortController().signal)) pieces.push(piece);
    expect(pieces[0]).toEqual({ kind: 'facts', facts: { homeType: 'townhouse' } });
    expect(pieces.at(-2)).toEqual({ kind: 'asked', question: 'homeSize' });
    expect(pieces.at(-1)).toMatchObject({ kind: 'suggested' });
    expect(composeAnswer(turn)).toEqual(composeAnswer(turn));
  });

  test('stops when it is told to', async () => {
    const pieces = builtinAdvisor.answer(new AdviserTalk().turn('Hallo'), AbortSignal.abort())[Symbol.asyncIterator]();
    expect((await pieces.next()).done).toBe(true);
  });
});

const known = {
  homeType: 'townhouse',
  homeSize: 1500,
  roofType: 'flat',
  currentHeatingSystem: 'gas',
  hasEV: 'no',
  energyBill: 2000,
  place: 'Berlin',
  ownsHome: true,
  heatingSystemAge: '5_10',
} as const satisfies ChatFacts;
const lines = [
  'Hallo',
  'Danke',
  'hm',
  'weiß nicht',
  'Wie laut ist das?',
  'Gas',
  'nein',
  '140 m²',
  'Das ist Betrug!',
  'ja',
  'doch nicht',
  'blubb',
];

test('what is answered is never asked, and no question is put in the same words twice in a row', () => {
  const facts = fc.subarray(openQuestions.map((it) => answerOf[it])).map((names) => {
    return Object.fromEntries(names.map((name) => [name, known[name]])) as KnownFacts;
  });
  const talks = fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(facts, talks, fc.constantFrom(...languages), (before, said, language) => {
      const talk = new AdviserTalk({ language, market: usualMarket(language) });
      let last = '';
      for (const line of said) {
        const turn = talk.turn(line);
        const { asked, learnt, paragraphs } = composeAnswer({ ...turn, facts: { ...before, ...turn.facts } });
        const content = paragraphs.join('\n\n');
        talk.facts = withFacts(turn.facts, learnt);
        if (asked) {
          expect(isAnswered(asked, withFacts({ ...before, ...turn.facts }, learnt))).toBe(false);
          expect(paragraphs.at(-1)).not.toBe(last);
          last = paragraphs.at(-1) ?? '';
        }
        const id = String(talk.history.length);
        talk.history.push({ id: `u${id}`, role: 'user', content: line, timestamp: 0 });
        talk.history.push({ id, role: 'assistant', content, timestamp: 0, ...(asked && { asked }) });
      }
    }),
    { numRuns: 150 },
  );
}, 30_000);
