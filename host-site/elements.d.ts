import type { Ref } from 'react';
import type { Language, Market } from '#domain/place.ts';
import type { WidgetTag } from '#widgets/registry.ts';

interface WidgetAttributes {
  ref?: Ref<HTMLElement>;
  lang: Language;
  market: Market;
  layout?: 'page' | 'standalone';
  'onwattnest-progress'?: (event: CustomEvent) => void;
  'onwattnest-close'?: (event: CustomEvent) => void;
  'onwattnest-lead'?: (event: CustomEvent) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<WidgetTag, WidgetAttributes> {}
  }
}
