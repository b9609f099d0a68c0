import { expect, test } from 'vitest';
import { mayUndo, quoteStatusOf, UNDO_MS } from '#domain/projects/quotes.ts';

const offered = { answer: null, company: 'quoted', bindingUntil: '2026-12-01' } as const;

test.each([
  ['open', offered, '2026-12-01'],
  ['expired', offered, '2026-12-02'],
  ['declined', { ...offered, answer: 'declined' }, '2026-12-02'],
  ['accepted', { ...offered, answer: 'accepted', company: 'won' }, '2027-12-02'],
  ['open', { ...offered, answer: 'accepted', company: 'quoted' }, '2026-11-30'],
  ['another_chosen', { ...offered, company: 'another_chosen' }, '2026-11-30'],
  ['another_chosen', { ...offered, answer: 'accepted', company: 'another_chosen' }, '2026-11-30'],
  ['closed', { ...offered, company: 'lost' }, '2026-11-30'],
  ['closed', { ...offered, company: 'won' }, '2026-11-30'],
] as const)('%s: %o on %s', (status, standing, today) => {
  expect(quoteStatusOf(standing, today)).toBe(status);
});

const answered = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(answered.getTime() + ms);

test.each([
  [null, 0, true],
  [null, UNDO_MS, true],
  [null, UNDO_MS + 1, false],
  [-1, 1_000, true],
  [500, 1_000, false],
])('acted on after %s ms, an answer of %i ms ago can be taken back: %s', (acted, age, may) => {
  expect(mayUndo(answered, acted === null ? null : later(acted), later(age))).toBe(may);
});
