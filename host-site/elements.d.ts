import 'react';
import type { Language, Market } from '#domain/place.ts';

interface WidgetAttributes {
  lang: Language;
  market: Market;
  'onwattnest-close'?: (event: CustomEvent) => void;
  'onwattnest-lead'?: (event: CustomEvent) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wattnest-questionnaire': WidgetAttributes;
    }
  }
}
