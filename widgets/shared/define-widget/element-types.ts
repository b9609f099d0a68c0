import type { WidgetEvents } from '#widgets/shared/define-widget/widget-events.ts';

type WidgetEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'wattnest-chat': WattnestElement;
    'wattnest-questionnaire': WattnestElement;
    'wattnest-strategy-check': WattnestElement;
  }
  /** They bubble: a listener on any element around the widget hears them. */
  interface HTMLElementEventMap extends WidgetEventMap {}
  interface DocumentEventMap extends WidgetEventMap {}
}

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

/** What scripts can do with a widget's element. Each property wins over the attribute of its name. */
export interface WattnestElement extends HTMLElement {
  siteKey: string | undefined;
  api: string | undefined;
  market: WidgetAttributes['market'];
  theme: WidgetAttributes['theme'];
  layout: QuestionnaireAttributes['layout'];
  /** Known answers: an object, or its JSON. */
  prefill: Record<string, unknown> | string | undefined;
  fallbackPhone: string | undefined;
  fallbackEmail: string | undefined;
  start(): void;
  reset(): void;
}
