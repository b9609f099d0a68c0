import { type Mutation, pglite } from '../mutation.ts';

/** A company's own desk. */
export const partnerMutations: readonly Mutation[] = [
  {
    promise: 21,
    breaks: 'a site of another company is found',
    file: 'api/services/sites/site-queries.ts',
    replace: 'eq(site.partnerId, partnerId), isNull',
    by: 'isNull',
    test: pglite('api/routes/partner-desk.db.test.ts', 'finds no record of another company'),
  },
  {
    promise: 21,
    breaks: 'a cell of the file is a formula',
    file: 'api/http/csv.ts',
    replace: 'escape_formulas: true',
    by: 'escape_formulas: false',
    test: pglite('api/routes/export-leads.db.test.ts', 'no cell is a formula'),
  },
  {
    promise: 21,
    breaks: 'a key opens visits after its end',
    file: 'api/services/visits/site-directory.ts',
    replace: 'return key && !hasEnded ?',
    by: 'return key && hasEnded !== undefined ?',
    test: pglite('api/routes/sites.db.test.ts', 'replaced without a gap'),
  },
  {
    promise: 21,
    breaks: 'a new key ends the old one at once',
    file: 'api/services/sites/site-keys.ts',
    replace: 'hoursAfter(now, oldEndsInHours),',
    by: 'now,',
    test: pglite('api/routes/sites.db.test.ts', 'replaced without a gap'),
  },
  {
    promise: 22,
    breaks: 'what was told is not noted',
    file: 'api/services/leads/chase-leads.ts',
    replace: '.set({ remindedAt: now })',
    by: '.set({ remindedAt: null })',
    test: pglite('api/services/leads/chase-leads.db.test.ts', 'reminded once'),
  },
  {
    promise: 22,
    breaks: 'a request that was taken back is told',
    file: 'api/services/leads/chase-leads.ts',
    replace: 'and(eq(lead.id, leadPartner.leadId), isNull(lead.withdrawnAt))',
    by: 'eq(lead.id, leadPartner.leadId)',
    test: pglite('api/services/leads/chase-leads.db.test.ts', 'taken back, is told to nobody'),
  },
];
