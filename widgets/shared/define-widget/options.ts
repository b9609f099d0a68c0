import { type Language, languageOfTag, type Market, marketOfTag, markets } from '#domain/place.ts';
import { scriptOrigin } from '#widgets/shared/define-widget/script-origin.ts';

export type Theme = 'light' | 'dark' | 'auto';
export type Layout = 'page' | 'steps' | 'standalone';

/** A widget's attributes, read and completed. */
export interface WidgetOptions {
  siteKey: string | undefined;
  /** Origin or base address of the API, without a slash at its end. */
  api: string;
  language: Language;
  market: Market;
  theme: Theme;
  layout: Layout;
  /** Known answers as the page gave them: JSON text, or an object. */
  prefill: unknown;
  fallbackPhone: string | undefined;
  fallbackEmail: string | undefined;
}

/** Property name and attribute of everything that can also be set as a property. */
export const propertyAttributes = {
  siteKey: 'site-key',
  api: 'api',
  market: 'market',
  theme: 'theme',
  layout: 'layout',
  prefill: 'prefill',
  fallbackPhone: 'fallback-phone',
  fallbackEmail: 'fallback-email',
} as const;
export type PropertyName = keyof typeof propertyAttributes;
export const observedAttributes = ['lang', ...Object.values(propertyAttributes)];

/** Properties set by script; they win over the attribute of the same name. */
export type Overrides = Partial<Record<PropertyName, unknown>>;

function parentAcrossShadow(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The `lang` attributes from the element upwards, nearest first. */
function languageTags(host: Element): string[] {
  const tags: string[] = [];
  for (let node: Element | null = host; node; node = parentAcrossShadow(node)) {
    const tag = node.getAttribute('lang');
    if (tag) tags.push(tag);
  }
  return tags;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((it) => it === value);
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

export function readOptions(host: Element, overrides: Overrides): WidgetOptions {
  const given = (name: PropertyName) => overrides[name] ?? host.getAttribute(propertyAttributes[name]) ?? undefined;
  const tags = languageTags(host);
  const language = languageOfTag(tags[0] ?? '') ?? 'de';
  const regional = tags.find((tag) => /[-_][a-z]{2}\b/i.test(tag)) ?? '';
  return {
    siteKey: text(given('siteKey')),
    api: (text(given('api')) ?? scriptOrigin()).replace(/\/+$/, ''),
    language,
    market: oneOf(markets, text(given('market'))?.toLowerCase()) ?? marketOfTag(regional, language),
    theme: oneOf(['light', 'dark'], given('theme')) ?? 'auto',
    layout: oneOf(['steps', 'standalone'], given('layout')) ?? 'page',
    prefill: given('prefill'),
    fallbackPhone: text(given('fallbackPhone')),
    fallbackEmail: text(given('fallbackEmail')),
  };
}

export function sameOptions(one: WidgetOptions, other: WidgetOptions): boolean {
  return (Object.keys(one) as (keyof WidgetOptions)[]).every((name) => one[name] === other[name]);
}
