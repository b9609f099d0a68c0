// Where Chromium and PostgreSQL are: for the tests, and for the set-up, which runs on any Node before there is TypeScript.
import { existsSync, readdirSync } from 'node:fs';

const machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/** Debian's Chromium without windows: pages open in a fraction of the time, and are drawn a little otherwise. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser that CHROME_PATH names, the system's, Playwright's own at `ownOfPlaywright`, or one of a Mac. */
export function findChromium(ownOfPlaywright, { env, exists } = machine) {
  const applications = ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ]);
  const paths = [env.CHROME_PATH, '/usr/bin/chromium', ownOfPlaywright, ...applications, '/usr/bin/google-chrome'];
  return paths.find((path) => path && exists(path));
}

/** The one without windows, where nobody has named another and it is there; else as `findChromium`. */
export function findHeadlessChromium(ownOfPlaywright, from = machine) {
  return !from.env.CHROME_PATH && from.exists(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium(ownOfPlaywright, from);
}

const newestFirst = (names) => names.sort((a, b) => Number(b.match(/\d+/) ?? 0) - Number(a.match(/\d+/) ?? 0));

/** The folder of PostgreSQL's programs, `initdb` among them; the newest of several. */
export function findPostgres({ exists, list } = machine) {
  const debian = newestFirst(list('/usr/lib/postgresql')).map((version) => `/usr/lib/postgresql/${version}/bin`);
  const homebrew = ['/opt/homebrew', '/usr/local'].flatMap((prefix) => {
    const formulas = list(`${prefix}/opt`).filter((name) => /^postgresql(@\d+)?$/.test(name));
    return [...newestFirst(formulas).map((name) => `${prefix}/opt/${name}/bin`), `${prefix}/bin`];
  });
  const app = '/Applications/Postgres.app/Contents/Versions/latest/bin';
  return [...debian, ...homebrew, app].find((folder) => exists(`${folder}/initdb`));
}

/** What to install, in one sentence; undefined when nothing is missing. */
export function whatToInstall(chromium, postgres, { platform } = machine) {
  const missing = [!chromium && 'chromium', !postgres && 'postgresql'].filter(Boolean);
  if (missing.length === 0) return undefined;
  const brew = [!chromium && 'brew install --cask google-chrome', !postgres && 'brew install postgresql@17'];
  const commands = platform === 'darwin' ? brew.filter(Boolean) : [`apt-get install ${missing.join(' ')}`];
  const install = commands.map((command) => `"${command}"`).join(' and ');
  return `The tests need ${missing.join(' and ')}: install with ${install}.`;
}
