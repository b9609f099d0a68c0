// Runs on whatever Node started npm (20 or newer). Brings the dependencies, Node 24 among them;
// `--build` also builds what is stale, `--test-tools` also brings Chromium and PostgreSQL, `--engines` Firefox and WebKit.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wants = new Set(process.argv.slice(2));

const at = (path) => join(root, path);
const read = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '');
const hash = (text) => createHash('sha256').update(text).digest('hex');

function run(command, ...args) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installDependencies() {
  const stamp = 'node_modules/.setup-stamp';
  const wanted = hash(read('package-lock.json'));
  if (read(stamp) === wanted) return;
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  writeFileSync(at(stamp), wanted);
}

function requireNode24() {
  const path = [at('node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const env = { ...process.env, PATH: path };
  const version = execFileSync('node', ['--version'], { env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (Number(version.slice(1).split('.')[0]) < 24)
    fail(
      `No Node 24 comes with the packages for this platform, and ${version.trim()} is installed: install Node 24 (on a Mac "brew install node@24").`,
    );
}

function fingerprint(paths) {
  const lines = [];
  const visit = (path) => {
    if (!existsSync(at(path))) return;
    const stat = statSync(at(path));
    if (!stat.isDirectory()) return lines.push(`${path} ${hash(readFileSync(at(path)))}`);
    for (const name of readdirSync(at(path)).sort()) visit(`${path}/${name}`);
  };
  for (const path of paths) visit(path);
  return hash(lines.join('\n'));
}

function buildWhatIsStale() {
  const stamp = 'dist/.setup-stamp';
  const wanted = fingerprint([
    'domain',
    'texts',
    'widgets',
    'scripts/build',
    'docs',
    'host-site',
    'package-lock.json',
    'package.json',
    'preact-alias.ts',
    'vite.lib.config.ts',
    'vite.site.config.ts',
  ]);
  if (read(stamp) === wanted) return;
  run('npm', 'run', '--silent', 'build');
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(at(stamp), wanted);
}

const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** From Debian's packages where that is possible, else it says what a person has to install. */
function installPackages(packages, sentence) {
  if (packages.length === 0) return;
  if (!canInstall) fail(sentence);
  console.log(`Installing ${packages.join(' and ')} for the tests`);
  const quiet = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

async function installTestTools() {
  const { findChromium, findPostgres, HEADLESS_SHELL, whatToInstall } = await import('#tests/harness/find-tools.mjs');
  const playwright = await import('playwright');
  const [chromium, postgres] = [findChromium(playwright.chromium.executablePath()), findPostgres()];
  const missing = [!chromium && 'chromium', !postgres && 'postgresql'].filter(Boolean);
  installPackages(missing, whatToInstall(chromium, postgres));
  if (canInstall && !existsSync(HEADLESS_SHELL)) installHeadlessShell();
}

/** It makes the tests faster; they run in the whole Chromium as well. */
function installHeadlessShell() {
  try {
    installPackages(['chromium-headless-shell'], '');
  } catch {
    console.log('chromium-headless-shell could not be installed: the tests run in Chromium, and take longer');
  }
}

/** The other two engines, for `test:deep`. */
function installEngines() {
  const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };
  const missing = Object.keys(programs).filter((name) => !existsSync(`/usr/bin/${programs[name]}`));
  installPackages(missing, `The deep tests need Debian's ${missing.join(', ')}.`);
}

installDependencies();
requireNode24();
if (wants.has('--build')) buildWhatIsStale();
if (wants.has('--test-tools')) await installTestTools();
if (wants.has('--engines')) installEngines();
