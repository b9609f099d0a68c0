import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, openQuestions } from '#domain/chat/questions.ts';
import { ageSchema } from '#domain/home/enumerations.ts';
import { homeDataSchema } from '#domain/home/fact-schemas.ts';
import { languages, marketSchema } from '#domain/place.ts';
import {
  askedQuestions,
  type ChatCase,
  type ChatFacts,
  concernTags,
  interestTags,
  knowledgeGaps,
  type Visitor,
} from '#tests/chat-corpus/chat-case.ts';
import { type GeneratedVisitor, generateVisitors } from '#tests/chat-corpus/grammar.ts';
import { heldOutCases } from '#tests/chat-corpus/held-out/held-out-cases.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';
import { visitors } from '#tests/chat-corpus/visitors.ts';
import { testLanguages } from '#tests/languages/all.ts';

const { homeType, roofType, roofShading, homeSize, currentHeatingSystem, electrical, hasEV, energyBill } =
  homeDataSchema.shape;
const age = z.optional(ageSchema);
const flag = z.optional(z.boolean());
const facts = {
  homeType,
  roofType,
  roofShading,
  homeSize,
  currentHeatingSystem,
  electrical,
  hasEV,
  energyBill,
  roofAge: age,
  heatingSystemAge: age,
  evChargerType: z.optional(z.string().check(z.regex(/^(\d+(\.\d+)? kW|socket|wallbox)$/))),
  ownsHome: flag,
  place: z.optional(z.string().check(z.minLength(2), z.maxLength(200))),
  solarInterest: flag,
  batteryInterest: flag,
  heatPumpInterest: flag,
  incentiveInterest: flag,
} satisfies Record<keyof ChatFacts, z.core.$ZodType>;
const nullable = Object.fromEntries(Object.entries(facts).map(([name, schema]) => [name, z.nullable(schema)]));
const factsSchema = z.strictObject(nullable);
const tags = <Tag extends string>(values: readonly Tag[]) => z.optional(z.array(z.enum(values)).check(z.minLength(1)));
const caseSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(1_000)),
  market: marketSchema,
  asked: z.optional(z.enum(askedQuestions)),
  facts: factsSchema,
  interests: tags(interestTags),
  concerns: tags(concernTags),
  gaps: tags(knowledgeGaps),
});

const countedQuestions = ['homeType', 'homeSize', 'roofType', 'currentHeatingSystem', 'hasEV', 'energyBill'] as const;
const silent = ({ facts: taught }: ChatCase) => Object.keys(taught).length === 0;
const whole = Object.values(facts).length;
/** Share of the cases in which a fact stands. */
const NOT_RARE = 0.03;
const everyCase = languages.flatMap((language) => [...trainingCases[language], ...heldOutCases[language]]);
const generated = generateVisitors();

test.each(languages)('%s has 300 cases or more, twice as many or more to train on as are held out', (language) => {
  const [training, heldOut] = [trainingCases[language].length, heldOutCases[language].length];
  expect(training + heldOut).toBeGreaterThanOrEqual(300);
  expect(training).toBeGreaterThanOrEqual(2 * heldOut);
});

test.each(languages)('%s: a quarter or more of either part states nothing', (language) => {
  for (const part of [trainingCases[language], heldOutCases[language]])
    expect(part.filter(silent).length / part.length).toBeGreaterThanOrEqual(0.25);
});

test.each(languages)('%s: both parts know every market, question and fact that is not rare', (language) => {
  const [training, heldOut] = [trainingCases[language], heldOutCases[language]];
  const all = [...training, ...heldOut];
  for (const part of [training, heldOut])
    expect([...new Set(part.map(({ market }) => market))].sort()).toEqual(testLanguages[language].corpusMarkets);
  const taught = (cases: readonly ChatCase[]) => cases.flatMap((it) => Object.keys(it.facts));
  expect(new Set(taught(all)).size).toBe(whole);
  for (const name of Object.keys(facts)) {
    const count = (cases: readonly ChatCase[]) => taught(cases).filter((it) => it === name).length;
    if (count(all) / all.length >= NOT_RARE) expect(count(heldOut), name).toBeGreaterThanOrEqual(2);
  }
});

test('no text stands twice', () => {
  const texts = everyCase.map(({ text }) => text.toLowerCase().replace(/[\s.!?]+$/, ''));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every case fits the schemas, and a place stands in its text', () => {
  for (const it of everyCase) {
    expect(z.safeParse(caseSchema, it).error?.issues, it.text).toBeUndefined();
    if (it.facts.place) expect(it.text).toContain(it.facts.place);
  }
});

const isValidVisitor = ({ truth, market, language, says }: Visitor) => {
  expect(z.safeParse(factsSchema, truth).error?.issues).toBeUndefined();
  expect(testLanguages[language].corpusMarkets).toContain(market);
  for (const question of countedQuestions) {
    expect(truth[question], question).toBeDefined();
    expect(says.answers[question]?.length, question).toBeGreaterThanOrEqual(1);
  }
};

test.each(visitors)('$language: $persona', (visitor) => {
  isValidVisitor(visitor);
  expect(visitor.says.asides.length).toBeGreaterThanOrEqual(2);
});

test('fourteen written visitors speak each language', () => {
  for (const language of languages) expect(visitors.filter((it) => it.language === language)).toHaveLength(14);
});

test('the grammar makes 100 visitors, the same for the same seed, others for another', () => {
  expect(generated).toHaveLength(100);
  expect(generateVisitors()).toEqual(generated);
  expect(generateVisitors(100, 1)).not.toEqual(generated);
  for (const language of languages)
    expect(generated.filter((it) => it.language === language).length).toBeGreaterThanOrEqual(33);
});

const saidBy = ({ says }: GeneratedVisitor) => [says.greeting, ...Object.values(says.answers).flat(), ...says.asides];

test('a generated visitor says nothing without its truth', () => {
  for (const visitor of generated) {
    isValidVisitor(visitor);
    expect(visitor.lines.map(({ text }) => text)).toEqual(saidBy(visitor));
    expect(saidBy(visitor).join(' ')).not.toMatch(/[#{}]|undefined/);
    for (const line of visitor.lines) expect(z.safeParse(caseSchema, line).error?.issues, line.text).toBeUndefined();
    for (const question of countedQuestions) {
      const last = visitor.says.answers[question]?.at(-1);
      const line = visitor.lines.find(({ text }) => text === last);
      expect(line?.facts[question], last).toEqual(visitor.truth[question]);
    }
  }
});

test.each(languages)('%s: every question that the adviser asks is answered', (language) => {
  const taught = new Set(trainingCases[language].flatMap((it) => Object.keys(it.facts)));
  expect(openQuestions.filter((question) => !taught.has(answerOf[question]))).toEqual([]);
});
