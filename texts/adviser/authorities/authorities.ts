import type { Market } from '#domain/place.ts';

/** Who answers what the adviser has no sourced answer to, as they are named after "ask". */
export interface AuthorityNames {
  tenants: string;
  owners: string;
  tax: string;
  grants: string;
  insurer: string;
  permits: string;
  utility: string;
  consumers: string;
  heating: string;
  electrician: string;
  /** Where no other is nearer. */
  energyAdvice: string;
}
export type Authority = keyof AuthorityNames;
export type Authorities = Record<Market, AuthorityNames>;
