import { expect, test } from 'vitest';
import { type Report, type Verdict, verdictOf } from './verdict.ts';

const ran = (fullName: string, status: string, ...failureMessages: string[]): Report => ({
  testResults: [{ assertionResults: [{ fullName, status, failureMessages }] }],
});
const ASSERTION = 'AssertionError: expected 1 to be 2\n    at /somewhere.ts:1:1';

test.each<[string, Report | null, Verdict]>([
  ['its assertion failed', ran('a lead is kept', 'failed', ASSERTION), 'failed'],
  [
    'its promise broke',
    ran('a lead is kept', 'failed', 'Error: promise rejected "Error: x" instead of resolving'),
    'failed',
  ],
  [
    'its element never came',
    ran('a lead is kept', 'failed', "Error: Cannot find element with locator: getByText('Sent')"),
    'failed',
  ],
  ['it passed', ran('a lead is kept', 'passed'), 'passed'],
  ['another test failed', ran('something else', 'failed', ASSERTION), 'broken'],
  ['it was skipped', ran('a lead is kept', 'skipped'), 'broken'],
  ['it took too long', ran('a lead is kept', 'failed', 'Error: Test timed out in 5000ms.'), 'broken'],
  ['it crashed', ran('a lead is kept', 'failed', 'TypeError: x is not a function'), 'broken'],
  ['an error names an assertion', ran('a lead is kept', 'failed', 'Error: no AssertionError here'), 'broken'],
  [
    'what was polled in a browser did not come',
    ran('a lead is kept', 'failed', "Error: expected 'a' to be 'b'\n    at Proxy.__VITEST_POLL_CHAIN__ (index.js:1:1)"),
    'failed',
  ],
  [
    'an element stayed',
    ran(
      'a lead is kept',
      'failed',
      'Error: expect(element).not.toBeInTheDocument()\n\n\u001b[31mexpected document not to contain element\n    at Proxy.__VITEST_POLL_CHAIN__ (index.js:1:1)',
    ),
    'failed',
  ],
  ['its file could not be loaded', { testResults: [{ message: 'SyntaxError', assertionResults: [] }] }, 'broken'],
  ['the run wrote no report', null, 'broken'],
])('%s', (_, report, verdict) => {
  expect(verdictOf(report, 'is kept')).toBe(verdict);
});
