import type { LeadReason, LeadStatus } from '#domain/leads/lead-status.ts';

/** How a company's leads stand, in the workspace and in its file. */
export interface LeadTexts {
  statuses: Record<LeadStatus, string>;
  reasons: Record<LeadReason, string>;
  /** Of the file, in their order. */
  columns: {
    reference: string;
    createdAt: string;
    status: string;
    reason: string;
    statusChangedAt: string;
    name: string;
    email: string;
    phone: string;
    place: string;
    country: string;
    addressConfirmed: string;
    duplicateOf: string;
    withdrawnAt: string;
    solar: string;
    heatPump: string;
    evCharging: string;
    notes: string;
    id: string;
    assignee: string;
  };
  yes: string;
  no: string;
}
