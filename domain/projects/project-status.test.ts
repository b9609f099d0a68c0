import { expect, test } from 'vitest';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import { projectStatusOf } from '#domain/projects/project-status.ts';

const doneAt = new Date('2026-11-20T10:00:00Z');
const companies = (...statuses: LeadStatus[]) => statuses.map((status) => ({ status }));
const open = { isWithdrawn: false, companies: companies('quoted', 'new'), steps: [{ kind: 'proposal', doneAt }] };

test.each([
  ['searching', open],
  ['searching', { ...open, companies: [] }],
  ['chosen', { ...open, companies: companies('won', 'another_chosen') }],
  ['installed', { ...open, companies: companies('won'), steps: [{ kind: 'installation', doneAt }] }],
  ['chosen', { ...open, companies: companies('won'), steps: [{ kind: 'installation', doneAt: null }] }],
  ['withdrawn', { ...open, isWithdrawn: true, steps: [{ kind: 'installation', doneAt }] }],
] as const)('%s', (status, standing) => {
  expect(projectStatusOf(standing)).toBe(status);
});
