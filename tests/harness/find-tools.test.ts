import { describe, expect, test } from 'vitest';
import {
  findChromium,
  findHeadlessChromium,
  findPostgres,
  HEADLESS_SHELL,
  whatToInstall,
} from '#tests/harness/find-tools.mjs';

/** A machine that has these files and no others. */
function machine(platform: string, files: string[], env = {}) {
  const under = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`));
  return {
    platform,
    env: { HOME: '/home/ada', ...env },
    exists: (path: string) => files.includes(path),
    list: (folder: string) => [
      ...new Set(under(folder).map((file) => file.slice(folder.length + 1).split('/')[0] ?? '')),
    ],
  };
}

const ownOfPlaywright = '/home/ada/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome';
const chromiumApp = '/Applications/Chromium.app/Contents/MacOS/Chromium';
const chromeApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

describe('Chromium is found', () => {
  test.each([
    ['where Debian puts it', ['/usr/bin/chromium', ownOfPlaywright], '/usr/bin/chromium'],
    ["in Playwright's folder", ['/usr/bin/google-chrome', ownOfPlaywright], ownOfPlaywright],
    ['among the applications of a Mac', [chromeApp, chromiumApp], chromiumApp],
    ['as Chrome on a Mac', [chromeApp], chromeApp],
    ["among a person's own applications", [`/home/ada${chromeApp}`], `/home/ada${chromeApp}`],
    ['nowhere', ['/usr/bin/firefox'], undefined],
  ])('%s', (_, files, path) => {
    expect(findChromium(ownOfPlaywright, machine('any', files))).toBe(path);
  });

  test('the one without windows is taken where it is, and nobody has named another', () => {
    const both = ['/usr/bin/chromium', HEADLESS_SHELL];
    const found = (files: string[], env = {}) => findHeadlessChromium(undefined, machine('linux', files, env));
    expect(found(both)).toBe(HEADLESS_SHELL);
    expect(found(['/usr/bin/chromium'])).toBe('/usr/bin/chromium');
    expect(found([...both, '/opt/chrome'], { CHROME_PATH: '/opt/chrome' })).toBe('/opt/chrome');
    expect(findChromium(undefined, machine('linux', both))).toBe('/usr/bin/chromium');
  });

  test('where CHROME_PATH says, if it is there', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    const both = machine('linux', ['/opt/chrome', '/usr/bin/chromium'], env);
    expect(findChromium(undefined, both)).toBe('/opt/chrome');
    expect(findChromium(undefined, machine('linux', ['/usr/bin/chromium'], env))).toBe('/usr/bin/chromium');
  });
});

describe('PostgreSQL is found', () => {
  test.each([
    [
      'the newest of Debian',
      ['9.6', '15', '17'].map((it) => `/usr/lib/postgresql/${it}/bin/initdb`),
      '/usr/lib/postgresql/17/bin',
    ],
    [
      'the newest of Homebrew on Apple silicon',
      ['postgresql@9', 'postgresql@17', 'postgresql-hll'].map((it) => `/opt/homebrew/opt/${it}/bin/initdb`),
      '/opt/homebrew/opt/postgresql@17/bin',
    ],
    ['of Homebrew on Intel', ['/usr/local/opt/postgresql@16/bin/initdb'], '/usr/local/opt/postgresql@16/bin'],
    ['linked by Homebrew', ['/opt/homebrew/bin/initdb'], '/opt/homebrew/bin'],
    [
      'of Postgres.app',
      ['/Applications/Postgres.app/Contents/Versions/latest/bin/initdb'],
      '/Applications/Postgres.app/Contents/Versions/latest/bin',
    ],
    ['nowhere: a client alone has no server', ['/usr/lib/postgresql/17/bin/psql'], undefined],
  ])('%s', (_, files, folder) => {
    expect(findPostgres(machine('any', files))).toBe(folder);
  });
});

describe('what to install', () => {
  test.each([
    [
      'linux',
      undefined,
      undefined,
      'The tests need chromium and postgresql: install with "apt-get install chromium postgresql".',
    ],
    ['linux', chromeApp, undefined, 'The tests need postgresql: install with "apt-get install postgresql".'],
    [
      'darwin',
      undefined,
      undefined,
      'The tests need chromium and postgresql: install with "brew install --cask google-chrome" and "brew install postgresql@17".',
    ],
    ['darwin', chromeApp, undefined, 'The tests need postgresql: install with "brew install postgresql@17".'],
    ['darwin', chromeApp, '/opt/homebrew/bin', undefined],
  ])('on %s with %s and %s', (platform, chromium, postgres, sentence) => {
    expect(whatToInstall(chromium, postgres, machine(platform, []))).toBe(sentence);
  });
});
