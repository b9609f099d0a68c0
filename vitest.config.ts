import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { preactAlias } from './preact-alias.ts';

const chromium = {
  executablePath: '/usr/bin/chromium',
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

const database = (name: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${name}`,
    include: ['api/**/*.db.test.ts'],
    env: { TEST_DATABASE: name },
    globalSetup: name === 'postgres' ? ['tests/harness/postgres-setup.ts'] : [],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,texts,widgets,api,scripts}/**/*.test.ts', 'tests/architecture/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      database('pglite'),
      database('postgres'),
      {
        resolve: { alias: preactAlias },
        test: {
          name: 'browser',
          include: ['widgets/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 412, height: 823 },
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'end-to-end',
          include: ['tests/{browser,faults,examples}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
