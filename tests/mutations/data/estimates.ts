import { type Mutation, pglite } from '../mutation.ts';

/** The detailed estimate: whose figures it has, and where it is told. */
export const estimateMutations: readonly Mutation[] = [
  {
    promise: 18,
    breaks: 'a browser may send figures of its own',
    file: 'domain/contract/keep-estimate.ts',
    replace: 'body: z.strictObject(',
    by: 'body: z.looseObject(',
    test: pglite('api/routes/keep-estimate.db.test.ts', 'what a browser has computed itself'),
  },
  {
    promise: 18,
    breaks: 'typical figures are told beside the estimate',
    file: 'api/services/assessments/told-home.ts',
    replace: 'result: estimate ? null : result,',
    by: 'result,',
    test: pglite('api/routes/one-verdict.db.test.ts', 'after the request is told from then on'),
  },
  {
    promise: 18,
    breaks: 'a corrected home keeps the estimate of how it was told before',
    file: 'api/services/estimate/kept-estimate.ts',
    replace: 'followHome(row.kept.input, row.home ?? profile, profile)',
    by: 'row.kept.input',
    test: pglite('api/routes/keep-estimate.db.test.ts', 'outdates it where it cannot'),
  },
];
