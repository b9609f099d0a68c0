/** How a lead stands with one company. `another_chosen` is set by us when a competitor won. */
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'rejected', 'another_chosen'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What a company itself can say of a lead. */
export const companyStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'rejected'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** Why a company lost a lead or turned it down. */
export const leadReasons = [
  'price',
  'timing',
  'not-reachable',
  'out-of-area',
  'not-suitable',
  'no-capacity',
  'other',
] as const;
export type LeadReason = (typeof leadReasons)[number];

const next: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'rejected'],
  contacted: ['quoted', 'rejected'],
  quoted: ['won', 'lost'],
  won: [],
  lost: [],
  rejected: [],
  another_chosen: [],
};

/** What may follow. */
export function stepsOn(from: LeadStatus): CompanyStatus[] {
  return companyStatuses.filter((to) => next[from].includes(to));
}

/** Where it may have come from: a mistake is undone so. */
export function stepsBack(from: LeadStatus): CompanyStatus[] {
  return companyStatuses.filter((to) => next[to].includes(from));
}

/** Whether a company may move its lead so: one step on, or one step back. */
export function mayMove(from: LeadStatus, to: CompanyStatus): boolean {
  return stepsOn(from).includes(to) || stepsBack(from).includes(to);
}

/** Whether a lead that stands so waits for the company's next step. */
export function isOpen(status: LeadStatus): boolean {
  return next[status].length > 0;
}

/** A lead that is lost or turned down says why; no other does. */
export function needsReason(status: LeadStatus): boolean {
  return status === 'lost' || status === 'rejected';
}
