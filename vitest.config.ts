import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { preactAlias } from './preact-alias.ts';
import { chromium, headlessChromium, shortLived } from './tests/harness/chromium.ts';
import { LongestFirst } from './tests/harness/longest-first.ts';
import { compareWithKept } from './tests/pictures/compare.ts';
import { isUnchanged, picturePath, screenshotOptions } from './tests/pictures/is-unchanged.ts';

/** Named beforehand: a dependency found during a run reloads the page under the test. */
const optimizeDeps = {
  include: [
    '@preact/compat',
    '@preact/compat/client',
    '@preact/compat/jsx-runtime',
    '@preact/compat/jsx-dev-runtime',
    '@nanostores/react',
    '@r2wc/react-to-web-component',
    'axe-core',
    'nanostores',
    'zod/mini',
  ],
};

/** One worker on each core. Vitest itself leaves a core free, which on two would leave one idle. */
const maxWorkers = '100%';

/** The files of a worker share what was loaded: it takes longer than their tests. No test may leave anything behind. */
const isolate = false;

/**
 * PGlite is PostgreSQL for one connection: what makes one call after the other runs there. PostgreSQL has what happens at once, what
 * depends on its driver, and, alone, what is slow by its passwords. With DEEP everything runs on PostgreSQL, and nearly all on both.
 */
const slow = ['api/auth/{accounts,second-factor,sign-in}.db.test.ts', 'api/routes/own-account.db.test.ts'];
const atOnce = [
  'api/{hostile-input,auth/provider-sign-in,database/*,jobs/*,limits/*}.db.test.ts',
  'api/routes/{account-links,admin,admin-suspension,chat-model-budget,confirm-request,leads,live-events,partner-leads,person,project-quotes}.db.test.ts',
  'api/routes/{projects,provider-sign-in,quote-check,sites,stopping,storage-limits,webhooks}.db.test.ts',
  'api/services/{events,retention,webhooks}/*.db.test.ts',
  'api/services/{leads/chase-leads,mail/deliver-mail,person/*}.db.test.ts',
];
const everywhere = ['{api,scripts}/**/*.db.test.ts'];

const database = (name: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${name}`,
    sequence: { groupOrder: 1 },
    include: name === 'pglite' || process.env.DEEP ? everywhere : [...slow, ...atOnce],
    exclude: name === 'pglite' ? slow : [],
    env: { TEST_DATABASE: name },
    globalSetup: [`tests/harness/${name === 'postgres' ? 'postgres-setup' : 'prepared-cluster'}.ts`],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers,
    isolate,
  },
});

/** A browser on a busy machine may be late once; what is broken fails twice. */
const retry = process.env.CI ? 1 : 0;

/** Glyphs as the fonts have them: how a machine sharpens them is up to its settings. */
const samePixels = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const inChromium = (width: number, height: number): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: headlessChromium }),
  instances: [{ browser: 'chromium' }],
  viewport: { width, height },
  screenshotFailures: false,
});

const withPictures: BrowserConfigOptions = {
  ...inChromium(1280, 900),
  provider: playwright({
    launchOptions: { ...chromium, args: [...chromium.args, shortLived, ...samePixels] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  commands: { isUnchanged },
  expect: {
    toMatchScreenshot: {
      screenshotOptions,
      comparatorName: 'withKept',
      comparators: { withKept: compareWithKept },
      resolveScreenshotPath: ({ root, testFileDirectory, testFileName, arg }) =>
        picturePath(join(root, testFileDirectory, testFileName), arg),
    },
  },
};

/** Tests of whole servers. Those in a browser wait for pages as long as they compute: two more of them than there are cores. */
const endToEnd = (folder: 'faults' | 'browser' | 'engines', groupOrder: number, maxWorkers: number) => ({
  test: {
    name: folder === 'browser' ? 'end-to-end' : folder,
    sequence: { groupOrder },
    include: [`tests/${folder}/**/*.test.ts`],
    globalSetup: ['tests/harness/prepared-cluster.ts'],
    retry,
    testTimeout: folder === 'engines' ? 180_000 : 60_000,
    hookTimeout: 120_000,
    maxWorkers,
    isolate,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            '{domain,texts,widgets,api,host-site,examples,scripts}/**/*.test.ts',
            'tests/{architecture,chat-corpus,harness,model-evaluation,mutations,pictures}/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/*.browser.test.*', '**/node_modules/**'],
          maxWorkers,
          isolate,
        },
      },
      database('pglite'),
      database('postgres'),
      {
        resolve: { alias: preactAlias },
        optimizeDeps,
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          /** They wait for their pages more than they compute: one more of them than there are cores. */
          maxWorkers: 3,
          include: ['widgets/**/*.browser.test.tsx'],
          expect: { poll: { timeout: 10_000 } },
          css: true,
          retry,
          browser: inChromium(412, 823),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'storybook',
          sequence: { groupOrder: 3 },
          /** Of three pages that are resized and drawn at once, one may stop drawing for good. */
          maxWorkers: 2,
          css: true,
          retry,
          setupFiles: ['.storybook/pictures.ts'],
          browser: withPictures,
        },
      },
      endToEnd('faults', 4, 2),
      endToEnd('browser', 5, 4),
      ...(process.env.DEEP ? [endToEnd('engines', 6, 1)] : []),
    ],
  },
});
