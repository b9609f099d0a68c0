import { join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';
import { findChromium, findHeadlessChromium } from './find-tools.mjs';

const ownOfPlaywright = playwrightChromium.executablePath();

/** Chromium, quiet, able to run as root, and with the same fonts everywhere: for pictures and benchmarks. */
export const chromium = {
  executablePath: findChromium(ownOfPlaywright) ?? ownOfPlaywright,
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A page of a test is left before code that was made faster for it has paid. */
export const shortLived = '--js-flags=--no-opt,--no-maglev';

/** The same for tests that take no picture: without windows, where such a Chromium is installed. */
export const headlessChromium = {
  ...chromium,
  args: [...chromium.args, shortLived],
  executablePath: findHeadlessChromium(ownOfPlaywright) ?? ownOfPlaywright,
};

/** Visitors' browsers with third-party cookies and storage blocked; `*.test` names lead to this machine. */
export const strictVisitorArgs = [
  '--test-third-party-cookie-phaseout',
  '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
