import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

export const testOptions: WidgetOptions = {
  siteKey: 'site-1',
  api: 'https://api.test',
  language: 'en',
  market: 'us',
  theme: 'auto',
  layout: 'page',
  prefill: undefined,
  fallbackPhone: undefined,
  fallbackEmail: undefined,
};
