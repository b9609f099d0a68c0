import type { Milestone } from '#domain/leads/timeline.ts';

/** The steps after a request, and when each is due. */
export interface MilestoneTexts {
  title: Record<Milestone, string>;
  when: Record<Milestone, string>;
  text: Record<Milestone, string>;
  /** Instead of the matching, where the company of the page takes the request itself. */
  planning: { title: (company: string) => string; text: (company: string) => string };
}
