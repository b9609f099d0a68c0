import { expect, test } from 'vitest';
import {
  companyStatuses,
  isOpen,
  type LeadStatus,
  leadStatuses,
  mayMove,
  needsReason,
} from '#domain/leads/lead-status.ts';

const allowed: [LeadStatus, LeadStatus][] = [
  ['new', 'contacted'],
  ['new', 'rejected'],
  ['contacted', 'quoted'],
  ['contacted', 'rejected'],
  ['quoted', 'won'],
  ['quoted', 'lost'],
  ['contacted', 'new'],
  ['quoted', 'contacted'],
  ['won', 'quoted'],
  ['lost', 'quoted'],
  ['rejected', 'new'],
  ['rejected', 'contacted'],
];
const every = leadStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const));

test.each(every)('from %s to %s', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to));
});

test('what is decided is not open, and only a refusal needs a reason', () => {
  expect(leadStatuses.filter(isOpen)).toEqual(['new', 'contacted', 'quoted']);
  expect(leadStatuses.filter(needsReason)).toEqual(['lost', 'rejected']);
});
