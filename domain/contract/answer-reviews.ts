import * as z from 'zod/mini';
import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList, orderSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { languageSchema } from '#domain/place.ts';

/** What our staff finds of an answer of the chat. */
export const grades = ['good', 'wrong-topic', 'wrong-fact', 'rude'] as const;
export type Grade = (typeof grades)[number];

export const MAX_REVIEW_NOTE = 500;
/** Answers in one sample. */
export const SAMPLE_SIZE = 10;
/** Days that a sample is drawn from, and that spending is shown for. */
export const ADVISER_DAYS = 30;
/** Weeks of grades. */
export const GRADE_WEEKS = 12;

const count = z.int();

const answerSchema = z.strictObject({
  /** Of the answer. */
  id: z.string(),
  createdAt: z.string(),
  language: z.nullable(languageSchema),
  advisor: z.enum(advisorKinds),
  /** What the visitor had said, and the answer: without what may name somebody. */
  question: z.nullable(z.string()),
  answer: z.string(),
  grade: z.nullable(z.enum(grades)),
  note: z.nullable(z.string()),
});
export type ReviewedAnswer = z.infer<typeof answerSchema>;

/** That they were read is noted. */
export const drawAnswers = defineEndpoint({
  name: 'drawAnswers',
  summary: 'Answers of the chat that nobody has graded, drawn by chance, without what may name somebody',
  method: 'GET',
  path: '/api/admin/answers/sample',
  body: null,
  reply: z.array(answerSchema),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** A second grade takes the place of the first. */
export const gradeAnswer = defineEndpoint({
  name: 'gradeAnswer',
  summary: 'Say what an answer of the chat is worth',
  method: 'POST',
  path: '/api/admin/answers/{answerId}/grade',
  parameters: { answerId: idSchema },
  body: z.strictObject({
    grade: z.enum(grades),
    note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REVIEW_NOTE))),
  }),
  reply: answerSchema,
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});

export const listGradedAnswers = defineList({
  name: 'listGradedAnswers',
  summary: 'The graded answers that are still there, without what may name somebody',
  path: '/api/admin/answers',
  entry: answerSchema,
  filters: { order: orderSchema, grade: z.optional(z.enum(grades)), advisor: z.optional(z.enum(advisorKinds)) },
  failures: [],
});

const spent = z.strictObject({ turns: count, tokens: count });

export const readAdviserFigures = defineEndpoint({
  name: 'readAdviserFigures',
  summary: 'What the language model took on each of the last days, and how its answers were graded in the last weeks',
  method: 'GET',
  path: '/api/admin/adviser',
  body: null,
  reply: z.strictObject({
    /** Tokens in a day: of all sites, and of one; null where no model answers. */
    caps: z.nullable(z.strictObject({ perDay: count, perSite: count })),
    /** `YYYY-MM-DD` in UTC, the oldest first, every one of them. */
    days: z.array(z.strictObject({ day: z.string(), ...spent.shape })),
    /** Those that took most. */
    sites: z.array(z.strictObject({ id: z.string(), name: z.string(), ...spent.shape, today: count })),
    /** By the Monday they began with, the oldest first, every one of them. */
    weeks: z.array(z.strictObject({ week: z.string(), grades: z.record(z.enum(grades), count) })),
    advisors: z.array(z.strictObject({ advisor: z.enum(advisorKinds), grades: z.record(z.enum(grades), count) })),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
export type GradeCounts = Record<Grade, number>;
