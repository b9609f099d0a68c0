import { expect, test } from 'vitest';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { askQuestion } from '#api/advisor/builtin/say/ask-question.ts';
import { confirmFacts, sayCorrection } from '#api/advisor/builtin/say/say-facts.ts';
import { potentialsTold } from '#api/advisor/builtin/say/say-potentials.ts';
import { sayMisunderstood, sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { openQuestions } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { assumedProfile, learn } from '#domain/home/home-profile.ts';
import { wholeMoney } from '#domain/money.ts';
import { languages } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { remarks } from '#texts/adviser/speech.ts';

const german: Locale = { language: 'de', market: 'de' };
const american: Locale = { language: 'en', market: 'us' };
const today = new Date('2026-11-21');
const sayPotentials = (...of: Parameters<typeof potentialsTold>) => potentialsTold(...of).join(' ');
const home = learn(learn(assumedProfile(), 'homeType', 'single_family', 'keyword'), 'livingAreaM2', 140, 'keyword');

test('facts are confirmed in one sentence, in the units of the market; what is only assumed is not said', () => {
  expect(confirmFacts(home, german, 0)).toBe('Verstanden: ein Einfamilienhaus und 140 m² Wohnfläche. Stimmt das?');
  expect(confirmFacts(home, american, 0)).toBe(
    'Got it: a single-family house and 1,507 sq ft of living space. Is that right?',
  );
  expect(confirmFacts(assumedProfile(), german, 0)).toBeNull();
});

test('a bill is said with its currency, a place with its name', () => {
  const known = learn(home, 'annualEnergyCost', wholeMoney(1800, 'EUR'), 'visitor');
  expect(confirmFacts(learn(known, 'place', 'Köln', 'visitor'), german, 1)).toMatch(
    /ein Einfamilienhaus in Köln, 140 m² Wohnfläche und 1\.800\s€ Energiekosten im Jahr/,
  );
});

test('a correction says what holds now, or that it is open again', () => {
  expect(sayCorrection(learn({}, 'livingAreaM2', 120, 'visitor'), german, 0)).toContain('120 m²');
  expect(sayCorrection({}, german, 0)).toContain('wieder offen');
});

test.each(languages)('%s: no question and no remark is said twice in a row', (language) => {
  for (const question of openQuestions)
    expect(askQuestion(question, { language, market: 'ch' }, 0)).not.toBe(
      askQuestion(question, { language, market: 'ch' }, 1),
    );
  for (const remark of remarks) expect(sayRemark(remark, language, 3)).not.toBe('');
});

test('questions use the units of the market', () => {
  expect(askQuestion('homeSize', german, 0)).toContain('m²');
  expect(askQuestion('homeSize', american, 0)).toContain('sq ft');
  expect(askQuestion('energyBill', { language: 'fr', market: 'ch' }, 0)).toContain('CHF');
});

test('not understood: once, twice, then choices', () => {
  expect(sayMisunderstood(0, ['Gas', 'Öl'], 'de')).not.toBe(sayMisunderstood(1, ['Gas', 'Öl'], 'de'));
  expect(sayMisunderstood(2, ['Gas', 'Öl'], 'de')).toContain('Gas oder Öl');
});

test('potentials in words; an unknown one says what is missing', () => {
  expect(sayPotentials({ solar: 'high' }, {}, 'en')).toBe(
    'Your roof suits solar very well. For a heat pump I still need a few details about your heating. For charging I still need to know whether you drive electric.',
  );
});

test.each(languages)('%s: no roof in shade is praised, and one sentence says what the shade means', (language) => {
  const { potentials, needMore, shade } = adviserTexts[language];
  const said = (roofShading: 'none' | 'some' | 'heavy', solar?: 'low' | 'medium' | 'high') =>
    sayPotentials({ ...(solar && { solar }) }, { roofShading, heatPumpInterest: false, hasEV: 'no' }, language);
  expect(said('none', 'high')).toBe(potentials.solar.high);
  expect(said('some', 'medium')).toBe(`${potentials.solar.medium} ${shade.some}`);
  expect(said('some')).toBe(`${needMore.solar} ${shade.some}`);
  expect([said('heavy', 'low'), said('heavy', 'high'), said('heavy')]).toEqual(Array(3).fill(shade.heavy));
});

test.each([
  ['de', 'ein Süddach (über 15 Jahre alt, im Schatten)', 'ein Dach teilweise im Schatten'],
  ['en', 'a roof facing south (over 15 years old, in shade)', 'a roof partly in shade'],
  ['fr', 'un toit au sud (plus de 15 ans, à l’ombre)', 'un toit en partie à l’ombre'],
] as const)('%s: the recap tells of the shade on the roof', (language, whole, alone) => {
  const told = (facts: KnownFacts) => confirmFacts(profileFromFacts(facts, 'EUR'), { language, market: 'de' }, 0);
  expect(told({ roofType: 'sloped_south', roofAge: 'over_15', roofShading: 'heavy' })).toContain(whole);
  expect(told({ roofShading: 'some' })).toContain(alone);
});

test('an answer comes with the line of its sources', () => {
  const { text, sources } = answerTopic('heatPumpSubsidy', ['general'], { market: 'de', language: 'de' }, today);
  expect(text).toContain('KfW 458');
  expect(text).toMatch(/30.% Grundförderung/);
  expect(sources).toBe('Quelle: Richtlinie BEG EM vom 17. Juli 2026 und KfW-Merkblatt 458, Stand Juli 2026');
});

test('an answer is the one of the reader’s own country, in each language', () => {
  expect(answerTopic('solarSubsidy', ['general'], { market: 'de', language: 'en' }, today).text).toContain(
    'There is no federal grant for solar',
  );
});

test('of what somebody rents or does not want nothing is judged', () => {
  const all = { solar: 'high', heatPump: 'high', evCharging: 'high' } as const;
  const { potentials } = adviserTexts.en;
  expect(sayPotentials(all, { ownsHome: false }, 'en')).toBe(potentials.evCharging.high);
  expect(sayPotentials(all, { solarInterest: false }, 'en')).not.toContain(potentials.solar.high);
  expect(sayPotentials(all, { solarKwp: 8 }, 'en')).not.toContain(potentials.solar.high);
});
