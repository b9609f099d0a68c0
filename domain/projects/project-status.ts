import type { LeadStatus } from '#domain/leads/lead-status.ts';

/** How a project stands as a whole. It follows from its request, its companies and its steps, and is stored nowhere. */
export const projectStatuses = ['searching', 'chosen', 'installed', 'withdrawn'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

interface Standing {
  isWithdrawn: boolean;
  companies: readonly { status: LeadStatus }[];
  steps: readonly { kind: string; doneAt: Date | null }[];
}

export function projectStatusOf({ isWithdrawn, companies, steps }: Standing): ProjectStatus {
  if (isWithdrawn) return 'withdrawn';
  if (steps.some((it) => it.kind === 'installation' && it.doneAt)) return 'installed';
  return companies.some((it) => it.status === 'won') ? 'chosen' : 'searching';
}
