import type { Endpoint } from '#domain/contract/endpoint.ts';
import { createLead } from '#domain/contract/leads.ts';
import { listPartners, matchPartners } from '#domain/contract/partners.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { confirmAddress, readSummary } from '#domain/contract/summary.ts';
import { openVisit } from '#domain/contract/visits.ts';

/** Every call there is, in the order of the documentation. */
export const contract: readonly Endpoint[] = [
  openVisit,
  calculateRecommendations,
  matchPartners,
  createLead,
  readSummary,
  confirmAddress,
  listPartners,
];
