import { stripVTControlCharacters } from 'node:util';

/** What vitest's JSON reporter says of a run, as far as it is read here. */
export interface Report {
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** `broken`: no test of this name ran, or it ended by anything but an assertion. */
export type Verdict = 'passed' | 'failed' | 'broken';

/**
 * Vitest's own failures of expectations, of which `resolves`, `rejects`, an element that never comes, and what was polled in a browser
 * have forms of theirs; a time-out, a syntax error or a crash proves nothing.
 */
const isAssertion = (message: string) =>
  /^(AssertionError\b|Error: (promise (resolved|rejected) [\s\S]* instead of (rejecting|resolving)|Cannot find element with locator: )|Error: [\s\S]*\bexpected [\s\S]*__VITEST_POLL_CHAIN__)/.test(
    stripVTControlCharacters(message),
  );

function ranOf(report: Report | null, name: string) {
  const named = new RegExp(name);
  const results = (report?.testResults ?? []).flatMap((it) => it.assertionResults);
  return results.filter(({ fullName, status }) => named.test(fullName) && /^(passed|failed)$/.test(status));
}

/** What the tests of this name came to. The report of a run that wrote none is null. */
export function verdictOf(report: Report | null, name: string): Verdict {
  const ran = ranOf(report, name);
  if (ran.length === 0) return 'broken';
  const failed = ran.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return 'passed';
  return failed.some(({ failureMessages }) => failureMessages?.some(isAssertion)) ? 'failed' : 'broken';
}

/** What ended the tests of this name, in one line. */
export function endOf(report: Report | null, name: string): string {
  const told = ranOf(report, name).flatMap(({ failureMessages }) => failureMessages ?? []);
  return told[0]?.split('\n')[0] ?? 'no test of this name ran';
}
