import type { StorybookConfig } from '@storybook/react-vite';
import { preactAlias } from '../preact-alias.ts';
import { guides } from '../scripts/build/guides.ts';

/** Storybook's React renderer takes `act` from here. */
const testUtils = { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' };

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), guides()],
    resolve: { ...vite.resolve, alias: [testUtils, ...preactAlias] },
  }),
};

export default config;
