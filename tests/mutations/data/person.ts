import { type Mutation, pglite } from '../mutation.ts';

/** Export, erasure, retention. */
export const personMutations: readonly Mutation[] = [
  {
    promise: 10,
    breaks: 'an erasure forgets what names the rows by their ids',
    file: 'api/services/person/erase-rows.ts',
    replace: '  await eraseTraces(context, rows);\n',
    by: '',
    test: pglite('api/routes/person.db.test.ts', 'leaves no trace'),
  },
  {
    promise: 10,
    breaks: 'a request comes in between the looking and the erasing',
    file: 'api/services/person/erase-rows.ts',
    replace: '  await lockAddresses(tx, addresses);\n',
    by: '',
    test: { project: 'api-postgres', file: 'api/routes/person.db.test.ts', name: 'whole rows or none' },
  },
  {
    promise: 10,
    breaks: 'an unconfirmed address exports the data behind it',
    file: 'api/services/person/export-person.ts',
    replace: "  if (!address.confirmedAt) throw new Failure('address-unconfirmed');\n",
    by: '',
    test: pglite('api/routes/person.db.test.ts', 'for a confirmed address'),
  },
  {
    promise: 10,
    breaks: 'the sweep leaves the tables alone',
    file: 'api/database/sweep.ts',
    replace: "'expires' in rule && rule.expires",
    by: "'never' in rule && rule.expires",
    test: pglite('api/database/sweep.db.test.ts', 'a row of every table'),
  },
  {
    promise: 10,
    breaks: 'addresses that nobody confirms stay',
    file: 'api/database/sweep.ts',
    replace: "  await attempt('contactAddress', sweepAddresses(context, now));\n",
    by: '',
    test: pglite('api/database/sweep.db.test.ts', 'a row of every table'),
  },
  {
    promise: 10,
    breaks: 'a suppressed address is written to again after its erasure',
    file: 'api/services/person/erase-rows.ts',
    replace: '  await rememberSuppressions(context, addresses);\n',
    by: '',
    test: pglite('api/routes/person.db.test.ts', 'keyed hash'),
  },
];
