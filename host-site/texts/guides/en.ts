import { PRODUCT_NAME } from '#domain/product.ts';
import type { GuideTexts } from '#host-site/texts/guides/texts.ts';

export const en: GuideTexts = {
  docs: {
    title: 'For developers',
    description: `${PRODUCT_NAME} on your own page: embed it, set it up, hear its events, receive its requests.`,
    contents: 'Contents',
    api: 'API: every call',
    openapi: 'OpenAPI 3.1 as JSON',
    design: 'Design',
  },
  design: {
    title: 'Design',
    description: `The colours, letters, controls, drawings and words that ${PRODUCT_NAME} is made of.`,
    colours: {
      title: 'Colours',
      text: 'Warm paper, deep spruce, one hue for each solution. Text has at least 4.5 to 1, edges 3 to 1, light and dark. On partners’ pages --wattnest-NAME replaces each value.',
      uses: {
        paper: 'ground of the page',
        surface: 'cards and fields',
        sunken: 'areas set apart',
        ink: 'text',
        'ink-soft': 'secondary text',
        line: 'lines',
        edge: 'edges of controls',
        accent: 'buttons and links',
        'accent-tint': 'what is chosen',
        sun: 'solar power',
        ember: 'heat',
        current: 'charging',
        high: 'high potential',
        medium: 'medium potential',
        low: 'low potential',
        danger: 'errors, what is final',
        focus: 'keyboard focus',
      },
    },
    letters: {
      title: 'Letters',
      text: 'Bricolage Grotesque for headings, Figtree for everything else. Widgets load no font: they take the page’s.',
      display: 'What your home can do',
      body: 'An honest first assessment, every number with its range and source.',
      small: 'Source and date stand below, in small print.',
    },
    controls: {
      title: 'Controls',
      text: 'One main thing in each view. Everything is at least 44 pixels high and within reach of the keyboard.',
      main: 'Continue',
      ghost: 'Back',
      danger: 'Erase everything',
      off: 'Not possible yet',
      field: 'ZIP code or city',
    },
    potentials: {
      title: 'Potentials',
      text: 'Picture and word say the same; colour alone never says anything.',
    },
    drawings: {
      title: 'Drawings',
      text: 'No stock pictures: one house that every drawing comes from, by day and by night.',
    },
    words: {
      title: 'Words',
      text: 'One word for one thing, in each language.',
    },
  },
};
