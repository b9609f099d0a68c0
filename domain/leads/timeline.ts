/** The steps after a request. Source: assessment-flows, section 2, how-it-works. */
export const milestones = ['proposal', 'expertCall', 'matching', 'siteQuote', 'installation'] as const;
export type Milestone = (typeof milestones)[number];

/** First and last day of each step, counted from the request: 24 hours, days 3-5, days 5-7, weeks 2-3, weeks 4-8. */
const milestoneDays: Readonly<Record<Milestone, readonly [from: number, until: number]>> = {
  proposal: [0, 1],
  expertCall: [3, 5],
  matching: [5, 7],
  siteQuote: [8, 21],
  installation: [22, 56],
};

/** A step and its days, `YYYY-MM-DD` in UTC. */
export interface DatedMilestone {
  kind: Milestone;
  dueFrom: string;
  dueUntil: string;
}

function dayAfter(moment: Date, days: number): string {
  const day = new Date(moment);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** What follows a request made at this moment, in order. */
export function milestonesOf(createdAt: Date): DatedMilestone[] {
  return milestones.map((kind) => {
    const [from, until] = milestoneDays[kind];
    return { kind, dueFrom: dayAfter(createdAt, from), dueUntil: dayAfter(createdAt, until) };
  });
}
