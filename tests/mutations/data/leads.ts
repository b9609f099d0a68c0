import { type Mutation, pglite } from '../mutation.ts';

/** Leads: how they are kept, counted, mailed and seen. */
export const leadMutations: readonly Mutation[] = [
  {
    promise: 1,
    breaks: 'jobs are sent beside the transaction that wants them',
    file: 'api/jobs/queue.ts',
    replace: 'db: fromDrizzle(tx as never, sql), ',
    by: '',
    test: {
      project: 'end-to-end',
      file: 'tests/faults/kill.test.ts',
      name: 'PostgreSQL.* lose nothing',
      env: { KILLS: '5' },
    },
  },
  {
    promise: 2,
    breaks: 'a key that is taken already is taken again',
    file: 'api/http/idempotent.ts',
    replace: 'return taken.length === 1;',
    by: 'return taken.length <= 1;',
    test: pglite('api/routes/leads.db.test.ts', 'one click'),
  },
  {
    promise: 3,
    breaks: 'nobody counts the mails of a day',
    file: 'api/services/leads/may-mail.ts',
    replace: '  if ((await mailsSince(context, DAY_MS, toThem)) >= perDay) return false;\n',
    by: '',
    test: pglite('api/services/leads/may-mail.db.test.ts', 'one mail a day'),
  },
  {
    promise: 8,
    breaks: 'a list of leads is not limited to the own company',
    file: 'api/services/leads/list-partner-leads.ts',
    replace: 'const mine = eq(leadPartner.partnerId, await ownCompany(context));',
    by: 'const mine = (await ownCompany(context)) ? undefined : undefined;',
    test: pglite('api/routes/partner-leads.db.test.ts', 'another company'),
  },
  {
    promise: 8,
    breaks: 'a lead moves without being locked',
    file: 'api/services/leads/change-lead-status.ts',
    replace: ".for('update')",
    by: '',
    test: { project: 'api-postgres', file: 'api/routes/partner-leads.db.test.ts', name: 'win at once' },
  },
];
