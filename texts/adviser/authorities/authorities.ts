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
  /** A quarrel with a neighbor. */
  neighbors: string;
  /** To somebody who rents, and who lets. */
  landlord: string;
  landlords: string;
  /** Who built a system, and who offers to. */
  installer: string;
  contractor: string;
  notary: string;
  bank: string;
  chimney: string;
  roofer: string;
  motoring: string;
  doctor: string;
  us: string;
  /** Where no other is nearer. */
  energyAdvice: string;
}
export type Authority = keyof AuthorityNames;
export type Authorities = Record<Market, AuthorityNames>;
