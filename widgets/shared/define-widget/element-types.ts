import type { WidgetEvents } from '#widgets/shared/define-widget/widget-events.ts';

/** Attributes of every widget, all optional and all texts. */
export interface WidgetAttributes {
  'site-key'?: string;
  api?: string;
  lang?: string;
  market?: 'de' | 'at' | 'ch' | 'us';
  theme?: 'light' | 'dark' | 'auto';
  prefill?: string;
  'fallback-phone'?: string;
  'fallback-email'?: string;
}

/** Attributes of `<wattnest-questionnaire>`. */
export interface QuestionnaireAttributes extends WidgetAttributes {
  layout?: 'page' | 'steps' | 'standalone';
}

/** Attributes of `<wattnest-strategy-check>`. */
export interface StrategyCheckAttributes extends WidgetAttributes {
  layout?: 'page' | 'steps' | 'standalone';
}

/** Attributes of `<wattnest-chat>`. */
export interface ChatAttributes extends WidgetAttributes {
  layout?: 'page' | 'standalone';
}

/** What scripts can do with a widget's element. */
export interface WattnestElement extends HTMLElement {
  start(): void;
  reset(): void;
  addEventListener<Name extends keyof WidgetEvents>(
    type: Name,
    listener: (event: CustomEvent<WidgetEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
