import type { Preview } from '@storybook/react-vite';
import { axeOptions } from '#widgets/shared/testing/violations.ts';
import './preview.css';

const fonts = ['16px "Figtree Variable"', '16px "Bricolage Grotesque Variable"'];

const preview: Preview = {
  loaders: [() => Promise.all(fonts.map((font) => document.fonts.load(font)))],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
  },
};

export default preview;
