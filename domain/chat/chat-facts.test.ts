import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, countedQuestions, openQuestions } from '#domain/chat/questions.ts';
import { chatFactsSchema } from '#domain/contract/chat.ts';
import { homeDataSchema, knownFactsSchema } from '#domain/home/fact-schemas.ts';
import { factNames, homeDataOf, withFacts } from '#domain/home/facts.ts';

const facts = { homeType: 'condo', homeSize: 1_500, ownsHome: true, place: '10115', hasEV: 'no' } as const;

test('a later word replaces an earlier one, and null takes it back', () => {
  expect(withFacts(facts, { homeSize: 1_600, hasEV: null })).toEqual({
    ...{ homeType: 'condo', homeSize: 1_600, ownsHome: true, place: '10115' },
  });
  expect(withFacts(facts, {})).toEqual(facts);
});

test('home data is the part of the facts that the recommendations take', () => {
  const home = homeDataOf(facts);
  expect(home).toEqual({ homeType: 'condo', homeSize: 1_500, hasEV: 'no' });
  expect(z.parse(homeDataSchema, home)).toEqual(home);
});

test('a reply may take back any fact, and knows no other', () => {
  for (const name of factNames) expect(z.safeParse(chatFactsSchema, { [name]: null }).success).toBe(true);
  expect(z.safeParse(chatFactsSchema, { userEmail: 'a@b.c' }).success).toBe(false);
  expect(z.safeParse(knownFactsSchema, { homeType: null }).success).toBe(false);
});

test('every question has a fact for its answer, the counted ones first', () => {
  expect(openQuestions.slice(0, 6)).toEqual(countedQuestions);
  for (const question of openQuestions) expect(factNames).toContain(answerOf[question]);
});
