import { type Mutation, pglite } from '../mutation.ts';

const staff = (name: string) => pglite('api/routes/staff.db.test.ts', name);
const admin = (name: string) => pglite('api/routes/admin.db.test.ts', name);

/** What our staff sees and does. */
export const staffMutations: readonly Mutation[] = [
  {
    promise: 20,
    breaks: 'a list tells who asked before they have confirmed it',
    file: 'api/services/staff/lead-search.ts',
    replace: 'row.confirmedAt !== null && row.withdrawnAt === null',
    by: 'row.withdrawnAt === null',
    test: staff('no word is told'),
  },
  {
    promise: 20,
    breaks: 'the words of an unconfirmed lead are shown',
    file: 'api/services/summary/read-summary.ts',
    replace: '  if (!confirmedAt || withdrawnAt) return wordless(consultation);\n',
    by: '  if (!confirmedAt && withdrawnAt) return wordless(consultation);\n',
    test: staff('reading a person'),
  },
  {
    promise: 20,
    breaks: 'nobody learns who has read a lead',
    file: 'api/services/staff/read-lead.ts',
    replace: '  await audit.record(tx, deed);\n',
    by: '',
    test: staff('reading a person'),
  },
  {
    promise: 20,
    breaks: 'a lead goes to companies that nobody agreed to',
    file: 'api/services/staff/read-lead.ts',
    replace: 'row.sentence === consentTexts[row.language].handOverUnnamed',
    by: 'row.sentence !== null',
    test: staff('by name is handed to no other'),
  },
  {
    promise: 20,
    breaks: 'every company is told again of a lead that is handed on',
    file: 'api/services/leads/hand-over.ts',
    replace: '{ leadId, siteId, partnerIds: [partnerId] }',
    by: '{ leadId, siteId }',
    test: staff('one more company at a time'),
  },
  {
    promise: 20,
    breaks: 'a file runs formulas',
    file: 'api/http/csv.ts',
    replace: 'escape_formulas: true',
    by: 'escape_formulas: false',
    test: staff('no formula'),
  },
  {
    promise: 20,
    breaks: 'a suspended person signs in',
    file: 'api/auth/sign-in.ts',
    replace: '  if (found?.person.suspendedAt) return trySuspended(call, guess, found);\n',
    by: '',
    test: admin('who is suspended'),
  },
  {
    promise: 20,
    breaks: 'whoever guesses learns that an account is suspended',
    file: 'api/auth/sign-in.ts',
    replace:
      "  if (!(await isPassword(found.passwordHash, guess.password))) return new Response(null, { status: 401 });\n  await note(call, guess, 'sign-in-refused');\n",
    by: '',
    test: admin('who is suspended'),
  },
  {
    promise: 20,
    breaks: 'a session outlives a suspension',
    file: 'api/auth/session.ts',
    replace: '    if (suspendedAt) return null;\n',
    by: '',
    test: admin('outlived a suspension'),
  },
  {
    promise: 20,
    breaks: 'administrators suspend themselves',
    file: 'api/services/admin/change-user.ts',
    replace: "  if (userId === context.actor.userId) throw new Failure('status-not-possible');\n",
    by: '',
    test: admin('nobody suspends themselves'),
  },
  {
    promise: 20,
    breaks: 'a visit is counted as begun each time it is renewed',
    file: 'api/services/assessments/count-assessments.ts',
    replace: 'and(eq(visitTable.id, counted.visitId), isNull(visitTable.begunKind))',
    by: 'eq(visitTable.id, counted.visitId)',
    test: staff('once in each visit'),
  },
];
