import { type Mutation, pglite } from '../mutation.ts';

const quotes = (name: string) => ({ project: 'unit', file: 'domain/quote-check/check-quote.test.ts', name });

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
  {
    promise: 18,
    breaks: 'an offer before tax is held against prices with it',
    file: 'domain/quote-check/check-price.ts',
    replace: "  const from = priceKind === 'net' ? least : 0;",
    by: '  return { low: price, middle: price, high: price };\n  const from = least;',
    test: quotes('is brought to the same tax'),
  },
  {
    promise: 18,
    breaks: 'an amount of another currency is compared as it stands',
    file: 'domain/quote-check/check-price.ts',
    replace: 'price === undefined || isOther ||',
    by: 'price === undefined ||',
    test: quotes('is never exchanged'),
  },
  {
    promise: 18,
    breaks: 'an offer is held against the estimate of any visit',
    file: 'api/services/estimate/kept-estimate.ts',
    replace: '.where(eq(kept.visitId, visitId)).orderBy',
    by: '.orderBy',
    test: pglite('api/routes/quote-check.db.test.ts', 'kept estimate of its own visit'),
  },
  {
    promise: 18,
    breaks: 'a PDF may have any number of pages',
    file: 'api/services/quote-check/pdf-worker.ts',
    replace: "  if (document.numPages > pages) return { problem: 'too-many' };\n",
    by: '',
    test: pglite('api/routes/quote-check.db.test.ts', 'refuses a PDF'),
  },
];
