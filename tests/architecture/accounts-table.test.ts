import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/accounts.md', 'utf8')
  .split('\n')
  .filter((it) => /^\| (?!there|---)/.test(it))
  .map((it) => it.split('|').map((cell) => cell.trim()));

/** Source: portal, sections 4, 7, 8 and 9; those of popups come with the providers' sign-in. */
const named = [
  ...['token refresh', 'account look-up', 'account delete', 'password policy', 'authorised domains', 'token sync'],
  ...['logout', 'forgotten password', 'multi-factor sign-in'],
  ...['network-request-failed', 'unauthorized-domain', 'user-mismatch', 'user-token-expired'],
  ...['multi-factor-auth-required', 'login-blocked', '30 s', 'five minutes', '800', 'toast', 'password 6'],
];

test.each(named)('the table of accounts says what does "%s" here', (name) => {
  expect(rows.filter(([, there]) => there?.includes(name))).not.toEqual([]);
});

test.each(rows.map(([, there, here, tests = '']) => [there || here, tests]))(
  'and which test shows it: %s',
  (_, tests) => {
    const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths).not.toEqual([]);
    for (const path of paths) expect([path, existsSync(path) && /\.test\.tsx?$/.test(path)]).toEqual([path, true]);
  },
);
